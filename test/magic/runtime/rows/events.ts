import { expect } from "vitest";
import type { EventPattern } from "../../../../src/magic/effects/index.js";
import type { Happening } from "../../../../src/magic/runtime/index.js";
import { matchesEvent } from "../../../../src/magic/runtime/read/pattern.js";
import { detail, each, n, permanents, self, you } from "../builders.js";
import { put, reading, type Row, sourceId, tableWithSource } from "./row.js";

type Plain<Event> = Event extends Happening ? Omit<Event, "rule" | "cause"> : never;

/** That the one event is what a pattern waits for, and the other is not. The source is yours; object 2 is not. */
function waitsFor(rule: string, pattern: EventPattern, event: Plain<Happening>, other: Plain<Happening>): Row {
  return {
    name: `event ${pattern.kind} (${rule})`,
    check: () => {
      const table = tableWithSource({ parts: { counters: { oil: 3 } } });
      put(table, "Theirs", { owner: "opponent" });
      const [sight, scope] = reading(table);
      const happenings = [event, other].map((plain): Happening => ({ ...plain, rule, cause: null }));
      expect(happenings.map((happening) => matchesEvent(sight, scope, pattern, happening))).toEqual([true, false]);
    },
  };
}

const mine = { kind: "player", reference: you } as const;
const any = each(permanents());
const it = { object: sourceId } as const;
const theirs = { object: 2 } as const;
const me = { player: "you" } as const;
const they = { player: "opponent" } as const;
const left = { ...it, became: null, from: "battlefield", to: "graveyard", ...me, controller: "you" } as const;
const damage = { source: sourceId, to: 2, amount: 2, combat: "noncombat" } as const;

/** What happens to objects, by the kind of event that it is. */
const toObjects = [
  ["701.26a", "becomesTapped", { kind: "tapped", ...me }],
  ["701.26b", "becomesUntapped", { kind: "untapped" }],
  ["701.27a", "transforms", { kind: "transformed" }],
  ["708.7", "turnedFaceUp", { kind: "turnedFaceUp" }],
] as const;

/** What players do, by the kind of event that it is. */
const byPlayers = [
  ["119.3", "gainsLife", { kind: "lifeGained", amount: 1 }],
  ["119.3", "losesLife", { kind: "lifeLost", amount: 1 }],
  ["121.1", "draws", { kind: "drawn", object: null, ordinal: 1 }],
  ["701.9a", "discards", { kind: "discarded", ...it }],
  ["701.17a", "mills", { kind: "milled", objects: [], amount: 1 }],
  ["305.1", "playsLand", { kind: "landPlayed", ...it }],
  ["701.21a", "sacrifices", { kind: "sacrificed", ...it }],
] as const;

const simple: readonly Row[] = [
  ...toObjects.map(([rule, kind, event]) =>
    waitsFor(rule, { kind, object: self, detail }, { ...event, ...it }, { ...event, ...theirs }),
  ),
  ...byPlayers.map(([rule, kind, event]) =>
    waitsFor(
      rule,
      { kind, player: mine, object: null, amount: null, detail },
      { ...event, ...me },
      { ...event, ...they },
    ),
  ),
];

const moves: readonly Row[] = [
  waitsFor(
    "603.6c",
    { kind: "leavesBattlefield", object: self, detail },
    { kind: "moved", ...left },
    {
      kind: "moved",
      ...left,
      from: "graveyard",
      to: "exile",
    },
  ),
  waitsFor(
    "700.4",
    { kind: "dies", object: self, detail },
    { kind: "moved", ...left },
    { kind: "moved", ...left, to: "exile" },
  ),
  waitsFor(
    "603.6a",
    { kind: "zoneChange", object: self, from: null, to: "battlefield", player: null, detail },
    { kind: "moved", ...left, became: sourceId, from: "hand", to: "battlefield" },
    { kind: "moved", ...left, became: sourceId, from: "hand", to: "exile" },
  ),
  waitsFor(
    "111.2",
    { kind: "createsTokens", player: mine, tokens: any, detail },
    { kind: "tokensCreated", ...me, controller: "you", objects: [sourceId], planned: [], amount: 1 },
    { kind: "tokensCreated", ...they, controller: "you", objects: [sourceId], planned: [], amount: 1 },
  ),
];

