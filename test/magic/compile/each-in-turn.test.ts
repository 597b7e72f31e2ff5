import { expect, it } from "vitest";
import { instructionsOf, readOn, sorcery } from "./kit.js";

const own = { kind: "iterationPlayer" };
const eachPlayer = { kind: "eachPlayer" };
const eachOpponent = { kind: "eachOpponent" };

/** The instructions that each of those players does for themselves. */
const inTurn = (over: object, ...instructions: readonly object[]): object => ({ kind: "forEach", over, instructions });

it.each<[string, object]>([
  [
    "Each player discards their hand, then draws that many cards.",
    inTurn(
      eachPlayer,
      { kind: "discard", result: "r3", player: own },
      { kind: "drawCards", player: own, amount: { kind: "result", slot: "r3" } },
    ),
  ],
  [
    "Each player reveals the top card of their library, then loses life equal to that card's mana value.",
    inTurn(
      eachPlayer,
      { kind: "reveal", what: { player: own } },
      { player: own, amount: { kind: "characteristic", of: { kind: "result", slot: "r3" } } },
    ),
  ],
  [
    "Each opponent sacrifices a creature, then loses life equal to its power.",
    inTurn(eachOpponent, { kind: "sacrifice", player: own }, { player: own, amount: { kind: "characteristic" } }),
  ],
  [
    "Each player gains control of all creatures they own.",
    inTurn(eachPlayer, {
      objects: { filter: { constraints: [{ kind: "cardType" }, { kind: "ownedBy", player: own }] } },
      changes: [{ kind: "control", controller: own }],
    }),
  ],
])("608.2e: each player does by themselves what is measured by what is theirs: %s", (text, made) => {
  expect(instructionsOf(text)).toMatchObject([made]);
});

it.each<[string, object]>([
  [
    "Each opponent sacrifices a creature unless they pay {2}.",
    inTurn(eachOpponent, { kind: "unless", player: own, instructions: [{ kind: "sacrifice", player: own }] }),
  ],
  [
    "Each player loses 3 life unless they discard a card.",
    inTurn(eachPlayer, { kind: "unless", player: own, instructions: [{ kind: "loseLife", player: own }] }),
  ],
  [
    "Each player sacrifices a creature unless they control a Forest.",
    inTurn(eachPlayer, { kind: "conditional", then: [{ kind: "sacrifice", player: own }] }),
  ],
])("118.12a: each player pays for themselves alone: %s", (text, made) => {
  expect(instructionsOf(text)).toMatchObject([made]);
});

it.each<[string, object]>([
  ["Each player discards a card, then draws a card.", { kind: "drawCards", player: eachPlayer }],
  [
    "Each player sacrifices a creature, then draws a card for each creature sacrificed this way.",
    { kind: "drawCards", player: eachPlayer },
  ],
])("608.2e: all do together what is the same for all: %s", (text, last) => {
  expect(instructionsOf(text).at(-1)).toMatchObject(last);
});

it.each([
  "Each player discards their hand. Then each player draws that many cards.",
  "Each player sacrifices a creature. Each player loses life equal to that creature's power.",
])("608.2e: refuses one number for what each of them did before: %s", (text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});

it.each<[string, object]>([
  [
    "Each opponent may discard a card. If they don't, they lose 3 life.",
    inTurn(
      {
        kind: "matchingPlayers",
        filter: {
          constraints: [
            { kind: "opponentOf" },
            { kind: "otherPlayerThan", player: { kind: "resultPlayer", slot: "r1" } },
          ],
        },
      },
      { kind: "loseLife", player: own },
    ),
  ],
  [
    "Each opponent may discard a card. If they do, they draw a card.",
    inTurn({ kind: "resultPlayer", slot: "r1" }, { kind: "drawCards", player: own }),
  ],
])("118.12: each of those who may chooses for themselves alone: %s", (text, then) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "optional" }, then]);
});

it("118.12: asks once whether nobody did", () => {
  expect(instructionsOf("Each opponent may discard a card. If no one does, draw a card.")).toMatchObject([
    { kind: "optional" },
    { kind: "conditional", then: [{ kind: "drawCards", player: { kind: "you" } }] },
  ]);
});

const whoDid = { kind: "resultPlayer", slot: "r1" };

it.each<[string, object]>([
  ["Any opponent may sacrifice a creature. If a player does, draw a card.", { player: { kind: "you" } }],
  ["Any player may sacrifice a creature. If a player does, that player draws a card.", { player: whoDid }],
])("608.2d: who says that they do it is who does it: %s", (text, drawn) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "optional", instructions: [{ kind: "sacrifice", player: whoDid, objects: { chooser: whoDid } }] },
    { kind: "conditional", then: [{ kind: "drawCards", ...drawn }] },
  ]);
});
