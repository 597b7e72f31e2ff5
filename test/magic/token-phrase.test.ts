import { expect, it } from "vitest";
import { magic } from "../../src/magic/index.js";
import { shapeOfSpecified } from "../../src/writers/tokens/specified-token.js";

const readTokenPhrase = (description: string) => magic.readTokenPhrase(description);

function shapeOf(description: string) {
  const token = readTokenPhrase(description).creations[0]?.groups[0]?.token;
  return token === undefined ? null : shapeOfSpecified(token);
}

it.each<[string, object]>([
  [
    '2/2 green Ooze creature token. It has trample and "This creature can\'t block."',
    { text: "Trample\nThis creature can't block." },
  ],
  ['2/2 green Ooze creature tokens. They have "This creature can\'t block."', { text: "This creature can't block." }],
  ["Ooze creature token. Its power and toughness are each equal to the number of Oozes you control.", { power: "X" }],
  [
    "white Aura enchantment token named Veil attached to another target permanent. The token has enchant permanent.",
    { name: "Veil", text: "Enchant permanent" },
  ],
  [
    "1/1 blue Bird creature token with &quot;Landfall &mdash; Whenever a land you control enters, draw a card.&quot;",
    { text: "Landfall — Whenever a land you control enters, draw a card." },
  ],
  [
    '1/1 colorless Pilot creature token with "This token crews Vehicles as though its power were 2 greater."',
    { text: "This token crews Vehicles as though its power were 2 greater." },
  ],
])("reads a token phrase and what goes on defining the token (111.3): %s", (description, shape) => {
  expect(readTokenPhrase(description)).toMatchObject({ states: { compiled: true }, diagnostics: [] });
  expect(shapeOf(description)).toMatchObject(shape);
});

it.each<[string, string, object]>([
  ["1/1 red Zorblax creature token", "Zorblax", { name: "Zorblax Token", typeLine: "Token Creature — Zorblax" }],
  ["2/2 white Vel-Tor Soldier creature tokens", "Vel-Tor", { name: "Vel-Tor Soldier Token" }],
  ["1/1 white Quon Reefer creature token with haste", "Quon", { name: "Quon Reefer Token", keywords: ["haste"] }],
  ["3/3 green mutant creature token", "mutant", { name: "Mutant Token" }],
  [
    '1/1 red Elf creature token with "When this creature dies, create a 1/1 red Zorblax creature token."',
    "Zorblax",
    { name: "Elf Token" },
  ],
  ["1/1 red Zorblax creature token with &quot;Flying.&quot;", "Zorblax", { text: "Flying." }],
])("says what an unknown subtype would make, and that it is unknown (205.3): %s", (description, word, shape) => {
  const { states, tree, diagnostics } = readTokenPhrase(description);
  const start = description.indexOf(word);
  expect(states).toEqual({ parsed: false, roundTripped: false, compiled: false });
  expect(tree).toBeNull();
  expect(diagnostics[0]).toMatchObject({ code: "magic/unknown-subtype", span: { start, end: start + word.length } });
  expect(shapeOf(description)).toMatchObject(shape);
});

it("suggests the nearest subtype (205.3)", () => {
  expect(readTokenPhrase("1/1 red Dwraf creature token").diagnostics).toMatchObject([{ suggestion: "Dwarf" }]);
  expect(readTokenPhrase("1/1 red dwarf creature token").diagnostics).toMatchObject([{ suggestion: "Dwarf" }]);
});

it.each([
  "1/1 red Elf creature token with Zorblax",
  "1/1 Zorblax red creature token",
  "1/1 red Elf Zorblax",
  "1/1 red creature Zorblax token",
  "1/1 red Zorblax creature token with flying or haste",
  "3/3 blue Elf create token with flying",
  '1/1 red Elf creature token with "Sacrifice a Zorblax: Draw a card."',
])("takes an unknown word for a subtype nowhere else: %s", (description) => {
  const { states, diagnostics, creations } = readTokenPhrase(description);
  expect(states.parsed).toBe(false);
  expect(diagnostics).not.toHaveLength(0);
  expect(creations).toHaveLength(0);
});
