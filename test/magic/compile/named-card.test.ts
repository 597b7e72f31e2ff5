import { expect, it } from "vitest";
import { artifact, faultsOf, instructionsOf, readOn } from "./kit.js";

const choose = "Choose a card name that hasn't been chosen from among Ember Jab, Quiet Gale, and Stone Titan.";
const text = `{T}: ${choose} Create a copy of the card with the chosen name. You may cast the copy.`;

const meant = (names: readonly string[]) => [
  { kind: "chooseValue", of: "cardName", unchosenOf: names, result: "r1" },
  { kind: "copyNamedCard", named: "r1", result: "r2" },
  { kind: "optional", instructions: [{ kind: "castSpell", what: { kind: "result", slot: "r2" }, action: "cast" }] },
];

it("copies a card that is defined by name, and lets it be cast (607.1c, 707.13)", () => {
  expect(instructionsOf(text, artifact)).toMatchObject(meant(["Ember Jab", "Quiet Gale", "Stone Titan"]));
});

it.each([
  "{T}: Create a copy of the card with the chosen name. You may cast the copy.",
  "{T}: Choose a color. Create a copy of the card with the chosen name.",
  `{T}: ${choose.replace("and", "or")} Create a copy of the card with the chosen name.`,
  `{T}: ${choose} You may cast the copy.`,
])("refuses a copy of no card that is named: %s (707.13)", (each) => {
  expect(faultsOf(readOn(each, artifact))).not.toEqual([]);
});
