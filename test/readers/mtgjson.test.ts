import { expect, it } from "vitest";
import { readCards } from "../../src/readers/read-cards.js";
import { cardNamed, findings, rawWords, readFixture } from "./fixture.js";

it.each([
  ["mtgjson-atomic.json", ["Ember Tithe", "Lantern Warden // Lantern Wraith", "__proto__"], 0],
  ["mtgjson-set.json", ["Stall // Bargain", "Ember Tithe", "Ember Tithe"], 1],
  ["mtgjson-all-printings.json", ["Ember Tithe", "Quiet Acre"], 1],
])("reads %s", (file, names, tokens) => {
  const result = readFixture(file);
  expect(result.cards.map((card) => card.name)).toEqual(names);
  expect(result.skipped).toEqual(tokens === 0 ? [] : [{ file, layout: "token", count: tokens }]);
  expect(result.reports).toEqual([]);
  expect(new Set(result.cards.map((card) => card.origin.format))).toEqual(new Set(["mtgjson"]));
});

it("joins the faces of a card", () => {
  const atomic = cardNamed(readFixture("mtgjson-atomic.json"), "Lantern Warden // Lantern Wraith");
  expect(atomic).toMatchObject({
    layout: "transform",
    origin: { position: { line: 16, column: 17 } },
    faces: [
      { name: "Lantern Warden", manaCost: "{2}{W}", typeLine: "Creature — Human Soldier", power: "2", colors: ["W"] },
      { name: "Lantern Wraith", manaCost: null, typeLine: "Creature — Spirit", power: "3", colors: ["U"] },
    ],
  });
  expect(rawWords(atomic, 1, "Flying")).toBe("Flying");
});

it("joins faces that stand apart in a set, by name and number", () => {
  const split = cardNamed(readFixture("mtgjson-set.json"), "Stall // Bargain");
  expect(split.faces.map((face) => face.name)).toEqual(["Stall", "Bargain"]);
  expect(rawWords(split, 1, "Draw a card.")).toBe("Draw a card.");
  expect(split.faces[1]?.text.position(0)).toEqual({ line: 39, column: 18 });
});

it("takes colors by name, and no text for an empty one", () => {
  const set = readFixture("mtgjson-set.json");
  expect(set.cards[2]?.faces[0].colors).toEqual(["R"]);
  expect(cardNamed(readFixture("mtgjson-atomic.json"), "__proto__").faces[0].text.text).toBe("");
});

it("does not join entries of one name that have no side", () => {
  const entry = { name: "Twice", layout: "normal", type: "Instant", text: "Scry 1." };
  const result = readCards(JSON.stringify({ data: { Twice: [entry, entry] } }), "a.json");
  expect(result.cards.map((card) => card.faces.length)).toEqual([1, 1]);
});

it("reports a bad entry and reads the others", () => {
  const good = { name: "Good", type: "Instant", text: "Scry 1." };
  const result = readCards(JSON.stringify({ data: { Bad: 5, Worse: [{ type: "x" }], Good: [good] } }), "a.json");
  expect(findings(result)).toEqual([
    'input/wrong-field 1:16 -: the field "card" holds 5 where a record was expected',
    "input/card-without-name 1:27 -: this card has no name",
  ]);
  expect(result.cards.map((card) => card.name)).toEqual(["Good"]);
  expect(result.rejected).toBe(2);
});

it("reads a bare list of cards", () => {
  const result = readCards(
    JSON.stringify([{ name: "A", type: "Instant", manaCost: "{R}", text: "Scry 1." }]),
    "a.json",
  );
  expect(result.cards[0]).toMatchObject({ name: "A", origin: { format: "mtgjson" }, faces: [{ typeLine: "Instant" }] });
});
