import { expect, it } from "vitest";
import { keyforge } from "../../../src/keyforge/index.js";
import { abilitiesOf, readText } from "./reading.js";

it.each<[string, readonly object[]]>([
  [
    "Elusive. Skirmish.",
    [
      { kind: "keyword", keyword: "elusive", value: null },
      { kind: "keyword", keyword: "skirmish" },
    ],
  ],
  ["Assault 2.", [{ kind: "keyword", keyword: "assault", value: 2 }]],
  ["Enhance {A}{D}.", [{ kind: "enhance", icons: [{ kind: "amber" }, { kind: "damage" }] }]],
  ["Fight/Reap: Draw a card.", [{ kind: "timed", timings: ["afterFight", "afterReap"] }]],
  ["Omni: Draw a card.", [{ kind: "timed", timings: ["omni"] }]],
  [
    "Each friendly token creature enters play ready.",
    [{ kind: "static", condition: null, effects: [{ kind: "entersPlay", state: "ready" }] }],
  ],
  [
    "While you are haunted, this creature gets +7 power.",
    [{ kind: "static", condition: { kind: "haunted" }, effects: [{ kind: "power", amount: { value: 7 } }] }],
  ],
  [
    "This creature cannot fight or reap.",
    [
      {
        kind: "static",
        effects: [
          { kind: "cannot", act: "fight" },
          { kind: "cannot", act: "reap" },
        ],
      },
    ],
  ],
  [
    'Each friendly non-token creature gains, "Destroyed: Make a token creature."',
    [{ kind: "static", effects: [{ kind: "gainAbilities", abilities: [{ kind: "timed", timings: ["destroyed"] }] }] }],
  ],
  [
    "Your opponent's keys cost +1{A}.",
    [{ kind: "static", effects: [{ kind: "keyCost", player: { kind: "opponent" }, change: "more" }] }],
  ],
  [
    "After an enemy creature reaps, stun it.",
    [
      {
        kind: "triggered",
        event: { kind: "reaped" },
        instructions: [{ kind: "giveStatus", objects: { kind: "eventObject" } }],
      },
    ],
  ],
  [
    "At the start of your turn, make a Cultist.",
    [
      {
        kind: "triggered",
        event: { kind: "turnBegins", player: { kind: "you" } },
        instructions: [{ named: "Cultist" }],
      },
    ],
  ],
  [
    "Each time your opponent draws a card, make a token creature on your left flank.",
    [{ kind: "triggered", event: { kind: "drew" } }],
  ],
  [
    "If there are no enemy creatures, destroy this creature.",
    [{ kind: "triggered", event: { kind: "stateHolds" }, condition: { kind: "compare" } }],
  ],
])("compiles abilities: %s", (text, expected) => {
  expect(abilitiesOf(text)).toMatchObject(expected);
});

it.each([
  ["Play: Frobnicate a creature.", "keyforge/unexpected-end"],
  ["Play: Destroy it.", "keyforge/unbound-reference"],
  ["Play: Destroy a Zzyzx creature.", "keyforge/unknown-trait"],
  ["Play: Your opponent skips their next turn.", "keyforge/not-lowered"],
  ['This creature gains, "Reap: Draw a card.', "keyforge/broken-line"],
])("reports what is wrong, once: %s", (text, code) => {
  const found = readText(text).abilities.flatMap(({ diagnostics }) => diagnostics.map((one) => one.code));
  expect(found).toEqual([code]);
});

it.each([
  ["Players cannot forge their fourth key."],
  ["Your opponent cannot play more than 2 cards."],
  ["Play: Ready a creature unless you are haunted and then."],
  ["Play: Destroy a friendly friendly creature."],
])("swallows no word: %s", (text) => {
  expect(readText(text).compiled).toBeNull();
});

it("prints what it read, and says what it means", () => {
  const [ability] = readText("After Reap: Make a token creature.").abilities;
  expect(keyforge.print(ability?.tree)).toBe("After Reap: Make a token creature.");
  expect(keyforge.describe(ability?.abilities ?? [])).toEqual([
    "Ability: after reap",
    "  1. you make 1 token creatures of that player's reference card of the top cards of that player's deck (R1), on a flank that the active player chooses (R4)",
  ]);
});
