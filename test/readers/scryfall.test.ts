import fc from "fast-check";
import { expect, it } from "vitest";
import { readCards } from "../../src/readers/read-cards.js";
import { cardNamed, findings, rawWords, readFixture } from "./fixture.js";

it.each([
  ["scryfall-array.json", ["Cinderhall Drummer", "Mirewood Pupil // Mirewood Sage"], [["token", 1]]],
  ["scryfall-list.json", ["Lantern Warden // Lantern Wraith", "Osric, Ledger Keeper"], []],
  ["scryfall-object.json", ["Harbor Toll"], []],
  ["scryfall-lines.jsonl", ["Ember Tithe", "Quiet Acre"], [["emblem", 1]]],
])("reads %s", (file, names, skipped) => {
  const result = readFixture(file);
  expect(result.cards.map((card) => card.name)).toEqual(names);
  expect(result.skipped).toEqual(skipped.map(([layout, count]) => ({ file, layout, count })));
  expect(result.reports).toEqual([]);
  expect(new Set(result.cards.map((card) => card.origin.format))).toEqual(new Set(["scryfall"]));
});

it("reads every field of a card", () => {
  const card = cardNamed(readFixture("scryfall-array.json"), "Cinderhall Drummer");
  expect(card).toMatchObject({ game: "magic", layout: "normal", origin: { position: { line: 6, column: 13 } } });
  expect(card.faces).toHaveLength(1);
  const { text, ...face } = card.faces[0];
  expect(text.text).toBe(
    'When this creature enters, create a 1/1 red Goblin creature token named "Spark".\n{T}: Add {R}.',
  );
  expect(face).toEqual({
    name: "Cinderhall Drummer",
    manaCost: "{1}{R}",
    typeLine: "Creature — Dwarf Bard",
    power: "2",
    toughness: "1+*",
    loyalty: null,
    defense: null,
    colors: ["R"],
  });
});

it("places words in the file, escapes before them counted", () => {
  const card = cardNamed(readFixture("scryfall-array.json"), "Cinderhall Drummer");
  expect(rawWords(card, 0, "Goblin")).toBe("Goblin");
  expect(rawWords(card, 0, '"Spark"')).toBe('\\"Spark\\"');
  expect(rawWords(card, 0, "Add {R}.")).toBe("Add {R}.");
  expect(card.faces[0].text.position(0)).toEqual({ line: 9, column: 21 });
});

it("reads the faces of a card, with the color that the whole flip card has", () => {
  const flip = cardNamed(readFixture("scryfall-array.json"), "Mirewood Pupil // Mirewood Sage");
  expect(flip.faces.map(({ name, manaCost, colors, text }) => [name, manaCost, colors, text.text])).toEqual([
    ["Mirewood Pupil", "{1}{G}", ["G"], "{T}: Flip this creature."],
    ["Mirewood Sage", null, ["G"], "Vigilance"],
  ]);
  const transform = cardNamed(readFixture("scryfall-list.json"), "Lantern Warden // Lantern Wraith");
  expect(transform.faces.map(({ colors }) => colors)).toEqual([["W"], ["U"]]);
  expect(rawWords(transform, 1, "Flying")).toBe("Flying");
});

it("reads the layouts that are asked for", () => {
  const result = readFixture("scryfall-array.json", { skippedLayouts: ["flip"] });
  expect(result.cards.map((card) => card.name)).toEqual(["Cinderhall Drummer", "Goblin"]);
  expect(result.skipped).toEqual([{ file: "scryfall-array.json", layout: "flip", count: 1 }]);
});

const good = { object: "card", name: "Good", oracle_text: "Flying" };

