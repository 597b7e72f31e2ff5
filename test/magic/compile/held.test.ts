import { expect, it } from "vitest";
import { creature, n, source, target, you, yours } from "../runtime/builders.js";
import {
  abilitiesOf,
  abilityOf,
  artifact,
  aura,
  elf,
  enchantment,
  equipment,
  faultsOf,
  readOn,
  instructionsOf,
} from "./kit.js";

const attached = { kind: "attachedTo", called: "creature" };

it("gives the controller of an Aura what it enchants (613.1b)", () => {
  const changes = [{ kind: "control", controller: you }];
  expect(abilityOf("You control enchanted creature.", aura)).toMatchObject({
    effects: [{ kind: "continuous", affected: attached, changes }],
  });
});

it("takes all abilities and makes another creature of it (205.1a, 613.1f)", () => {
  const text = "Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.";
  expect(abilityOf(text, aura)).toMatchObject({
    effects: [
      {
        affected: attached,
        changes: [
          { kind: "loseAllAbilities" },
          { kind: "setTypes", types: ["creature"], subtypes: ["Frog"] },
          { kind: "setColors", colors: ["blue"] },
          { kind: "setBasePowerToughness", power: n(1), toughness: n(1) },
        ],
      },
    ],
  });
});

it("takes all abilities of a target for a time (611.2a)", () => {
  const text = "Until end of turn, target creature loses all abilities and has base power and toughness 1/1.";
  const lasting = { duration: { kind: "endOfTurn" }, objects: target("t1") };
  expect(instructionsOf(text)).toMatchObject([
    { kind: "modify", changes: [{ kind: "loseAllAbilities" }], ...lasting },
    { kind: "modify", changes: [{ kind: "setBasePowerToughness" }], ...lasting },
  ]);
});

it.each<[string, object]>([
  ["You have no maximum hand size.", you],
  ["Players have no maximum hand size.", { kind: "eachPlayer" }],
])("lifts the maximum hand size (402.2): %s", (text, affected) => {
  const changes = [{ kind: "permit", permission: { kind: "noMaximumHandSize" } }];
  expect(abilityOf(text, artifact)).toMatchObject({ effects: [{ kind: "playerContinuous", affected, changes }] });
});

it("lifts it for the rest of the game (611.2a)", () => {
  expect(instructionsOf("You have no maximum hand size for the rest of the game.")).toMatchObject([
    { kind: "modify", objects: you, duration: { kind: "indefinite" } },
  ]);
  expect(faultsOf(readOn("Draw a card. You have no maximum hand size."))).not.toEqual([]);
});

it("attaches to a target, and not “to target” something (701.3a)", () => {
  expect(
    instructionsOf("When this Equipment enters, attach it to target creature you control.", equipment),
  ).toMatchObject([{ kind: "attach", object: source, to: target("t1") }]);
  const text = "Whenever an Equipment you control enters, you may attach it to target creature you control.";
  const object = { kind: "triggering", role: "object" };
  expect(abilityOf(text, elf)).toMatchObject({
    resolution: {
      targets: [{ what: { constraints: [creature, yours] } }],
      instructions: [{ kind: "optional", instructions: [{ kind: "attach", object, to: target("t1") }] }],
    },
  });
});

it.each<[string, object]>([
  ["Any player may activate this ability.", {}],
  ["Any player may activate this ability but only during their turn.", { kind: "during", part: "turn", whose: you }],
  [
    "Any player may activate this ability but only during any upkeep step.",
    { kind: "during", part: "upkeep", whose: null },
  ],
])("lets any player activate it, who is then “you” (602.2, 109.5): %s", (text, limit) => {
  const restrictions = [{ kind: "anyPlayerMay" }, ...("kind" in limit ? [limit] : [])];
  expect(abilityOf(`{2}: Draw a card. ${text}`, enchantment)).toMatchObject({ kind: "activated", restrictions });
});

it("waits for the upkeep of the turn after this one (603.7a)", () => {
  const event = { kind: "turnPart", part: "upkeep", whose: null, edge: "beginning", next: "ofNextTurn" };
  const delayed = { kind: "delayedTrigger", event, times: "once", instructions: [{ kind: "drawCards" }] };
  const text = "Draw a card at the beginning of the next turn's upkeep.";
  expect(abilitiesOf(text)).toMatchObject([{ kind: "spell", resolution: { instructions: [delayed] } }]);
  expect(faultsOf(readOn("At the beginning of the next turn's upkeep, draw a card.", elf))).not.toEqual([]);
});

it("waits for the upkeep of a creature's controller (503.1a)", () => {
  const controller = { kind: "controllerOf", of: attached };
  const text = "At the beginning of the upkeep of enchanted creature's controller, that player loses 1 life.";
  expect(abilityOf(text, aura)).toMatchObject({
    event: { kind: "turnPart", part: "upkeep", whose: { kind: "player", reference: controller }, next: "each" },
    resolution: { instructions: [{ kind: "loseLife", player: controller }] },
  });
});
