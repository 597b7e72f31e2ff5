import { expect, it } from "vitest";
import { instructionsOf } from "./reading.js";

const chosen = { kind: "chosenWord", slot: "r1" };
const nextTurn = { kind: "nextTurn", player: "opponent" };
const opponent = { kind: "opponent" };

it.each<[string, object]>([
  [
    "Choose a house. Your opponent must choose that house as their active house on their next turn.",
    { kind: "requireHouse", player: opponent, rule: "must", house: chosen, duration: nextTurn },
  ],
  [
    "Choose a house. Your opponent cannot choose that house as their active house on their next turn.",
    { kind: "requireHouse", rule: "cannot", duration: nextTurn },
  ],
  [
    "Choose a house. If your opponent does not choose that house as their active house on their next turn, make a token creature.",
    {
      kind: "delayed",
      times: "once",
      duration: nextTurn,
      event: { kind: "houseChosen", player: opponent },
      condition: { kind: "not", condition: { kind: "activeHouse", house: chosen } },
      instructions: [{ kind: "makeTokens" }],
    },
  ],
])("rules the house of a next turn, or waits for it (R13, R15): %s", (text, expected) => {
  expect(instructionsOf(text).at(-1)).toMatchObject(expected);
});

it.each<[string, object]>([
  [
    "Take control of an enemy artifact. While under your control, it belongs to house Shadows.",
    {
      kind: "lasting",
      duration: { kind: "whileYouControl", slot: "r1" },
      effects: [{ kind: "house", house: "shadows" }],
    },
  ],
  [
    "Look at your opponent's hand. Choose a card from it.",
    {
      kind: "chooseObjects",
      objects: { filter: { zones: ["hand"], constraints: [{ kind: "inZoneOf", player: opponent }] } },
    },
  ],
  [
    "Put each creature on top of its owner's deck in a random order.",
    { kind: "move", to: { kind: "deck", place: "top", order: "random" } },
  ],
  [
    "Archive the topmost action card from your discard pile.",
    { kind: "move", objects: { kind: "choose", most: { value: 1 } } },
  ],
  [
    "Archive the top card of your deck and the top card of your discard pile.",
    { kind: "move", objects: { kind: "all", of: [{ pile: "deck" }, { pile: "discard" }] } },
  ],
  [
    "Ready and fight with up to 3 different friendly creatures, one at a time.",
    { kind: "forEach", instructions: [{ kind: "ready" }, { kind: "use", how: "fight" }] },
  ],
])("keeps to the cards and the time that are said: %s", (text, expected) => {
  expect(instructionsOf(text).at(-1)).toMatchObject(expected);
});
