import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { lookUp } from "../../../grammar/magic/lexicon.js";
import { globSync } from "tinyglobby";
import { expect, it } from "vitest";
import { createEnvironment } from "../../../src/cli/languages.js";
import { wordLists } from "../../../src/cli/word-lists.js";
import { abilityId, tokenId } from "../../../src/magic/effects/identity.js";
import schema from "../../../src/magic/effects/schema.json" with { type: "json" };
import { validateEffects } from "../../../src/magic/effects/validate.js";
import { magic } from "../../../src/magic/index.js";
import { readCards } from "../../../src/readers/read-cards.js";
import { abilitiesOf, elf, readOn, sorcery, tokenOf } from "./kit.js";

const lines = [
  "Flying",
  "When this creature enters, create a 1/1 red Goblin creature token.",
  "{T}: Create a Food token.",
  "Other creatures you control get +1/+1.",
];

/** The ids of a text's abilities, in order. */
function ids(text: string): readonly string[] {
  return abilitiesOf(text, elf).map(({ id }) => id);
}

it("gives a text the same ids whenever and wherever it is compiled", () => {
  const text = lines.join("\n");
  expect(abilitiesOf(text, elf)).toEqual(abilitiesOf(text, { ...elf, name: "Another Name", manaCost: "{9}" }));
});

it.each(lines.map((line, index): [string, number] => [line, index]))(
  "leaves the other lines' ids when a line is edited: %s",
  (_line, index) => {
    const before = ids(lines.join("\n"));
    const after = ids(lines.map((line, at) => (at === index ? "This creature can't block." : line)).join("\n"));
    expect(after.length).toBe(before.length);
    expect(after.map((id, at) => (at === index ? "edited" : id === before[at]))).toEqual(
      lines.map((_, at) => (at === index ? "edited" : true)),
    );
    expect(after[index]).not.toBe(before[index]);
  },
);

it("leaves the other lines' ids when a line is put before them", () => {
  expect(ids(["Vigilance", ...lines].join("\n")).slice(1)).toEqual(ids(lines.join("\n")));
});

it("takes an ability's id from its text and its ordinal among equals", () => {
  const [line = ""] = lines.slice(1);
  expect(ids([line, "Flying", line].join("\n"))).toEqual([
    abilityId(line, 0),
    abilityId("Flying", 0),
    abilityId(line, 1),
  ]);
});

