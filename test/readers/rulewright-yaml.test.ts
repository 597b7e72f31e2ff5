import fc from "fast-check";
import { expect, it } from "vitest";
import { Document, Scalar } from "yaml";
import { readCards } from "../../src/readers/read-cards.js";
import { cardNamed, findings, rawLetters, rawWords, readFixture } from "./fixture.js";

it("reads a file of cards", () => {
  const result = readFixture("cards.yaml");
  expect(findings(result)).toEqual([]);
  expect(result.cards.map(({ name, layout, game }) => [name, layout, game])).toEqual([
    ["Cinderhall Drummer", "normal", "magic"],
    ["Osric, Ledger Keeper", "normal", "magic"],
    ["Blank Idol", "normal", "magic"],
    ["Stall // Bargain", "split", "magic"],
  ]);
});

it("reads every field as it is written", () => {
  const result = readFixture("cards.yaml");
  const faces = result.cards.flatMap((card) => card.faces.map(({ text, ...face }) => ({ ...face, text: text.text })));
  const blank = { power: null, toughness: null, loyalty: null, defense: null, colors: null };
  expect(faces).toEqual([
    {
      ...blank,
      name: "Cinderhall Drummer",
      manaCost: "{1}{R}",
      typeLine: "Creature — Dwarf Bard",
      text: "Haste\nWhen this creature enters, create two 1/1 red Goblin creature tokens.",
      power: "2",
      toughness: "1",
    },
    {
      ...blank,
      name: "Osric, Ledger Keeper",
      manaCost: "{2}{B}",
      typeLine: "Legendary Planeswalker — Osric",
      text: "+1: You gain 1 life.\n−2: Draw a card.",
      loyalty: "3",
    },
    {
      ...blank,
      name: "Blank Idol",
      manaCost: "{4}",
      typeLine: "Artifact Creature — Golem",
      text: "",
      power: "*",
      toughness: "1+*",
      colors: ["W", "U"],
    },
    { ...blank, name: "Stall", manaCost: "{W/U}", typeLine: "Instant", text: "Tap target creature." },
    { ...blank, name: "Bargain", manaCost: "{X}{B}{B}", typeLine: "Sorcery", text: "Draw a card.\nYou lose 1 life." },
  ]);
});

it("reads several documents of every shape", () => {
  const result = readFixture("several-documents.yaml");
  expect(findings(result)).toEqual([]);
  expect(result.cards.map((card) => [card.name, card.faces[0].text.text])).toEqual([
    ["Quiet Acre", "{T}: Add {C}."],
    ["Harbor Toll", "Draw a card, then discard a card."],
    ["1e3", ""],
  ]);
});

it("places words in the file", () => {
  const drummer = cardNamed(readFixture("cards.yaml"), "Cinderhall Drummer");
  expect(drummer.origin.position).toEqual({ line: 4, column: 11 });
  expect(drummer.faces[0].text.position(0)).toEqual({ line: 9, column: 7 });
  expect(drummer.faces[0].text.position(5)).toEqual({ line: 9, column: 12 });
  expect(drummer.faces[0].text.position(6)).toEqual({ line: 11, column: 7 });
  expect(rawWords(drummer, 0, "Goblin")).toBe("Goblin");
  expect(rawWords(cardNamed(readFixture("cards.yaml"), "Stall // Bargain"), 1, "lose")).toBe("lose");
  expect(rawWords(cardNamed(readFixture("several-documents.yaml"), "Harbor Toll"), 0, "discard")).toBe("discard");
});

