import { expect, it } from "vitest";
import { instructionsOf } from "./reading.js";

const you = { kind: "you" };
const opponent = { kind: "opponent" };
const n = (value: number) => ({ kind: "number", value });
const each = { kind: "iterationPlayer", slot: "r1.each" };
const r1 = { kind: "resultAmount", slot: "r1" };

it.each<[string, readonly object[]]>([
  ["Lose all of your {A}.", [{ kind: "loseAmber", player: you, amount: { kind: "amberOf", player: you } }]],
  [
    "Your opponent loses half of their {A} (rounding down).",
    [{ kind: "loseAmber", amount: { kind: "half", of: { kind: "amberOf", player: opponent }, rounding: "down" } }],
  ],
  [
    "Each player loses half their {A}.",
    [
      {
        kind: "forEach",
        over: { kind: "eachPlayer" },
        instructions: [{ kind: "loseAmber", player: each, amount: { of: { kind: "amberOf", player: each } } }],
      },
    ],
  ],
  [
    "Each player with 6{A} or more loses all but 5 of it.",
    [
      {
        kind: "forEach",
        instructions: [
          {
            kind: "conditional",
            condition: { left: { kind: "amberOf", player: each }, is: { relation: "atLeast", to: n(6) } },
            then: [{ kind: "loseAmber", amount: { kind: "difference", less: n(5) } }],
          },
        ],
      },
    ],
  ],
  [
    "Lose all your {A}. Then, your opponent loses triple the amount of {A} you lost this way.",
    [{ kind: "loseAmber" }, { kind: "loseAmber", amount: { kind: "times", factor: 3, of: r1 } }],
  ],
  [
    "Destroy each creature. Each player draws a card for each creature they controlled that was destroyed this way.",
    [
      { kind: "destroy" },
      {
        kind: "forEach",
        instructions: [{ kind: "draw", amount: { kind: "count", filter: { zones: [], types: ["creature"] } } }],
      },
    ],
  ],
])("works out amounts of each player's own: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
});

it.each<[string, readonly object[]]>([
  [
    "Deal damage to each enemy creature equal to the amount of damage on that creature.",
    [{ kind: "dealDamage", ofEach: "dealt", amount: { measure: "damage", of: { kind: "iteration", slot: "dealt" } } }],
  ],
  ["Deal 1{D} to each enemy creature for each {A} on it.", [{ kind: "dealDamage", ofEach: "dealt" }]],
  [
    "Destroy a friendly creature. Deal damage to an enemy creature equal to the destroyed creature's power.",
    [{ kind: "destroy" }, { kind: "dealDamage", amount: { measure: "power", of: { filter: { zones: [] } } } }],
  ],
])("works out how much damage is dealt to each: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
});

it.each<[string, readonly object[]]>([
  [
    "Steal 1{A}. If you are haunted, repeat the preceding effect.",
    [
      { kind: "stealAmber" },
      {
        kind: "conditional",
        condition: { kind: "haunted" },
        then: [{ kind: "repeat", times: n(1), instructions: [{ then: [{ kind: "stealAmber" }] }] }],
      },
    ],
  ],
  [
    "Steal 1{A}. If your opponent has more {A} than you, repeat this effect.",
    [
      { kind: "stealAmber" },
      { kind: "repeatWhile", most: { kind: "anyNumber" }, instructions: [{ kind: "stealAmber" }] },
    ],
  ],
])("repeats the preceding effect once, this effect with the words that repeat it: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
});

it.each<[string, object]>([
  ["Destroy 4 friendly creatures. If you do, draw a card.", { left: r1, is: { relation: "atLeast", to: n(4) } }],
  ["You may destroy a friendly creature. If you do, draw a card.", { kind: "done" }],
  [
    "Destroy any number of creatures. If 6 or more creatures are destroyed this way, draw a card.",
    { is: { to: n(6) } },
  ],
  ["Forge a key at current cost. If you forge a key this way, draw a card.", { kind: "done", slot: "r1" }],
  ["Fully heal a creature. If you healed 4 or more damage this way, draw a card.", { left: r1, is: { to: n(4) } }],
])("asks whether it was done in full, or so much of it (R32): %s", (text, condition) => {
  expect(instructionsOf(text).at(-1)).toMatchObject({ kind: "conditional", condition });
});
