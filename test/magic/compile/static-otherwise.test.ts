import { expect, it } from "vitest";
import { source } from "../runtime/builders.js";
import { aura, elf, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

/** What the last paragraph of an Aura for creatures compiles to. */
function onAura(text: string) {
  return readOn(`Enchant creature\n${text}`, aura).abilities.at(-1)?.abilities;
}

const enchanted = { kind: "attachedTo", called: "creature" };

it("does otherwise where the condition does not hold (604.1, 611.3a)", () => {
  const human = { kind: "matches", object: enchanted };
  expect(
    onAura("Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack or block."),
  ).toMatchObject([
    {
      kind: "static",
      condition: human,
      effects: [{ affected: enchanted, changes: [{ kind: "changePowerToughness" }] }],
    },
    {
      kind: "static",
      condition: { kind: "not", condition: human },
      effects: [{ affected: enchanted, changes: [{ kind: "prohibit" }, { kind: "prohibit" }] }],
    },
  ]);
});

it("asks who controls the one creature that is enchanted (303.4)", () => {
  expect(onAura("As long as another player controls enchanted creature, it can't attack or block.")).toMatchObject([
    { condition: { kind: "matches", object: enchanted }, effects: [{ affected: enchanted }] },
  ]);
});

it.each([
  "Creatures you control get +1/+1. Otherwise, they can't block.",
  "As long as you control an Elf, this creature gets +1/+1. Otherwise, it can't block. Otherwise, it can't attack.",
])("refuses what is otherwise than nothing (611.3a): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it.each<[string, object]>([
  ["Target creature blocks this turn if able.", { kind: "block", whom: null, when: "thisTurn" }],
  ["Target creature blocks this creature this combat if able.", { kind: "block", whom: source, when: "thisCombat" }],
])("must block for a time (509.1c): %s", (text, requirement) => {
  expect(instructionsOf(`{T}: ${text}`, elf)).toMatchObject([
    { kind: "modify", changes: [{ kind: "require", requirement }] },
  ]);
});

it("must block each combat (509.1c)", () => {
  expect(staticEffectsOf("This creature blocks each combat if able.")).toMatchObject([
    { changes: [{ kind: "require", requirement: { kind: "block", whom: null, when: "eachCombat" } }] },
  ]);
});

it.each([
  "Target creature blocks.",
  "Target creature blocks this turn.",
  "Target creature blocks until your next turn if able.",
])("refuses blocking without a time or where it may not be able (509.1c): %s", (text) => {
  expect(readOn(text).compiled).toBeNull();
});

it("exiles face down, whatever the cards are (406.3)", () => {
  expect(instructionsOf("Exile the top two cards of your library face down.")).toMatchObject([
    { kind: "moveObjects", objects: { kind: "libraryCards" }, to: "exile", enters: [{ kind: "faceDown" }] },
  ]);
});
