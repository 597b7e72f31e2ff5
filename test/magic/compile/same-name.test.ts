import { expect, it } from "vitest";
import type { Constraint } from "../../../src/magic/effects/index.js";
import { permanents, target, token, yours } from "../runtime/builders.js";
import { instructionsOf, readOn, resolutionOf } from "./kit.js";

const itself: Constraint = { kind: "otherThan", object: { kind: "iteration", slot: "it" } };
const unlike = (...constraints: readonly Constraint[]) => ({
  kind: "not",
  constraint: { kind: "sharesName", with: { kind: "matching", filter: permanents(...constraints) } },
});

it.each([
  ["another permanent you control", unlike(yours, itself)],
  ["a token you control", unlike(token, yours)],
])("asks for a name that %s does not have (201.2a)", (what, constraint) => {
  const text = `Destroy target creature that doesn't have the same name as ${what}.`;
  expect(resolutionOf(text).targets).toMatchObject([{ what: { constraints: [{}, constraint] } }]);
});

it("finds others of the name of what was spoken of (201.2a)", () => {
  const text = "Destroy target creature and all other creatures with the same name as that creature.";
  const constraints = [{}, { kind: "otherThan" }, { kind: "sharesName", with: target("t1") }];
  expect(instructionsOf(text)).toMatchObject([
    { objects: { kind: "all", of: [target("t1"), { kind: "matching", filter: { constraints } }] } },
  ]);
});

it("is refused where it is not told as what", () => {
  expect(readOn("Destroy target creature with the same name.").compiled).toBeNull();
});
