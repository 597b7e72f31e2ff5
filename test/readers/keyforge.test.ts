import { expect, it } from "vitest";
import { readCards } from "../../src/readers/read-cards.js";
import { cardNamed, findings, rawWords, readFixture } from "./fixture.js";

it.each(["keyforge.json", "keyforge.yaml"])("reads %s", (file) => {
  const card = cardNamed(readFixture(file), "Cellar Scout");
  expect(card).toMatchObject({
    game: "keyforge",
    layout: "creature",
    faces: [{ name: "Cellar Scout", typeLine: "Creature — Elf Thief", power: "3", toughness: null, manaCost: null }],
    keyforge: { houses: ["shadows"], traits: ["elf", "thief"], keywords: ["elusive"], amber: 0, armor: "1" },
  });
  expect(rawWords(card, 0, "Make a token")).toBe("Make a token");
});

it("straightens quotation marks and keeps token creature cards", () => {
  const result = readFixture("keyforge.json");
  expect(cardNamed(result, "Cellar Scout").faces[0].text.text).toContain('named "Grunt".');
  expect(cardNamed(result, "Grunt")).toMatchObject({ layout: "token creature", keyforge: { armor: null } });
  expect(result.skipped).toEqual([]);
});

it("reads a pack", () => {
  const cards = [{ name: "A", house: "dis", type: "action", amber: 1, text: "Play: Draw a card.\n" }];
  const [card] = readCards(JSON.stringify({ code: "X", cards }), "a.json").cards;
  expect(card).toMatchObject({
    game: "keyforge",
    keyforge: { houses: ["dis"], amber: 1 },
    origin: { format: "keyforge" },
  });
});

it("reports a bad card and reads the others", () => {
  const cards = [{ houses: ["dis"] }, { name: "B", houses: [1] }, { name: "C", houses: ["dis"], amber: "x" }];
  expect(findings(readCards(JSON.stringify([...cards, { name: "D", houses: ["dis"] }]), "a.json"))).toEqual([
    "input/card-without-name 1:2 -: this card has no name",
    'input/wrong-field 1:42 B: the field "houses" holds a list where a list of texts was expected',
    'input/wrong-field 1:84 C: the field "amber" holds "x" where a number was expected',
  ]);
});
