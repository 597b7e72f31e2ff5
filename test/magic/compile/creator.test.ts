import { expect, it } from "vitest";
import type { PlayerReference } from "../../../src/magic/effects/index.js";
import { n, one, target, you } from "../runtime/builders.js";
import { characteristicsOf, creationOf, groupOf, instructionsOf, resolutionOf } from "./kit.js";

it.each<[string, PlayerReference]>([
  ["Create a 1/1 white Bird creature token.", you],
  ["You create a 1/1 white Bird creature token.", you],
  ["Each player creates a 1/1 white Bird creature token.", { kind: "eachPlayer" }],
  ["Each opponent creates a 1/1 white Bird creature token.", { kind: "eachOpponent" }],
  [
    "You and target opponent each create a 1/1 white Bird creature token.",
    { kind: "eachOf", players: [you, { kind: "targetPlayer", target: "t1" }] },
  ],
  [
    "Choose an opponent. You and that player each create a 1/1 white Bird creature token.",
    { kind: "eachOf", players: [you, { kind: "resultPlayer", slot: "r1" }] },
  ],
  ["Each other player creates a 1/1 white Bird creature token.", { kind: "eachOtherPlayer" }],
  ["Target player creates a 1/1 white Bird creature token.", { kind: "targetPlayer", target: "t1" }],
  ["Target opponent creates a 1/1 white Bird creature token.", { kind: "targetPlayer", target: "t1" }],
  [
    "Target player draws a card. That player creates a 1/1 white Bird creature token.",
    { kind: "targetPlayer", target: "t1" },
  ],
  [
    "Destroy target creature. Its controller creates a 1/1 white Bird creature token.",
    { kind: "controllerOf", of: target("t1") },
  ],
  [
    "Destroy target creature. That creature's controller creates a 1/1 white Bird creature token.",
    { kind: "controllerOf", of: target("t1") },
  ],
  [
    "Destroy target creature. Its owner creates a 1/1 white Bird creature token.",
    { kind: "ownerOf", of: target("t1") },
  ],
])("is owned by who creates it and enters under that player's control (111.2): %s", (text, player) => {
  expect(creationOf(text)).toMatchObject({ creator: player, controller: player });
});

it("tells a target opponent from a target player (115.1)", () => {
  const what = (text: string) => resolutionOf(text).targets.map((one) => one.what);
  expect(what("Target player creates a Food token.")).toEqual([{ what: "player", constraints: [] }]);
  expect(what("Target opponent creates a Food token.")).toEqual([
    { what: "player", constraints: [{ kind: "opponentOf", player: you }] },
  ]);
});

it("speaks in a where clause of the object that the sentence before named (608.2h)", () => {
  const text =
    "Destroy target creature. Its controller creates X 1/1 white Bird creature tokens, where X is its power.";
  expect(creationOf(text)).toMatchObject({
    creator: { kind: "controllerOf", of: target("t1") },
    groups: [{ count: { kind: "characteristic", characteristic: "power", of: target("t1") } }],
  });
});

it("counts by a creature's toughness and keeps the tokens 1/1 (608.2h)", () => {
  const text = "When this creature dies, create X 1/1 white Bird creature tokens, where X is its toughness.";
  const group = groupOf(text, { typeLine: "Creature — Elf" });
  expect(group.count).toMatchObject({ kind: "characteristic", characteristic: "toughness" });
  expect(characteristicsOf(group)).toMatchObject({ power: one, toughness: one });
});

it("counts for each of several players by itself what they control (608.2c)", () => {
  const text = "You and target opponent each create a Food token for each land they control.";
  expect(instructionsOf(text)).toMatchObject([
    {
      kind: "forEach",
      over: { kind: "eachOf" },
      instructions: [{ creator: { kind: "iterationPlayer" }, groups: [{ count: { kind: "count" } }] }],
    },
  ]);
});

it.each([
  [
    "Choose target opponent. Create X Food tokens, where X is the number of artifacts that player controls.",
    n(1),
    n(1),
  ],
  ["Choose any number of target players. Investigate X times, where X is the number of lands those players control.", n(0), { kind: "anyNumber" }], // prettier-ignore
])("announces the players who are chosen as targets (601.2c): %s", (text, least, most) => {
  const { targets, instructions } = resolutionOf(text);
  expect(targets).toMatchObject([{ what: { what: "player" }, least, most }]);
  expect(JSON.stringify(instructions)).toContain(
    '{"kind":"controlledBy","player":{"kind":"targetPlayer","target":"t1"}}',
  );
});

it.each([
  ["Populate X times.", { kind: "x" }],
  ["Incubate 3 twice.", n(2)],
  ["Incubate 2 five times.", n(5)],
])("does a keyword action that creates so many times (701.36, 701.53): %s", (text, times) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "repeat", times, instructions: [{ kind: "createTokens" }] }]);
});

it("counts every token that was created this turn, not every creation (111.2)", () => {
  const text = "Create X Food tokens, where X is the number of Treasure tokens you created this turn.";
  expect(groupOf(text).count).toMatchObject({
    kind: "events",
    measure: "objects",
    event: { kind: "createsTokens", tokens: { filter: { constraints: [{ subtype: "Treasure" }, { kind: "token" }] } } },
    within: "thisTurn",
  });
});

it.each([
  ["For each spell you've cast this turn, create a Food token.", { kind: "events", event: { kind: "castsSpell" } }],
  ["Destroy target creature. For each +1/+1 counter on it, create a Food token.", { kind: "counters" }],
])("creates at once for each of what is only counted (701.7a): %s", (text, count) => {
  expect(groupOf(text).count).toMatchObject(count);
});

it.each<[string, object]>([
  ["Target opponent creates a token that's a copy of a creature they control.", { kind: "targetPlayer", target: "t1" }],
  ["Create a token that's a copy of a creature you control.", { kind: "you" }],
])("lets the creator choose among their own permanents what is copied (608.2d): %s", (text, chooser) => {
  expect(instructionsOf(text)).toMatchObject([{ groups: [{ token: { of: { kind: "choice", chooser } } }] }]);
});

it("lets each player choose among their own permanents what is copied (608.2d)", () => {
  const own = { kind: "iterationPlayer" };
  expect(instructionsOf("Each player creates a token that's a copy of a creature they control.")).toMatchObject([
    { kind: "forEach", instructions: [{ creator: own, groups: [{ token: { of: { chooser: own } } }] }] },
  ]);
});