it("gives every ability and effect of a card an id of its own", () => {
  const text = JSON.stringify(abilitiesOf([...lines, ...lines].join("\n"), elf));
  const found = [...text.matchAll(/"id":"(ab:[^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(found).size).toBe(found.length);
});

it.each<[string, string]>([
  ["Create a 1/1 white Bird creature token with flying.", "Create a 1/1 white Bird creature token. It has flying."],
  ["Create two 1/1 white Bird creature tokens with flying.", "Create a 1/1 white Bird creature token with flying."],
  ["Create a 1/1 red and white Bird creature token.", "Create a 1/1 white and red Bird creature token."],
  ["Create a 2/2 Bird artifact creature token.", "Create a 2/2 colorless Bird artifact creature token."],
  [
    "Create a 1/1 white Bird creature token with flying named Loom Wren.",
    "Create a 1/1 white Bird creature token named Loom Wren with flying.",
  ],
  [
    "Create Vask, a legendary 3/3 red Elemental creature token with haste.",
    "Create a legendary 3/3 red Elemental creature token with haste named Vask.",
  ],
  [
    `Create a 1/1 white Bird creature token with "{T}: Add {G}."`,
    `Draw a card. Create a tapped 1/1 white Bird creature token. It has "{T}: Add {G}."`,
  ],
  ["Create a Food token.", "Target opponent creates three tapped Food tokens."],
])("gives equal tokens one id, however they are worded (111.3): %s / %s", (one, other) => {
  expect(tokenId(tokenOf(one))).toBe(tokenId(tokenOf(other)));
});

it.each([
  "Create a 1/2 white Bird creature token with flying.",
  "Create a 1/1 blue Bird creature token with flying.",
  "Create a 1/1 white Bird creature token with haste.",
  "Create a 1/1 white Bird creature token.",
  "Create a 1/1 white Bird Scout creature token with flying.",
  "Create a 1/1 white Bird artifact creature token with flying.",
  "Create a legendary 1/1 white Bird creature token with flying.",
  "Create a 1/1 white Bird creature token with flying named Loom Wren.",
  "Create a 1/1 white Bird creature token. It gains flying.",
])("tells tokens that differ apart (111.3): %s", (text) => {
  expect(tokenId(tokenOf(text))).not.toBe(tokenId(tokenOf("Create a 1/1 white Bird creature token with flying.")));
});

const words = new Set([...wordLists.values()].flat().map((word) => word.toLowerCase()));
/** A word of the lists, or a keyword that a type of theirs is joined to: "swampwalk" (702.14a). */
const isVocabularyWord = (word: string): boolean =>
  words.has(word.toLowerCase()) || lookUp(word.toLowerCase())?.keyword === word;

const counted = fc.constantFrom("a", "two", "three", "X");
const color = fc.constantFrom("white", "blue", "black", "red", "green", "colorless", "red and white");
const figures = fc.constantFrom("0/0", "1/1", "2/1", "10/12");
const subtype = fc.constantFrom("Goblin", "Time Lord", "Dwarf Berserker", "Elf");
const type = fc.constantFrom("creature", "artifact creature", "enchantment creature");
const text = fc.constantFrom(
  "",
  " with flying",
  " with flying, haste, and ward {2}",
  ` with "This token can't block."`,
  ` with reach and "{T}: Add {G}."`,
  ` with "When this token dies, create a Food token."`,
  " named Loom Wren",
);
const supertype = fc.constantFrom("", "legendary ", "snow ");
const state = fc.constantFrom("", "tapped ");

/** A creation in words, as cards write it. */
const creation = fc
  .tuple(counted, state, supertype, figures, color, subtype, type, text)
  .map(([count, entering, before, size, colors, subtypes, types, rest]) => {
    const noun = count === "a" ? "token" : "tokens";
    return `reate ${count} ${entering}${before}${size} ${colors} ${subtypes} ${types} ${noun}${rest}`;
  })
  .map((phrase) => (/[."]$/u.test(phrase) ? phrase : `${phrase}.`));

const frame = fc.constantFrom(
  "C@",
  "When this creature enters, c@",
  "Whenever another creature you control dies, c@",
  "At the beginning of your upkeep, you may c@",
  "{2}, {T}, Sacrifice another creature: C@",
  "When this creature dies, if you control a Goblin, c@",
);

it("survives JSON and the checker of effects, whatever creation in whatever ability (fast-check)", () => {
  fc.assert(
    fc.property(frame, creation, (around, inside) => {
      const whole = around.replace("@", () => inside);
      const printed = around === "C@" ? sorcery : elf;
      const abilities = abilitiesOf(whole, printed);
      expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities);
      for (const one of abilities) expect(validateEffects(one, "Ability", schema, { isVocabularyWord })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The abilities of one line that the fixtures hold and that a creature may have too. */
function understoodLines(): readonly string[] {
  const files = globSync("fixtures/cards/*.yaml", { cwd: root }).sort();
  const cards = files.flatMap((file) => readCards(readFileSync(root + file, "utf8"), file).cards);
  const environment = createEnvironment(cards);
  const texts = cards.flatMap((card) => magic.read(card, environment).abilities).map(({ text: own }) => own);
  return [...new Set(texts)].filter((own) => !own.includes("\n") && readOn(own, elf).compiled !== null);
}

it("compiles an ability to the same effects whatever stands around it (fast-check)", () => {
  const all = understoodLines();
  expect(all.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(fc.shuffledSubarray([...all], { minLength: 1, maxLength: 6 }), (chosen) => {
      const together = abilitiesOf(chosen.join("\n"), elf);
      expect(together).toEqual(chosen.flatMap((own) => abilitiesOf(own, elf)));
      for (const one of together) expect(validateEffects(one, "Ability", schema, { isVocabularyWord })).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
