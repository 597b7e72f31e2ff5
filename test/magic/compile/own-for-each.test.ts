import { expect, it } from "vitest";
import { n, one, opponents } from "../runtime/builders.js";
import { instructionsOf, readOn, sorcery } from "./kit.js";

const eachPlayer = { kind: "eachPlayer" };
const own = { kind: "iterationPlayer" };
const theirs = {
  constraints: [
    { kind: "cardType", cardType: "creature" },
    { kind: "controlledBy", player: own },
  ],
};

it.each<[string, object, object]>([
  ["Each player draws cards equal to the number of creatures they control.", eachPlayer, { kind: "drawCards" }],
  ["Each opponent mills cards equal to the number of creatures they control.", opponents, { kind: "mill" }],
  ["Each player discards cards equal to the number of creatures they control.", eachPlayer, { kind: "discard" }],
  ["Any number of target players each draw cards equal to the number of creatures they control.", { kind: "targetPlayer" }, { kind: "drawCards" }],
])("counts for each of several players what is theirs (608.2c): %s", (text, over, done) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "forEach", over, instructions: [{ ...done, player: own, amount: { kind: "count", of: theirs } }] },
  ]);
}); // prettier-ignore

it.each<[string, object]>([
  ["Each player draws two cards.", { kind: "drawCards", player: eachPlayer, amount: n(2) }],
  ["Draw cards equal to the number of creatures you control.", { kind: "drawCards", amount: { kind: "count" } }],
  ["Draw a number of cards equal to the number of creatures you control.", { kind: "drawCards", amount: { kind: "count" } }],
  ["Target player mills cards equal to their life total.", { kind: "mill", amount: { kind: "lifeTotal" } }],
  ["Draw a card.", { kind: "drawCards", amount: one }],
])("counts once for one player, and what is the same for all (608.2c): %s", (text, done) => {
  expect(instructionsOf(text)).toMatchObject([done]);
}); // prettier-ignore

it("lets any number of players create as many as there are of all together (608.2c)", () => {
  const text = "Choose any number of target players. Investigate X times, where X is the total number of creatures those players control.";
  expect(readOn(text, sorcery).compiled).not.toBeNull();
}); // prettier-ignore

it("refuses one number for what is another of each of several target players (608.2c)", () => {
  const text = "Any number of target players each draw X cards, where X is the number of creatures they control.";
  expect(readOn(text, sorcery).compiled).toBeNull();
});

it("speaks of all of them as they, where each was spoken of (608.2c)", () => {
  expect(
    instructionsOf("Put a +1/+1 counter on each creature you control. They gain vigilance until end of turn."),
  ).toMatchObject([{ kind: "putCounters" }, { kind: "modify", objects: { kind: "result" } }]);
  expect(
    readOn("Put a +1/+1 counter on target creature. They gain vigilance until end of turn.", sorcery).compiled,
  ).toBeNull();
});

it("adds what stands behind plus to a count (107.1)", () => {
  const text = "Draw X cards, where X is the number of Caves you control plus the number of Cave cards in your graveyard.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "drawCards", amount: { kind: "sum", terms: [{ kind: "count" }, { kind: "count" }] } },
  ]);
}); // prettier-ignore
