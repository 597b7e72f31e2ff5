import { expect, it } from "vitest";
import type { MagicLanguage } from "../../src/language.js";
import { testOrder } from "../../src/tools/honesty/order.js";
import { applyChange, changesOf } from "../../src/tools/honesty/changes.js";
import { magicTested } from "../../src/tools/honesty/magic/index.js";
import { formatResult, totalOf } from "../../src/tools/honesty/result.js";
import { meaninglessPlaces } from "../../src/tools/honesty/subject.js";
import { testWordings } from "../../src/tools/honesty/wordings.js";
import { testOmissions, testWords } from "../../src/tools/honesty/words.js";
import { cardOf, readStub, stubLanguage } from "../cli/stub-language.js";

const card = cardOf("Goblin Call", "Create two 2/1 red Goblin creature tokens.");
const compiler = { language: stubLanguage, environment: { findCard: () => undefined }, game: magicTested };

/** A language that hears no colors: whatever the color, it reads red. */
const colorblind: MagicLanguage = {
  ...stubLanguage,
  read: (one, environment) => {
    const text = one.faces[0].text.text.replace(/white|blue|black|green/g, "red");
    return { ...stubLanguage.read(cardOf(one.name, text), environment), card: one };
  },
};

it("changes every word that carries meaning, each to one of its kind", () => {
  const text = card.faces[0].text.text;
  const changed = changesOf(text, () => false, magicTested).map((change) => [
    change.construct,
    applyChange(text, change),
  ]);
  expect(new Map(changed.map(([construct = "", after = ""]) => [construct, after]))).toEqual(
    new Map([
      ["power", "Create two 3/1 red Goblin creature tokens."],
      ["toughness", "Create two 2/2 red Goblin creature tokens."],
      ["number", "Create three 2/1 red Goblin creature tokens."],
      ["creature type", "Create two 2/1 red God creature tokens."],
      ["color", "Create two 2/1 green Goblin creature tokens."],
      ["color left out", "Create two 2/1 Goblin creature tokens."],
      ["card type", "Create two 2/1 red Goblin artifact tokens."],
      ["card type left out", "Create two 2/1 red Goblin tokens."],
      ["token or permanent", "Create two 2/1 red Goblin creature permanents."],
      ["action", "Exile two 2/1 red Goblin creature tokens."],
    ]),
  );
});

it.each([
  ["Put a +1/+1 counter on it.", "counter kind", "Put a -1/-1 counter on it."],
  ["+2: Draw a card.", "loyalty cost, sign", "−2: Draw a card."],
  ["{W/U}: Draw a card.", "mana symbol, hybrid", "{W/B}: Draw a card."],
  ["Create an X/X token.", "toughness", "Create an X/1 token."],
  ["Create a token, except it isn't legendary.", "exception left out", "Create a token."],
  ["Create a token. Activate only once each turn.", "restriction left out", "Create a token."],
  ["Create a token unless you control a Goblin.", "condition left out", "Create a token."],
  ["Discard a card at random.", "ending left out", "Discard a card."],
  ["It gains haste until end of turn.", "duration left out", "It gains haste."],
  ["If you control two or more Goblins, draw.", "comparison left out", "If you control two Goblins, draw."],
  ["They may draw a card.", "may of others", "They may draw a card."],
  ["That player may draw a card.", "may of others", "That player draw a card."],
  ["Return it from your graveyard.", "whose", "Return it from an opponent's graveyard."],
  ["Flying", "keyword, capital", "Haste"],
])("in %j, changes the %s", (text, construct, expected) => {
  const changed = changesOf(text, () => false, magicTested).filter((change) => change.construct === construct);
  expect([text, ...changed.map((change) => applyChange(text, change))]).toContain(expected);
});

it.each([
  ["For each artifact and enchantment you control, draw.", "conjunction", "and"],
  ["When Goblin Call enters and when it dies, draw.", "conjunction", "and"],
  ["Return target creature to its owner's hand.", "whose", "its owner's hand"],
  ["Search your library for up to two land cards.", "how many left out", "up to"],
  ["Create a 1/1 colorless Thopter artifact creature token.", "colorless left out", "colorless"],
  ["Create those tokens plus an additional Food token.", "additional left out", "additional"],
  ["Destroy that token.", "token or permanent", "token"],
])("in %j, leaves the %s alone where it means the same by rule", (text, construct, word) => {
  const found = changesOf(text, () => false, magicTested).filter((change) => change.construct === construct);
  expect(found.map(({ start, end }) => text.slice(start, end).trim())).not.toContain(word);
});

it.each([
  ["Destroy target artifact or enchantment.", "conjunction", "or"],
  ["Return target card from your graveyard to your hand.", "whose", "your graveyard"],
  ["Destroy up to two target creatures.", "how many left out", "up to"],
  ["Destroy target colorless creature.", "colorless left out", "colorless"],
  ["You may play an additional land this turn.", "additional left out", "additional"],
  ["Sacrifice a token.", "token or permanent", "token"],
])("in %j, tries the %s where it means something", (text, construct, word) => {
  const found = changesOf(text, () => false, magicTested).filter((change) => change.construct === construct);
  expect(found.map(({ start, end }) => text.slice(start, end).trim())).toContain(word);
});

it.each([
  ["Landfall — Draw a card. (Then discard a card.)", "Landfall", true],
  ["Landfall — Draw a card. (Then discard a card.)", "Draw", false],
  ["Landfall — Draw a card. (Then discard a card.)", "discard", true],
  ["Sacrifice Goblin Call.", "Goblin", true],
  ["Goblin Hordes — When it dies, draw a card.", "Hordes", true],
  ["I — Draw a card.", "Draw", false],
])("in %j, leaves %s alone: %s", (text, word, left) => {
  const start = text.indexOf(word);
  expect(meaninglessPlaces(magicTested.meaningless(text, card))(start, start + word.length)).toBe(left);
});

it("finds no swallowed word where there is none", () => {
  expect(testWords([readStub(card)], compiler)).toMatchObject({ survivors: [] });
});

it("finds the words that a language swallows", () => {
  const result = testWords([readStub(card)], { ...compiler, language: colorblind });
  expect(result.survivors).toMatchObject([{ construct: "color", card: "Goblin Call" }]);
  expect(formatResult(result, 1)).toContain("words were swallowed (10.00 %)\n  color: 1 of 1\n    Goblin Call");
});

it("finds sentences that are accepted in any order", () => {
  const bag: MagicLanguage = { ...stubLanguage, read: () => readStub(card) };
  const result = testOrder([readStub(card)], { ...compiler, language: bag });
  expect(result.survivors).toHaveLength(totalOf(result.tried));
  expect(totalOf(result.tried)).toBeGreaterThan(3);
});

it("leaves every word out, one at a time", () => {
  const bag: MagicLanguage = { ...stubLanguage, read: () => readStub(card) };
  const result = testOmissions([readStub(card)], { ...compiler, language: bag });
  expect(result.survivors.map(({ construct }) => construct)).toEqual([
    "two",
    "2/1",
    "red",
    "Goblin",
    "creature",
    "tokens",
  ]);
});

it("finds old wordings that are not read", () => {
  expect(testWordings([readStub(card)], compiler).survivors).toMatchObject([
    {
      construct: "put onto the battlefield, not read",
      after: "Put two 2/1 red Goblin creature tokens onto the battlefield.",
    },
  ]);
});