it.each([
  [
    "an unknown field",
    "- name: A\n  texxt: x",
    'input/unknown-field 2:3 A: unknown field "texxt"; did you mean "text"?',
  ],
  ["a field that is like none", "- name: A\n  zzz: x", 'input/unknown-field 2:3 A: unknown field "zzz"'],
  ["no name", "- cost: 2", "input/card-without-name 1:3 -: this card has no name"],
  [
    "a list for a name",
    "- name: [a]",
    'input/wrong-field 1:9 -: the field "name" holds a list where a text was expected',
  ],
  ["a word for a card", "- word", 'input/wrong-field 1:3 -: the field "card" holds "word" where a record was expected'],
  [
    "a cost that is none",
    "- name: A\n  cost: 2Q",
    'input/wrong-field 2:9 A: the field "cost" holds "2Q" where a mana cost (such as 2R or {2}{R}) was expected',
  ],
  [
    "half a size",
    "- name: A\n  pt: 2",
    'input/wrong-field 2:7 A: the field "pt" holds "2" where power and toughness (such as 2/1) was expected',
  ],
  [
    "two sizes",
    "- name: A\n  pt: 2/1\n  power: 2",
    'input/wrong-field 2:7 A: the field "pt" holds "2/1" where nothing beside power and toughness was expected',
  ],
  [
    "a color that is none",
    "- name: A\n  colors: mauve",
    'input/wrong-field 2:11 A: the field "colors" holds "mauve" where colors (W, U, B, R, G or their names) was expected',
  ],
  [
    "faces without a layout",
    "- faces: [{name: A}, {name: B}]",
    'input/wrong-field 1:3 -: the field "layout" holds nothing where ' +
      "the name of a layout (such as transform, split or adventure) was expected",
  ],
  [
    "a text beside faces",
    "- name: A\n  text: x\n  layout: split\n  faces: [{name: A}, {name: B}]",
    'input/unknown-field 2:3 A: unknown field "text"',
  ],
  [
    "no faces",
    "- name: A\n  faces: []",
    'input/wrong-field 2:10 A: the field "faces" holds a list where a list of faces was expected',
  ],
  [
    "a control character",
    '- name: A\n  text: "x\\ty\\ez"',
    "input/control-character 2:14 A: there is an invisible control character (U+001B) here",
  ],
  [
    "a text that is too long",
    `- name: A\n  text: ${"x".repeat(100_001)}`,
    "input/text-too-long 2:9 A: this text has 100001 characters; at most 100000 are read",
  ],
])("reports %s and reads the other cards", (_what, bad, finding) => {
  const result = readCards(`${bad}\n- name: Good\n`, "a.yaml");
  expect(findings(result)).toEqual([finding]);
  expect(result.rejected).toBe(1);
  expect(result.cards.map((card) => card.name)).toEqual(["Good"]);
});

it.each([
  [
    "game: chess\ncards: []",
    ['input/wrong-field 1:7 -: the field "game" holds "chess" where magic or keyforge was expected'],
  ],
  ["cards: none", ['input/wrong-field 1:8 -: the field "cards" holds "none" where a list of cards was expected']],
  ["gmae: magic\ncards: []", ['input/unknown-field 1:1 -: unknown field "gmae"; did you mean "game"?']],
])("reports what is wrong around the cards: %j", (content, expected) => {
  expect(findings(readCards(content, "a.yaml"))).toEqual(expected);
});

it("takes the game from the caller where the file names none", () => {
  const [card] = readCards("- name: A\n  house: dis\n", "a.yaml", { game: "keyforge" }).cards;
  expect(card?.game).toBe("keyforge");
});

it("places every letter of every text, however it is written", () => {
  const styles = [
    ...([Scalar.PLAIN, Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE, Scalar.BLOCK_LITERAL, Scalar.BLOCK_FOLDED] as const),
  ];
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...styles), (text, style) => {
      const scalar = new Scalar(`first\n${text} zebra\n\nlast`);
      scalar.type = style;
      const content = new Document([{ name: "A", text: scalar }]).toString({ lineWidth: 30 });
      const [card] = readCards(content, "a.yaml").cards;
      if (card === undefined) return;
      expect(rawLetters(card, 0, "zebra")).toBe("zebra");
      expect(rawLetters(card, 0, "last")).toBe("last");
    }),
    { numRuns: 1000 },
  );
});