const declared = { kind: "attackersDeclared", objects: [sourceId] } as const;
const attacking = { kind: "attacked", ...it, ...me, whom: "opponent", alone: "alone" } as const;

const combat: readonly Row[] = [
  waitsFor("508.3a", { kind: "attacks", object: self, whom: null, detail }, attacking, { ...attacking, ...theirs }),
  waitsFor(
    "508.3d",
    { kind: "attacksWith", player: mine, with: any, detail },
    { ...declared, ...me },
    { ...declared, ...they },
  ),
  waitsFor(
    "509.3a",
    { kind: "blocks", object: self, by: null, detail },
    { kind: "blocks", ...it, other: 2 },
    { kind: "blocks", ...theirs, other: sourceId },
  ),
  waitsFor(
    "509.3c",
    { kind: "becomesBlocked", object: self, by: null, detail },
    { kind: "becameBlocked", ...it, others: [2] },
    { kind: "becameBlocked", ...theirs, others: [sourceId] },
  ),
  waitsFor(
    "509.3g",
    { kind: "attacksUnblocked", object: self, detail },
    { kind: "unblocked", ...it },
    { kind: "unblocked", ...theirs },
  ),
  waitsFor(
    "120.3",
    {
      kind: "dealsDamage",
      source: self,
      to: null,
      combat: "noncombat",
      amount: { operator: "atLeast", than: n(2) },
      detail,
    },
    { kind: "damaged", ...damage },
    { kind: "damaged", ...damage, combat: "combat" },
  ),
  waitsFor(
    "120.3",
    { kind: "isDealtDamage", to: self, source: null, combat: "any", detail },
    { kind: "damaged", ...damage, source: 2, to: sourceId },
    { kind: "damaged", ...damage },
  ),
];

const cast = { kind: "cast", ...it, ordinal: 1 } as const;
const targeted = { kind: "targeted", source: 2, ...they } as const;
const rolls = (grouping: "each" | "oneOrMore"): EventPattern => ({
  kind: "rollsDice",
  player: mine,
  grouping,
  is: { operator: "atLeast", than: n(4) },
  detail,
});
const spent = { kind: "manaSpent", ...it, ...me, before: 3, amount: 1 } as const;

const spells: readonly Row[] = [
  waitsFor(
    "601.2i",
    { kind: "castsSpell", player: mine, spell: any, detail },
    { ...cast, ...me },
    { ...cast, ...they },
  ),
  waitsFor(
    "707.10",
    { kind: "copiesSpell", player: mine, spell: any, detail },
    { kind: "spellCopied", ...it, ...me },
    { ...cast, ...me },
  ),
  waitsFor(
    "602.2b",
    { kind: "activates", player: mine, ability: self, detail },
    { kind: "activated", ...it, ability: 9, ...me },
    { kind: "activated", ...it, ability: 9, ...they },
  ),
  waitsFor(
    "115.1",
    { kind: "becomesTarget", object: self, of: null, detail },
    { ...targeted, target: sourceId },
    { ...targeted, target: 2 },
  ),
  waitsFor(
    "701.3a",
    { kind: "becomesAttached", object: any, to: self, detail },
    { kind: "attached", ...theirs, to: sourceId },
    { kind: "attached", ...it, to: 2 },
  ),
  waitsFor(
    "106.12",
    { kind: "tappedForMana", object: self, player: null, detail },
    { kind: "tappedForMana", ...it, ...me },
    { kind: "tappedForMana", ...theirs, ...they },
  ),
  waitsFor(
    "700.13",
    { kind: "commitsCrime", player: mine, detail },
    { kind: "crimeCommitted", ...me, source: sourceId },
    { kind: "crimeCommitted", ...they, source: 2 },
  ),
  waitsFor("706.2", rolls("each"), { kind: "dieRolled", ...me, amount: 4 }, { kind: "dieRolled", ...me, amount: 3 }),
  waitsFor(
    "706.2",
    rolls("oneOrMore"),
    { kind: "diceRolled", ...me, amount: 9 },
    { kind: "dieRolled", ...me, amount: 9 },
  ),
  waitsFor(
    "705.2",
    { kind: "flipsCoin", player: mine, outcome: "won", detail },
    { kind: "coinFlipped", ...me, outcome: "won" },
    { kind: "coinFlipped", ...me, outcome: "lost" },
  ),
  waitsFor("700.14", { kind: "expends", player: mine, amount: 4, detail }, spent, { ...spent, before: 4 }),
];

