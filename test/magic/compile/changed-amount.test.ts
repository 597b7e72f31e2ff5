import { expect, it } from "vitest";
import { n, source, you } from "../runtime/builders.js";
import { elf, enchantment, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

it.each<[string, object]>([
  ["you gain that much life plus 1 instead", { kind: "add", amount: n(1) }],
  ["you gain that much life minus 1 instead", { kind: "subtract", amount: n(1) }],
  ["you gain twice that much life instead", { kind: "multiply", by: 2 }],
])("gains life in another amount (614.1a): %s", (words, replacement) => {
  expect(staticEffectsOf(`If you would gain life, ${words}.`, enchantment)).toMatchObject([
    { kind: "replacement", event: { kind: "gainsLife", player: { reference: you } }, replacement },
  ]);
});

it.each([
  "If an opponent would gain life, you gain that much life plus 1 instead.",
  "If you would gain life, you gain that much life plus 1.",
  "If you would gain life, you gain life instead.",
])("refuses another event in its place (614.1a): %s", (text) => {
  expect(readOn(text, enchantment).compiled).toBeNull();
});

it.each<[string, object]>([
  ["except it has flying", { kind: "addAbilities", abilities: [{ keyword: "flying" }] }],
  ["except it has this ability", { kind: "addThisAbility" }],
])("becomes a copy with exceptions (707.9): %s", (words, exception) => {
  expect(instructionsOf(`{2}: This creature becomes a copy of target creature, ${words}.`, elf)).toMatchObject([
    {
      kind: "modify",
      objects: source,
      changes: [{ kind: "copyOf", of: { kind: "target" }, exceptions: [exception] }],
    },
  ]);
});

it.each([
  "{2}: This creature becomes a 3/3 Goblin creature, except it has flying.",
  "{2}: This creature becomes a copy of target creature, except it enters tapped.",
])("refuses an exception to what is no copy, and of its entering (707.9e): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
