import { expect, it } from "vitest";
import { instructionsOf } from "./reading.js";

const opponent = { kind: "opponent" };
const n = (value: number) => ({ kind: "number", value });
const r1 = { kind: "result", slot: "r1" };
const among = { kind: "among", of: r1 };
const which = { kind: "iteration", slot: "which" };
const nextTurn = { kind: "nextTurn", player: "opponent" };

it.each<[string, object]>([
  [
    "Stun each creature that shares a house with one or more of its neighbors.",
    {
      objects: {
        filter: { as: "which", constraints: [{ kind: "shares", with: { filter: { constraints: [{ of: which }] } } }] },
      },
    },
  ],
  [
    "Destroy each creature that does not share a house with at least 1 of its neighbors.",
    { objects: { filter: { as: "which", constraints: [{ kind: "not", constraint: { kind: "shares" } }] } } },
  ],
  [
    "Look at the top 3 cards of your deck. Put 1 into your hand and discard the others.",
    { manner: "discard", objects: { filter: { constraints: [among, { kind: "otherThan", than: { slot: "r2" } }] } } },
  ],
  [
    "Look at the top 3 cards of your deck and put them back in any order.",
    { kind: "arrange", place: "top", objects: r1 },
  ],
  [
    "Reveal the top 3 cards of your deck. Archive each Logos card.",
    { kind: "move", objects: { filter: { zones: [], constraints: [{ kind: "house" }, among] } } },
  ],
  ["Deal 2{D} to a creature. This damage cannot be prevented by armor.", { kind: "dealDamage", armor: "ignored" }],
  ["Swap this creature with another friendly creature in your battleline.", { kind: "swap", what: "positions" }],
  [
    "Deal 2{D} to a creature. Deal 4{D} to each creature that shares a house with the destroyed creature.",
    { kind: "dealDamage", amount: n(4) },
  ],
  [
    "Destroy a creature with lower power than this creature.",
    { objects: { filter: { constraints: [{ is: { relation: "fewer" } }] } } },
  ],
])("says which cards are meant: %s", (text, expected) => {
  expect(instructionsOf(text).at(-1)).toMatchObject(expected);
});

it.each<[string, object]>([
  [
    "Your opponent cannot use creatures to fight on their next turn.",
    { duration: nextTurn, effects: [{ kind: "cannot", act: "fight" }] },
  ],
  [
    "Your opponent cannot play action cards on their next turn.",
    { duration: nextTurn, effects: [{ kind: "playerCannot", player: opponent, act: "playCards" }] },
  ],
  [
    "Discard a random card from your hand. During your opponent's next turn, they cannot play cards of the discarded card's type.",
    { duration: nextTurn, effects: [{ act: "playCards", what: { constraints: [{ kind: "shares", what: "type" }] } }] },
  ],
  [
    "During your opponent's next turn, each time they play a card, steal 1{A}.",
    { kind: "delayed", duration: nextTurn, event: { kind: "played", player: opponent } },
  ],
])("forbids and awaits during a next turn: %s", (text, expected) => {
  expect(instructionsOf(text).at(-1)).toMatchObject(expected);
});

it.each<[string, object]>([
  ["If your opponent has an even amount of {A}, steal 1{A}.", { is: { relation: "even", to: null } }],
  ["If there are 4{A} or more on this creature, draw a card.", { left: { kind: "sumOf", measure: "amber" } }],
  [
    "If your opponent forged a key on their previous turn, draw a card.",
    { kind: "happened", when: "previousTurn", event: { kind: "keyForged", player: opponent } },
  ],
  [
    "If this is the first time this creature has been used this turn, draw a card.",
    {
      left: { kind: "history", event: { kind: "used", object: { kind: "source" } } },
      is: { relation: "equal", to: n(1) },
    },
  ],
])("asks: %s", (text, condition) => {
  expect(instructionsOf(text).at(-1)).toMatchObject({ kind: "conditional", condition });
});
