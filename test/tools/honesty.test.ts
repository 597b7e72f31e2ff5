import { expect, it } from "vitest";
import type { Language } from "../../src/language.js";
import { testOrder } from "../../src/tools/honesty/order.js";
import { applyChange, changesOf } from "../../src/tools/honesty/replacements.js";
import { formatResult } from "../../src/tools/honesty/result.js";
import { meaninglessPlaces } from "../../src/tools/honesty/subject.js";
import { testWordings } from "../../src/tools/honesty/wordings.js";
import { testWords } from "../../src/tools/honesty/words.js";
import { cardOf, readStub, stubLanguage } from "../cli/stub-language.js";

const card = cardOf("Goblin Call", "Create two 2/1 red Goblin creature tokens.");
const compiler = { language: stubLanguage, environment: { findCard: () => undefined } };

/** A language that hears no colors: whatever the color, it reads red. */
const colorblind: Language = {
  ...stubLanguage,
  read: (one, environment) => {
    const text = one.faces[0].text.text.replace(/white|blue|black|green/g, "red");
    return { ...stubLanguage.read(cardOf(one.name, text), environment), card: one };
  },
};

it("changes every word that carries meaning, each to one of its kind", () => {
  const text = card.faces[0].text.text;
  const changed = changesOf(text, () => false).map((change) => [change.construct, applyChange(text, change)]);
  expect(new Map(changed.map(([construct = "", after = ""]) => [construct, after]))).toEqual(
    new Map([
      ["power", "Create two 3/1 red Goblin creature tokens."],
      ["toughness", "Create two 2/2 red Goblin creature tokens."],
      ["creature type", "Create two 2/1 red God creature tokens."],
      ["number", "Create three 2/1 red Goblin creature tokens."],
      ["color", "Create two 2/1 green Goblin creature tokens."],
      ["card type", "Create two 2/1 red Goblin artifact tokens."],
    ]),
  );
});

it.each([
  ["Landfall — Draw a card. (Then discard a card.)", "Landfall", true],
  ["Landfall — Draw a card. (Then discard a card.)", "Draw", false],
  ["Landfall — Draw a card. (Then discard a card.)", "discard", true],
  ["Sacrifice Goblin Call.", "Goblin", true],
])("in %j, leaves %s alone: %s", (text, word, left) => {
  const start = text.indexOf(word);
  expect(meaninglessPlaces(text, card)(start, start + word.length)).toBe(left);
});

it("finds no swallowed word where there is none", () => {
  expect(testWords([readStub(card)], compiler)).toMatchObject({ tried: 6, survivors: [] });
});

it("finds the words that a language swallows", () => {
  const result = testWords([readStub(card)], { ...compiler, language: colorblind });
  expect(result.survivors).toMatchObject([{ construct: "color", card: "Goblin Call" }]);
  expect(formatResult(result, 1)).toContain("1 words were swallowed (16.67 %)\n  color: 1\n    Goblin Call");
});

it("finds sentences that are accepted in any order", () => {
  const bag: Language = { ...stubLanguage, read: () => readStub(card) };
  expect(testOrder([readStub(card)], compiler)).toMatchObject({ tried: 1, survivors: [] });
  expect(testOrder([readStub(card)], { ...compiler, language: bag }).survivors).toHaveLength(1);
});

it("finds old wordings that are not read", () => {
  expect(testWordings([readStub(card)], compiler).survivors).toMatchObject([
    {
      construct: "put onto the battlefield: not read",
      after: "Put two 2/1 red Goblin creature tokens onto the battlefield.",
    },
  ]);
});
