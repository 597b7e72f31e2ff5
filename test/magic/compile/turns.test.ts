import { expect, it } from "vitest";
import { abilityOf, elf, land } from "./kit.js";

it("holds in others' turns alone (102.1)", () => {
  expect(abilityOf("During turns other than yours, this creature has flying.", elf)).toMatchObject({
    condition: { kind: "not", condition: { kind: "turn", of: { kind: "you" } } },
    effects: [{ kind: "continuous" }],
  });
});

it.each(["Activate only twice each turn.", "Activate no more than twice each turn."])(
  "limits how often it is activated (602.5b): %s",
  (words) => {
    expect(abilityOf(`{G}: This creature gets +1/+0 until end of turn. ${words}`, elf)).toMatchObject({
      restrictions: [{ kind: "twiceEachTurn" }],
    });
  },
);

it("lets one of two conditions do (602.5b)", () => {
  const text = "{T}: Add {B}. Activate only if this land entered this turn or if you control a basic land.";
  expect(abilityOf(text, land)).toMatchObject({
    restrictions: [{ kind: "onlyIf", condition: { kind: "anyOf", conditions: [{}, { kind: "exists" }] } }],
  });
});
