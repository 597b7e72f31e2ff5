import { expect, it } from "vitest";
import { source } from "../runtime/builders.js";
import { elf, faultsOf, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

const creature = { kind: "cardType", cardType: "creature" };
const flying = { kind: "keyword", keyword: { keyword: "flying" } };
const must = (whom: object, when: string) => [{ kind: "require", requirement: { kind: "block", whom, when } }];

it.each([
  ["All creatures able to block this creature do so.", [creature]],
  ["All Walls able to block this creature do so.", [{ kind: "subtype", subtype: "Wall" }]],
  ["All creatures with flying able to block this creature do so.", [creature, flying]],
])("has each of them block it each combat if able (509.1c): %s", (text, constraints) => {
  expect(staticEffectsOf(text, elf)).toMatchObject([
    { affected: { kind: "matching", filter: { constraints } }, changes: must(source, "eachCombat") },
  ]);
});

it("has each of them block the target this turn, whichever there are then (509.1c, 611.2c)", () => {
  const text = "{T}: All creatures able to block target creature this turn do so.";
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "modify", changes: must({ kind: "target", target: "t1" }, "thisTurn"), duration: { kind: "thisTurn" }, membership: "open" },
  ]);
}); // prettier-ignore

it.each([
  ["what is not said before", "All creatures do so."],
  ["an own time for the doing", "{T}: All creatures able to block this creature do so this turn."],
])("refuses %s (509.1c)", (_what, text) => {
  expect(faultsOf(readOn(text, elf))).toHaveLength(1);
});