it.each([
  ["no name", { object: "card", oracle_text: "x" }, "input/card-without-name 1:2 -: this card has no name"],
  ["a blank name", { object: "card", name: " " }, "input/card-without-name 1:2 -: this card has no name"],
  [
    "a name of another kind",
    { object: "card", name: 7 },
    'input/wrong-field 1:26 -: the field "name" holds 7 where a text was expected',
  ],
  [
    "a text of another kind",
    { name: "Bad", object: "card", oracle_text: ["x"] },
    'input/wrong-field 1:46 Bad: the field "oracle_text" holds a list where a text was expected',
  ],
  [
    "colors that are none",
    { name: "Bad", object: "card", colors: ["W", "P"] },
    'input/wrong-field 1:41 Bad: the field "colors" holds a list where colors (W, U, B, R, G or their names) was expected',
  ],
  [
    "faces that are none",
    { name: "Bad", object: "card", card_faces: [] },
    'input/wrong-field 1:45 Bad: the field "card_faces" holds a list where a list of faces was expected',
  ],
  [
    "a face that is none",
    { name: "Bad", object: "card", card_faces: [3] },
    'input/wrong-field 1:46 Bad: the field "face" holds 3 where a record was expected',
  ],
  [
    "a face without a name",
    { name: "Bad", object: "card", card_faces: [{ oracle_text: "x" }] },
    "input/card-without-name 1:46 Bad: this card has no name",
  ],
  ["a number for a card", 7, 'input/wrong-field 1:2 -: the field "card" holds 7 where a record was expected'],
  ["null for a card", null, 'input/wrong-field 1:2 -: the field "card" holds null where a record was expected'],
  [
    "a text that is too long",
    { object: "card", name: "Bad", oracle_text: "x".repeat(100_001) },
    "input/text-too-long 1:47 Bad: this text has 100001 characters; at most 100000 are read",
  ],
  [
    "a control character",
    { object: "card", name: "Bad", oracle_text: "\n\u0007" },
    "input/control-character 1:49 Bad: there is an invisible control character (U+0007) here",
  ],
  [
    "a zero-width space",
    { object: "card", name: "B\u200bd" },
    "input/control-character 1:28 B\u200bd: there is an invisible control character (U+200B) here",
  ],
  [
    "half a character",
    { object: "card", name: "Bad", oracle_text: "\u{1f600}\ud83d!" },
    "input/lone-surrogate 1:49 Bad: there is half of a character (U+D83D) here",
  ],
])("reports %s and reads the other cards", (_what, bad, finding) => {
  const result = readCards(JSON.stringify([bad, good]), "a.json");
  expect(findings(result)).toEqual([finding]);
  expect(result.rejected).toBe(1);
  expect(result.cards.map((card) => card.name)).toEqual(["Good"]);
});

it("marks an escaped half of a character whole", () => {
  const content = '[{"object":"card","name":"A","oracle_text":"x\\ud800y"}]';
  const [report] = readCards(content, "a.json").reports;
  expect(content.slice((report?.start.column ?? 0) - 1, (report?.end.column ?? 0) - 1)).toBe("\\ud800");
});

it("takes numbers for power and toughness", () => {
  const [card] = readCards(JSON.stringify([{ ...good, power: 2, toughness: -1 }]), "a.json").cards;
  expect(card?.faces[0]).toMatchObject({ power: "2", toughness: "-1" });
});

it("reads names that are no keys", () => {
  const names = ["__proto__", "constructor", "toString"];
  const result = readCards(JSON.stringify(names.map((name) => ({ ...good, name }))), "a.json");
  expect(result.cards.map((card) => card.name)).toEqual(names);
});

it("places every letter of every text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(undefined, 2, "\t"), (text, indentation) => {
      const padded = `first\n${text}"Zebra" last`;
      const content = JSON.stringify([good, { ...good, name: "B", oracle_text: padded }], null, indentation);
      const card = readCards(content, "a.json").cards[1];
      if (card === undefined) return;
      expect(rawWords(card, 0, "Zebra")).toBe("Zebra");
      expect(rawWords(card, 0, "last")).toBe("last");
    }),
  );
});

it("reads thousands of cards, and places in each", () => {
  const cards = Array.from({ length: 5000 }, (_, index) => ({ ...good, name: `Card ${index}`, oracle_text: "a\nb" }));
  const result = readCards(JSON.stringify(cards, null, 1), "a.json");
  expect(result.cards).toHaveLength(5000);
  expect(result.cards.map((card) => card.origin.position.line)).toEqual(cards.map((_, index) => 4 + index * 5));
  expect(result.cards.map((card) => card.faces[0].text.position(2).column)).toEqual(cards.map(() => 22));
});
