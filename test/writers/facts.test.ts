import { expect, it } from "vitest";
import { readOn, elf, equipment, sorcery, type Printed } from "../magic/compile/kit.js";
import { factsRow, type Facts } from "../../src/writers/facts/facts-row.js";

const none: Facts = {
  damage: [], draw: [], gainLife: [], loseLife: [], scry: [], surveil: [], counters: [], stats: [], tokens: [],
  triggered: 0, activated: 0,
}; // prettier-ignore

/** A text, and the facts that it states. */
const rows: readonly (readonly [string, Printed, Partial<Facts>])[] = [
  ["Test of Text deals 3 damage to any target. Draw two cards.", sorcery, { damage: ["3"], draw: ["2"] }],
  ["Test of Text deals 2 damage to target creature and 1 damage to you.", sorcery, { damage: ["2", "1"] }],
  ["Each opponent loses 2 life and you gain 2 life.", sorcery, { loseLife: ["2"], gainLife: ["2"] }],
  ["Scry 1, then surveil 2.", sorcery, { scry: ["1"], surveil: ["2"] }],
  ["Draw a card for each creature you control.", sorcery, { draw: ["*"] }],
  ["Put two +1/+1 counters on target creature.", sorcery, { counters: ["+1/+1 × 2"] }],
  ["This creature enters with a +1/+1 counter on it.", elf, { counters: ["+1/+1 × 1"] }],
  ["Target creature gets -2/-0 until end of turn.", sorcery, { stats: ["-2/+0"] }],
  ["Creatures you control get +1/+1 for each Elf you control.", elf, { stats: ["*/*"] }],
  ["Create two 2/1 red Dwarf creature tokens and a Treasure token.", sorcery, { tokens: ["2 × 2/1", "1 × Treasure"] }],
  ["Create a Food token or a Clue token.", sorcery, { tokens: ["1 × Food", "1 × Clue"] }],
  ["Create a Wicked Role token attached to target creature.", sorcery, { tokens: ["1 × Wicked Role"] }],
  ["Create a token that's a copy of target creature.", sorcery, { tokens: ["1 × copy"] }],
  ["Investigate twice.", sorcery, { tokens: ["2 × Clue"] }],
  ["Amass Orcs 2.", sorcery, { tokens: ["amass"] }],
  ["Target creature you control connives.", sorcery, { draw: ["1"], counters: ["+1/+1 × 1"] }],
  ["Earthbend 3.", sorcery, { counters: ["+1/+1 × 3"] }],
  ["Prowess", elf, { stats: ["+1/+1"] }],
  ["Living weapon\nEquip {2}", equipment, { tokens: ["1 × 0/0"] }],
  ["When this creature enters, draw a card.\n{T}: You gain 1 life.", elf, { draw: ["1"], gainLife: ["1"], triggered: 1, activated: 1 }],
  ['Create a 1/1 red Goblin creature token with "When this token dies, it deals 1 damage to any target."', sorcery, { tokens: ["1 × 1/1"], damage: ["1"] }],
]; // prettier-ignore

it.each(rows)("counts the plain facts of: %s", (text, printed, facts) => {
  expect(factsRow(readOn(text, printed)).facts).toEqual({ ...none, ...facts });
});

it("tells a prohibition from what is done", () => {
  expect(factsRow(readOn("Players can't gain life.", elf)).facts).toEqual(none);
});

it("says of a card that was not understood whole that it was not compiled", () => {
  const row = factsRow(readOn("When this creature enters, draw a card.\nDawdle.", elf));
  expect(row).toMatchObject({ compiled: false, facts: { ...none, draw: ["1"], triggered: 1 } });
});
