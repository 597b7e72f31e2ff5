import { expect, it } from "vitest";
import { creature, source } from "../runtime/builders.js";
import { elf, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

it.each<[string, object]>([
  ["Damage can't be prevented.", { by: null, combat: "any" }],
  ["Combat damage can't be prevented.", { by: null, combat: "combat" }],
  ["Damage that would be dealt by this creature can't be prevented.", { by: source, combat: "any" }],
  [
    "Combat damage that would be dealt by creatures you control can't be prevented.",
    { by: { what: "permanent", constraints: [creature, { kind: "controlledBy" }] }, combat: "combat" },
  ],
])("says which damage can't be prevented (615.12): %s", (text, effect) => {
  expect(staticEffectsOf(text)).toMatchObject([{ kind: "unpreventable", ...effect }]);
});

it("lasts for a turn as an effect of a spell (611.2a, 615.12)", () => {
  expect(instructionsOf("Damage can't be prevented this turn.")).toMatchObject([
    { kind: "applyStatic", effects: [{ kind: "unpreventable", by: null }], duration: { kind: "thisTurn" } },
  ]);
});

it("speaks of the damage before it (615.12)", () => {
  expect(instructionsOf("This spell deals 2 damage to any target. The damage can't be prevented.")).toMatchObject([
    { kind: "dealDamage", prevention: "prohibited" },
  ]);
});

it.each([
  "Damage can't be prevented by you.",
  "Two damage can't be prevented.",
  "Damage that would be dealt to you can't be prevented.",
  "Damage can't be prevented this game.",
])("refuses what it would say only in part (615.12): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it("refuses to speak of damage where none is dealt before (615.12)", () => {
  expect(readOn("Draw a card. The damage can't be prevented.").compiled).toBeNull();
});
