import { expect, it } from "vitest";
import { elf, faultsOf, instructionsOf, readOn } from "./kit.js";

const damage = { kind: "result", slot: "event" };
const twice = { kind: "product", factors: [{ value: 2 }, damage] };
const power = { kind: "characteristic", characteristic: "power", of: { kind: "source" } };
const mana = (times: object) => ({ kind: "addMana", mana: { kind: "symbols", symbols: ["{G}"], times } });

it.each([
  ["add that much {G}", mana(damage)],
  ["add twice that much {G}", mana(twice)],
  ["you get that many {E}", { kind: "gainEnergy", amount: damage }],
  ["you get twice that many {E}", { kind: "gainEnergy", amount: twice }],
  ["you get three {E}", { kind: "gainEnergy", amount: { value: 3 } }],
  ["you get an amount of {E} equal to this creature's power", { kind: "gainEnergy", amount: power }],
])("counts symbols (106.4, 107.4a, 107.14, 608.2h): %s", (what, expected) => {
  const text = `Whenever this creature deals combat damage to a player, ${what}.`;
  expect(instructionsOf(text, elf)).toMatchObject([expected]);
});

it("counts what was paid for the mana (602.2b)", () => {
  const [made] = instructionsOf("Remove one or more +1/+1 counters from this creature: Add that much {C}.", elf);
  expect(made).toMatchObject({ kind: "addMana", mana: { times: { kind: "result", slot: "cost" } } });
});

it.each([
  ["an amount that nothing says", "{T}: Add that much {G}."],
  ["symbols of two kinds", "Whenever you gain life, you get that many {E}{TK}."],
  ["an amount without its measure", "Whenever you gain life, you get an amount of {E}."],
])("refuses %s (608.2h)", (_what, text) => {
  expect(faultsOf(readOn(text, elf))).toHaveLength(1);
});
