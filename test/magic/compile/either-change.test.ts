import { expect, it } from "vitest";
import { elf, faultsOf, instructionsOf, readOn } from "./kit.js";

const signed = (sign: string) => ({ sign, amount: { value: 1 } });
const mode = (power: string, toughness: string) => ({
  instructions: [{ kind: "modify", objects: { kind: "source" }, changes: [{ power: signed(power), toughness: signed(toughness) }], duration: { kind: "endOfTurn" } }],
}); // prettier-ignore

it("lets the player choose as it is carried out which of two changes it is (608.2d)", () => {
  expect(instructionsOf("{1}: This creature gets +1/-1 or -1/+1 until end of turn.", elf)).toMatchObject([
    { kind: "chooseModes", chosen: "onResolution", modes: [mode("plus", "minus"), mode("minus", "plus")] },
  ]);
});

it("gives X its value in both (107.3i)", () => {
  const text =
    "{1}: Target creature gets +X/+X or -X/-X until end of turn, where X is the number of Swamps you control.";
  const amount = { kind: "count" };
  const same = { kind: "modify", changes: [{ power: { amount }, toughness: { amount } }] };
  expect(instructionsOf(text, elf)).toMatchObject([{ modes: [{ instructions: [same] }, { instructions: [same] }] }]);
});

it.each([
  ["a choice that nobody makes", "Creatures you control get +1/-1 or -1/+1."],
  ["what happens after either", "{1}: This creature gets +1/-1 or until end of turn."],
])("refuses %s (608.2d)", (_what, text) => {
  expect(faultsOf(readOn(text, elf))).toHaveLength(1);
});
