import { expect, it } from "vitest";
import { n, you } from "../runtime/builders.js";
import { elf, instructionsOf, resolutionOf } from "./kit.js";

const event = (kind: string, more: object): object => ({
  kind: "events",
  within: "thisTurn",
  event: { kind, ...more },
});

it.each<[string, object]>([
  [
    "Food tokens you created this turn",
    { measure: "objects", ...event("createsTokens", { player: { reference: you }, tokens: { grouping: "each" } }) },
  ],
  [
    "opponents you attacked this turn",
    { measure: "players", ...event("attacks", { whom: { filter: { constraints: [{ kind: "opponentOf" }] } } }) },
  ],
  [
    "times you descended this turn",
    { measure: "times", ...event("zoneChange", { from: null, to: "graveyard", player: { reference: you } }) },
  ],
  [
    "cards that were put into your graveyard from your hand or library this turn",
    { measure: "times", ...event("anyOf", { events: [{ from: "hand" }, { from: "library" }] }) },
  ],
])("counts what happened this turn (701.7a, 508.6, 700.11, 608.2h): %s", (what, count) => {
  const text = `When Test of Text enters, create a number of Blood tokens equal to the number of ${what}.`;
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "createTokens", groups: [{ count }] }]);
});

const opposing = { kind: "opponentOf", player: you };

it.each<[string, readonly object[]]>([
  [
    "your opponents with four or more cards in hand",
    [opposing, { kind: "handSize", is: { operator: "atLeast", than: n(4) } }],
  ],
  ["your opponents with two or more poison counters", [opposing, { kind: "hasCounters", counter: "poison" }]],
  ["players being attacked", [{ kind: "playerStatus", status: "attacked" }]],
])("counts players by what they have (402, 122.1, 508.6): %s", (what, constraints) => {
  const text = `Create X Clue tokens, where X is the number of ${what}.`;
  const count = { kind: "playerCount", of: { kind: "matchingPlayers", filter: { what: "player", constraints } } };
  expect(instructionsOf(text)).toMatchObject([{ kind: "createTokens", groups: [{ count }] }]);
});

it("finds the highest life total among players (119)", () => {
  const text = "Create a number of Blood tokens equal to the highest life total among your opponents.";
  const count = { kind: "extremeLifeTotal", which: "greatest", among: { kind: "eachOpponent" } };
  expect(instructionsOf(text)).toMatchObject([{ groups: [{ count }] }]);
});

it("gives each of your teammates what they create (102.3)", () => {
  const creator = { kind: "matchingPlayers", filter: { constraints: [{ kind: "teammateOf", player: you }] } };
  expect(instructionsOf("Each of your teammates creates a Clue token.")).toMatchObject([{ creator }]);
});

it.each<[string, string | null]>([
  ["a graveyard that was put there from the battlefield this turn", "battlefield"],
  ["an opponent's graveyard that was put there this turn", null],
])("asks how a card came where it is (400.7): %s", (where, from) => {
  const { targets } = resolutionOf(`Exile target artifact card from ${where}.`);
  const put = { kind: "happened", within: "thisTurn", event: { kind: "zoneChange", from, to: "graveyard" } };
  expect(targets).toMatchObject([{ what: { constraints: [{}, { zone: "graveyard" }, put] } }]);
});
