import type { Condition } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import type { ByKind, Table } from "../state/kinds.js";
import type { PlayerId } from "../state/identity.js";
import { findObject, pastOfTurn, playerOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { pastEvents } from "./events.js";
import { allMatch, matchingObjects, playerMatches } from "./filter.js";
import { playersOf } from "./player.js";
import { compares, costsPaid, numberOf, pays } from "./quantity.js";
import { objectsOf } from "./reference.js";
import type { Sight } from "./sight.js";
import { subjectOf } from "./sight.js";
import { isDuring } from "./turn-parts.js";

/** How many objects or players match. */
function countMatching(sight: Sight, scope: Scope, filter: ByKind<Condition>["exists"]["what"]): number {
  if (filter.what !== "player") return matchingObjects(sight, scope, filter).length;
  return sight.state.players.filter(({ id }) => playerMatches(sight, scope, filter, id)).length;
}

/** How a spell, or the permanent that it became, was cast; a copy of a spell was not (707.10). */
function wasCast(sight: Sight, scope: Scope, { object, how }: ByKind<Condition>["cast"]): boolean {
  return objectsOf(sight, scope, object).some((id) => {
    const casting = subjectOf(sight, id)?.object.casting ?? null;
    if (casting === null || casting.by === null) return false;
    switch (how) {
      case "cast":
        return true;
      case "byYou":
        return casting.by === scope.controller;
      case "fromHand":
        return casting.from === "hand";
      case "fromGraveyard":
        return casting.from === "graveyard";
      case "fromExile":
        return casting.from === "exile";
      case "fromElsewhere":
        return casting.from !== "hand";
    }
  });
}

/** Whether a cost was paid for the spell or the permanent that it became (kicker, gift …). */
function wasPaid(sight: Sight, scope: Scope, cost: string | null): boolean {
  return costsPaid(sight, scope).some((paid) => pays(paid, cost ?? "additional"));
}

/** Whether a player, the game (731.1) or the source has a designation. */
function designated(sight: Sight, scope: Scope, { player, designation }: ByKind<Condition>["designation"]): boolean {
  if (designation === "day" || designation === "night") return sight.state.daytime === designation;
  if (player === null) return findObject(sight.state, scope.source)?.designations.includes(designation) ?? false;
  return playersOf(sight, scope, player).some((id) => playerOf(sight.state, id).designations.includes(designation));
}

/** How often the ability has resolved this turn, this time included. */
function timesResolved(sight: Sight, scope: Scope): number {
  return pastOfTurn(sight.state).filter(
    ({ happening }) =>
      happening.kind === "resolved" && happening.object === scope.source && happening.ability === scope.ability,
  ).length;
}

/** Whether the object has come under its player's control since the beginning of their last upkeep (702.30a). */
function isNew(sight: Sight, scope: Scope, { object }: ByKind<Condition>["newSinceUpkeep"]): boolean {
  const since = playerOf(sight.state, scope.controller).lastUpkeep;
  return objectsOf(sight, scope, object).some((id) => (findObject(sight.state, id)?.controlledSince ?? -1) >= since);
}

/** Whether the instruction of a slot was carried out. */
function wasDone(scope: Scope, slot: string): boolean {
  const value = scope.slots[slot];
  if (value === undefined) throw new NotExecutable(`whether slot ${slot}, which nothing filled, was done`);
  return value.done === "yes";
}

/** One evaluator a kind of condition. */
export const conditions: Table<Condition, [Sight, Scope], boolean> = {
  not: ({ condition }, sight, scope) => !holds(sight, scope, condition),
  allOf: ({ conditions: all }, sight, scope) => all.every((condition) => holds(sight, scope, condition)),
  anyOf: ({ conditions: any }, sight, scope) => any.some((condition) => holds(sight, scope, condition)),
  exists: ({ what, is }, sight, scope) => compares(sight, scope, countMatching(sight, scope, what), is),
  matches: ({ object, filter }, sight, scope) => allMatch(sight, scope, filter, object),
  playerMatches: ({ player, filter }, sight, scope) => {
    const fits = (id: PlayerId): boolean => playerMatches(sight, scope, filter, id);
    const players = playersOf(sight, scope, player);
    return player.kind === "eachPlayer" || player.kind === "eachOpponent" ? players.every(fits) : players.some(fits);
  },
  compare: ({ quantity, is }, sight, scope) => compares(sight, scope, numberOf(sight, scope, quantity), is),
  happened: ({ event, within }, sight, scope) => pastEvents(sight, scope, event, within).length > 0,
  done: ({ slot }, _, scope) => wasDone(scope, slot),
  searched: ({ slot, zone }, _, scope) => scope.slots[slot]?.searched?.includes(zone) ?? false,
  turn: ({ of, part }, sight, scope) =>
    playersOf(sight, scope, of).includes(sight.state.turn.active) &&
    (part === null || isDuring(sight.state.turn.part, part)),
  paid: ({ cost }, sight, scope) => wasPaid(sight, scope, cost),
  cast: (condition, sight, scope) => wasCast(sight, scope, condition),
  designation: (condition, sight, scope) => designated(sight, scope, condition),
  newSinceUpkeep: (condition, sight, scope) => isNew(sight, scope, condition),
  timesResolved: ({ times }, sight, scope) => timesResolved(sight, scope) === times,
  wouldHappen: () => unreadable("wouldHappen"),
  able: () => true,
  wonClash: ({ slot }, _, scope) => scope.slots[slot]?.amount === 1,
  coin: ({ slot, result }, _, scope) => scope.slots[slot]?.amount === (result === "won" ? 1 : 0),
};

/** Says that a condition cannot be read yet. */
function unreadable(what: string): never {
  throw new NotExecutable(`condition ${what}`);
}

function evaluate<Kind extends Condition["kind"]>(
  kind: Kind,
  condition: ByKind<Condition>[Kind],
  sight: Sight,
  scope: Scope,
): boolean {
  return conditions[kind](condition, sight, scope);
}

/** Whether a condition holds now. */
export function holds(sight: Sight, scope: Scope, condition: Condition): boolean {
  return evaluate(condition.kind, condition, sight, scope);
}