const oil = { counter: "oil", on: sourceId, amount: 2 } as const;
const watched = { counter: "oil", object: self, player: null, amount: null, detail } as const;
const explored = { kind: "keywordAction", ...it, ...me, amount: 1 } as const;
const begins = { kind: "turnPart", ...me, edge: "beginning" } as const;
const upkeep = { kind: "turnPart", part: "upkeep", whose: mine, edge: "beginning", next: "each" } as const;

const others: readonly Row[] = [
  waitsFor(
    "122.6",
    { kind: "countersPut", ...watched },
    { kind: "countersPut", ...oil, ...me },
    { kind: "countersPut", ...oil, on: 2, ...me },
  ),
  waitsFor(
    "122.7",
    { kind: "countersPut", ...watched, nth: 3 },
    { kind: "countersPut", ...oil, ...me },
    { kind: "countersPut", ...oil, amount: 0, ...me },
  ),
  waitsFor(
    "122.1",
    { kind: "countersRemoved", ...watched },
    { kind: "countersRemoved", ...oil },
    { kind: "countersRemoved", ...oil, on: 2 },
  ),
  waitsFor(
    "701.44a",
    { kind: "keywordAction", action: "explore", player: mine, object: self, detail },
    { ...explored, action: "explore" },
    { ...explored, action: "adapt" },
  ),
  waitsFor("603.2b", upkeep, { ...begins, part: "upkeep" }, { ...begins, part: "endStep" }),
  waitsFor(
    "104.2a",
    { kind: "playerWins", player: mine, detail },
    { kind: "wonGame", ...me },
    { kind: "wonGame", ...they },
  ),
  waitsFor(
    "104.3a",
    { kind: "playerLoses", player: mine, detail },
    { kind: "lostGame", ...me },
    { kind: "lostGame", ...they },
  ),
  waitsFor(
    "731.1a",
    { kind: "dayBecomesNight", detail },
    { kind: "daytime", from: "day", to: "night" },
    { kind: "daytime", from: null, to: "night" },
  ),
  waitsFor(
    "731.1a",
    { kind: "nightBecomesDay", detail },
    { kind: "daytime", from: "night", to: "day" },
    { kind: "daytime", from: null, to: "day" },
  ),
  waitsFor(
    "701.37b",
    { kind: "becomes", object: self, what: "monstrous", detail },
    { kind: "designated", ...it, player: null, word: "monstrous" },
    { kind: "designated", ...it, player: null, word: "renowned" },
  ),
  waitsFor(
    "603.12",
    { kind: "reflexive", slot: "s" },
    { kind: "reflexive", slot: "s", ...it },
    { kind: "reflexive", slot: "other", ...it },
  ),
  waitsFor(
    "603.2c",
    { kind: "anyOf", events: [upkeep, { kind: "dies", object: self, detail }] },
    { ...begins, part: "upkeep" },
    { ...begins, part: "drawStep" },
  ),
];

/** Every event that can be waited for, each with one that is it and one that is not. */
export const eventRows: readonly Row[] = [...simple, ...moves, ...combat, ...spells, ...others];
