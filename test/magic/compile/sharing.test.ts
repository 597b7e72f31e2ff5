import { expect, it } from "vitest";
import { creature, permanents } from "../runtime/builders.js";
import { abilitiesOf, instructionsOf, readOn, resolutionOf } from "./kit.js";

const named = { kind: "target", target: "t1" };
const sharing = {
  kind: "matching",
  filter: permanents(
    creature,
    { kind: "otherThan", object: { kind: "target", target: "t1" } },
    {
      kind: "shares",
      what: "color",
      with: { kind: "target", target: "t1" },
    },
  ),
};

it("means the one that was named by “other” and “it” (608.2c)", () => {
  const text = "Target creature and each other creature that shares a color with it get +1/+1 until end of turn.";
  expect(resolutionOf(text)).toMatchObject({
    targets: [{ what: permanents(creature) }],
    instructions: [{ kind: "modify", objects: { kind: "all", of: [named, sharing] } }],
  });
});

it("deals damage to all of them (120.3)", () => {
  const text = "Test of Text deals 2 damage to target creature and each other creature that shares a color with it.";
  expect(instructionsOf(text)).toMatchObject([{ kind: "dealDamage", to: [named, sharing] }]);
});

it.each([
  "Destroy target creature and each creature that shares a color with it.",
  "Destroy each creature and each other creature that shares a color with it.",
  "Destroy target creature and each other creature that shares an attitude with it.",
])("refuses what shares with nothing that was named (608.2c): %s", (text) => {
  expect(readOn(text).compiled).toBeNull();
});

it("asks whether the player has been attacked this step (508.6)", () => {
  const text =
    "Cast this spell only during the declare attackers step and only if you've been attacked this step.\nDraw a card.";
  expect(abilitiesOf(text)[0]).toMatchObject({
    effects: [
      { kind: "timing", restriction: { kind: "during", part: "declareAttackersStep" } },
      {
        kind: "timing",
        restriction: {
          kind: "onlyIf",
          condition: {
            kind: "happened",
            event: { kind: "attacks", whom: { reference: { kind: "you" } } },
            within: "thisStep",
          },
        },
      },
    ],
  });
});

it("exiles a card of a hand face down (406.3)", () => {
  expect(instructionsOf("Draw a card, then exile a card from your hand face down.")[1]).toMatchObject({
    kind: "moveObjects",
    objects: { kind: "choice", filter: { constraints: [{ kind: "inZone", zone: "hand" }] } },
    enters: [{ kind: "faceDown" }],
  });
});
