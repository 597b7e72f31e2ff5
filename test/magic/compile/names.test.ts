import { describe, expect, it } from "vitest";
import { ORIGINAL_PRINTINGS } from "../../../grammar/magic/vocabulary/original-printings.js";
import type { Condition } from "../../../src/magic/effects/index.js";
import {
  abilityOf,
  artifact,
  cardOf,
  elf,
  enchantment,
  faultsOf,
  instructionsOf,
  readOn,
  referenceOf,
  staticEffectsOf,
} from "./kit.js";

it.each(ORIGINAL_PRINTINGS)("asks for names originally printed in $title ($rule)", ({ set, title }) => {
  const text = `{T}: Destroy all nontoken permanents with a name originally printed in the ${title} expansion.`;
  const ability = abilityOf(text, artifact);
  const objects = {
    kind: "matching",
    filter: {
      what: "permanent",
      constraints: [
        { kind: "not", constraint: { kind: "token" } },
        { kind: "originallyPrinted", set },
      ],
    },
  };
  expect(ability).toMatchObject({ resolution: { instructions: [{ kind: "destroy", objects }] } });
});

it("has each player sacrifice what is sacrificed by its controller (701.21a)", () => {
  const [one] = instructionsOf("{T}: Each artifact is sacrificed by its controller.", elf);
  const [other] = instructionsOf("{T}: All artifacts are sacrificed by their controllers.", elf);
  const constraints = [
    { kind: "cardType", cardType: "artifact" },
    { kind: "controlledBy", player: { kind: "eachPlayer" } },
  ];
  for (const each of [one, other])
    expect(each).toMatchObject({
      kind: "sacrifice",
      player: { kind: "eachPlayer" },
      objects: { filter: { constraints } },
    });
});

it.each([
  "{T}: Destroy all permanents with a name originally printed in the Legends expansion.",
  "{T}: Destroy all permanents originally printed in the Homelands expansion.",
  "{T}: Each artifact is sacrificed by its owner.",
  "{T}: Each artifact is sacrificed by your controller.",
  "{T}: Target artifact is sacrificed by its controller.",
  "{T}: Each artifact is sacrificed.",
  "{T}: Target creature is named Narwhal.",
])("refuses what is no such description: %s (206.3)", (text) => {
  expect(faultsOf(readOn(text, artifact))).not.toEqual([]);
});

const named = { kind: "named", name: "Bear Cub" };

it.each([
  ["As long as this creature is named Bear Cub, it has flying.", { kind: "matches", filter: { constraints: [named] } }],
  [
    "As long as this creature isn't named Bear Cub, it has flying.",
    { kind: "not", condition: { kind: "matches", filter: { constraints: [named] } } },
  ],
])("asks what an object is named: %s (201.2)", (text, condition) => {
  expect(abilityOf(text, elf)).toMatchObject({ kind: "static", condition });
});

it("asks it of a card that was revealed, and of what was destroyed (608.2c)", () => {
  const text = "{T}: Reveal the top card of your library. If it's named Bear Cub, put it into your hand.";
  expect(instructionsOf(text, artifact)[1]).toMatchObject({
    kind: "conditional",
    condition: { kind: "matches", object: { kind: "result", slot: "r1" }, filter: { constraints: [named] } },
  });
});

it("describes others by it (201.2)", () => {
  const [effect] = staticEffectsOf("Creatures that aren't named Bear Cub get +1/+1.", enchantment);
  expect(effect).toMatchObject({
    affected: { filter: { constraints: [{ kind: "cardType" }, { kind: "not", constraint: named }] } },
  });
});

it("sets the name of what becomes something named so (612.8)", () => {
  const text = "{T}: Target creature becomes a 2/2 Bear creature named Bear Cub until end of turn.";
  expect(instructionsOf(text, artifact)).toMatchObject([
    { kind: "modify", changes: [{ kind: "setName", name: "Bear Cub" }, { kind: "setTypes" }, { power: { value: 2 } }] },
  ]);
});

describe("names that a text joins (201.2)", () => {
  const cards = ["Hill Worker", "Mill Worker", "Salt, the Miner", "Rum and Rye"].map((name) =>
    cardOf("", { ...elf, name }),
  );
  const reference = referenceOf(...cards);
  const condition = (text: string): Condition | null => {
    const [ability] = readOn(text, enchantment, reference).abilities.flatMap(({ abilities }) => abilities);
    return ability?.kind === "static" ? ability.condition : null;
  };
  const one = (name: string): object => ({ kind: "exists", what: { constraints: [{ kind: "cardType" }, { kind: "named", name }, { kind: "controlledBy" }] } }); // prettier-ignore

  it.each([
    ["Hill Worker and Mill Worker", ["Hill Worker", "Mill Worker"]],
    ["Hill Worker, Salt, the Miner, and Mill Worker", ["Hill Worker", "Salt, the Miner", "Mill Worker"]],
    ["Rum and Rye and Hill Worker", ["Rum and Rye", "Hill Worker"]],
  ])("each of those named %s is there", (names, each) => {
    const text = `As long as you control creatures named ${names}, other creatures you control have flying.`;
    expect(condition(text)).toMatchObject({ kind: "allOf", conditions: each.map(one) });
  });

  it("a name with such a word in it is one name", () => {
    const text = "As long as you control a creature named Rum and Rye, other creatures you control have flying.";
    expect(condition(text)).toMatchObject(one("Rum and Rye"));
  });

  it.each([
    "As long as you control creatures named Hill Worker and Nobody, other creatures you control have flying.",
    "Creatures named Hill Worker and Mill Worker have flying.",
    "As long as you control a creature named Nobody or No One, other creatures you control have flying.",
  ])("refuses what may be one name or several: %s", (text) => {
    expect(faultsOf(readOn(text, enchantment, reference))).not.toEqual([]);
  });
});
