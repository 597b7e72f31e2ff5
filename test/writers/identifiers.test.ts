import { expect, it } from "vitest";
import { createIdentifiers, identifierOf } from "../../src/writers/identifiers.js";
import { literalText } from "../../src/writers/literal.js";
import { moduleStems } from "../../src/writers/output-file.js";

it.each([
  ["Dwarven Reinforcements", "dwarvenReinforcements"],
  ["Lim-Dûl's Vault", "limDulsVault"],
  ["Æther Vial", "aetherVial"],
  ["Fire // Ice", "fireIce"],
  ["+2 Mace", "card2Mace"],
  ["1996 World Champion", "card1996WorldChampion"],
  ["Delete", "deleteCard"],
  ["constructor", "constructorCard"],
  ["__proto__", "proto"],
  ["_____", "card"],
  ["鍛冶屋", "card"],
  ["X", "x"],
  ["AT-AT", "atAT"],
  ["Cards", "cardsCard"],
  ["eval", "evalCard"],
])("names a constant for %s", (name, identifier) => {
  expect(identifierOf(name)).toBe(identifier);
});

it("tells equal identifiers apart, those that look numbered included", () => {
  const identifiers = createIdentifiers();
  expect(["Fire Ice", "Fire-Ice", "Fire Ice 2", "fire ice"].map(identifiers)).toEqual([
    "fireIce",
    "fireIce2",
    "fireIce22",
    "fireIce3",
  ]);
});

it.each<[string, unknown, string]>([
  ["short data on one line", { kind: "number", value: 2 }, '{ kind: "number", value: 2 }'],
  ["lists", [1, "a", null], '[1, "a", null]'],
  ["nothing", {}, "{}"],
  ["keys that are no identifiers", { "+1/+1": 2 }, '{ "+1/+1": 2 }'],
  ["line ends", "a\nb", '"a\\nb"'],
  ["a key that would set the prototype", JSON.parse('{"__proto__": 1}'), '{ ["__proto__"]: 1 }'],
])("writes literals: %s", (_what, value, text) => {
  expect(literalText(value)).toBe(text);
});

it("writes long data a part a line", () => {
  const long = "x".repeat(70);
  expect(literalText({ a: long, b: [long, 1] })).toBe(`{\n  a: "${long}",\n  b: ["${long}", 1],\n}`);
});

it("names a module a card file", () => {
  const files = ["a/cards.yaml", "b/Cards.json", "index.json", "<stdin>", "my set!.json", "ö.json"];
  expect(moduleStems(files.map((source) => ({ source, cards: [] })))).toEqual([
    "cards",
    "Cards-2",
    "indexcards",
    "cards-3",
    "my-set",
    "cards-4",
  ]);
});
