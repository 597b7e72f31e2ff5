import { expect, it } from "vitest";
import { elf, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

const opponents = { kind: "eachOpponent" } as const;
const red = { kind: "color", color: "red" } as const;

it.each<[string, object[]]>([
  ["can't be the target of spells.", [{ by: null, of: "spells" }]],
  ["can't be the target of spells or abilities.", [{ by: null }]],
  ["can't be the target of spells or abilities your opponents control.", [{ by: null, controller: opponents }]],
  ["can't be the target of abilities your opponents control.", [{ by: null, of: "abilities", controller: opponents }]],
  ["can't be the target of red spells.", [{ by: { what: "spell", constraints: [red] }, of: "spells" }]],
  [
    "can't be the target of abilities from red sources.",
    [{ by: { what: "object", constraints: [red] }, of: "abilities" }],
  ],
  [
    "can't be the target of red spells or abilities from red sources.",
    [
      { by: { what: "spell", constraints: [red] }, of: "spells" },
      { by: { what: "object", constraints: [red] }, of: "abilities" },
    ],
  ],
  [
    "can't be the target of red spells your opponents control or abilities from red sources your opponents control.",
    [{ of: "spells" }, { of: "abilities" }],
  ],
])("says what can't target it (115.1, 702.11b): This creature %s", (words, forbidden) => {
  const changes = forbidden.map((one) => ({ kind: "prohibit", prohibition: { kind: "beTargeted", ...one } }));
  expect(staticEffectsOf(`This creature ${words}`)).toMatchObject([{ kind: "continuous", changes }]);
});

it("says so for a turn (611.2a)", () => {
  expect(instructionsOf("Target creature can't be the target of spells this turn.")).toMatchObject([
    { kind: "modify", changes: [{ kind: "prohibit", prohibition: { kind: "beTargeted", of: "spells" } }] },
  ]);
});

it.each([
  "This creature can't be the target of two spells.",
  "This creature can't be the target of spells and abilities.",
  "This creature can't be the target of activated abilities.",
  "This creature can't be a target of spells.",
  "This creature can't be the target of spells in your graveyard or abilities.",
])("refuses what it would say only in part (115.1): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it("changes a size besides other changes (613.4c)", () => {
  const two = { sign: "plus", amount: { kind: "number", value: 2 } } as const;
  const changes = [{ kind: "changePowerToughness", power: two, toughness: two }];
  expect(instructionsOf("Target creature gets an additional +2/+2 until end of turn.")).toMatchObject([
    { kind: "modify", changes, duration: { kind: "endOfTurn" } },
  ]);
  expect(staticEffectsOf("Other creatures you control get an additional +2/+2.")).toMatchObject([{ changes }]);
});
