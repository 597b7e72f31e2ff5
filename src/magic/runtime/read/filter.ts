import type { Constraint, Filter, ObjectReference, Zone } from "../../effects/index.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { everyObject, permanentIds, playersInOrder } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { meets, playerMeets } from "./constraint.js";
import { informant } from "./informant.js";
import { playersOf } from "./player.js";
import { cardsOf, objectsOf } from "./reference.js";
import { type Sight, type Subject, subjectOf } from "./sight.js";
import { speaksOfCards } from "./spoken-as-cards.js";

/** Every constraint that must hold, those inside `either` left out. */
function zoneConstraints(filter: Filter): ByKind<Constraint>["inZone"][] {
  return filter.constraints.filter((constraint) => constraint.kind === "inZone");
}

/** Whether a zone is named somewhere in the constraints, alternatives included. */
function namesZone(constraints: readonly Constraint[]): boolean {
  return constraints.some((constraint) => {
    if (constraint.kind === "either") return constraint.alternatives.some(namesZone);
    return constraint.kind === "inZone";
  });
}

/** The zones that a filter means where no constraint names one (109.2). */
export function defaultZones(what: Filter["what"]): readonly Zone[] {
  switch (what) {
    case "permanent":
    case "object":
      return ["battlefield"];
    case "source":
      return ["battlefield", "stack", "command"];
    case "spell":
    case "ability":
      return ["stack"];
    case "card":
      return ["hand", "library", "graveyard", "exile", "command"];
    case "player":
      return [];
  }
}

/** Whether the subject is the kind of thing that the filter speaks of (109.2, 110.1, 112.1, 113.1). */
export function isThing({ object, looks }: Subject, what: Filter["what"]): boolean {
  switch (what) {
    case "permanent":
      return looks.types.every((type) => type !== "instant" && type !== "sorcery") && object.kind !== "ability";
    case "card":
      return object.kind === "card";
    case "spell":
      return object.zone === "stack" && object.kind !== "ability";
    case "ability":
      return object.kind === "ability";
    case "object":
      return true;
    case "source":
      return object.kind !== "ability";
    case "player":
      return false;
  }
}

/** Whether a constraint says itself which kinds of thing are meant: "a card or token". */
function saysKinds(constraint: Constraint): boolean {
  return constraint.kind === "either" && constraint.alternatives.every((all) => all.some(({ kind }) => kind === "isA"));
}

/** Whether an object matches a filter, wherever it is: the zone counts only where a constraint names one. */
export function matches(sight: Sight, scope: Scope, filter: Filter, subject: Subject): boolean {
  if (!isThing(subject, filter.what) && !filter.constraints.some(saysKinds)) return false;
  return filter.constraints.every((constraint) => meets(sight, scope, constraint, subject));
}

/** The objects in the zones that a filter means, in those zones' order. */
function candidates(sight: Sight, scope: Scope, filter: Filter): ObjectId[] {
  const named = zoneConstraints(filter);
  if (named.length === 0 && namesZone(filter.constraints)) return everyObject(sight.state).map(({ id }) => id);
  const zones = named.length > 0 ? named.map(({ zone }) => zone) : defaultZones(filter.what);
  const owners = named.flatMap(({ of }) => (of === null ? [] : playersOf(sight, scope, of)));
  const players = owners.length > 0 ? owners : playersInOrder(sight.state);
  return zones.flatMap((zone) => zoneIds(sight, zone, players));
}

/** The objects of a zone: of these players where each has one. */
function zoneIds(sight: Sight, zone: Zone, players: readonly PlayerId[]): readonly ObjectId[] {
  if (zone === "battlefield") return permanentIds(sight.state);
  if (zone === "stack" || zone === "exile" || zone === "command") return sight.state[zone];
  return sight.state.players.flatMap((player) => (players.includes(player.id) ? [...player[zone]] : []));
}

/** Every object that matches a filter now (109.2). */
export function matchingObjects(sight: Sight, scope: Scope, filter: Filter): ObjectId[] {
  if (filter.what === "player") return [];
  const wanted = new Set(candidates(sight, scope, filter));
  for (const id of scope.entering ?? []) wanted.delete(id);
  const objects = everyObject(sight.state).filter(({ id }) => wanted.has(id));
  const found = objects.filter((object) => matches(sight, scope, filter, { object, looks: sight.look(object) }));
  return found.map(({ id }) => id);
}

/** Those of some objects that match a filter; those that are gone as they last were (608.2h). */
export function thoseMatching(sight: Sight, scope: Scope, filter: Filter, ids: readonly ObjectId[]): ObjectId[] {
  return ids.filter((id) => subjectMatches(sight, scope, filter, informant(sight, scope, id)));
}

function subjectMatches(sight: Sight, scope: Scope, filter: Filter, id: ObjectId): boolean {
  const subject = subjectOf(sight, id);
  return subject !== null && matches(sight, scope, filter, subject);
}

/**
 * What a reference means, each with the object that a filter is held against: where one of the two speaks of cards, the cards
 * that a permanent became, else what it was (108.2, 608.2h).
 */
function heldAgainst(sight: Sight, scope: Scope, filter: Filter, of: ObjectReference): [ObjectId, ObjectId][] {
  const ids = objectsOf(sight, scope, of);
  return speaksOfCards(scope, { kind: "among", of, filter })
    ? ids.flatMap((id) => cardsOf(sight, scope, id)).map((card) => [card, card])
    : ids.map((id) => [id, informant(sight, scope, id)]);
}

/** Those of what a reference means that match a filter. */
export function amongMatching(sight: Sight, scope: Scope, filter: Filter, of: ObjectReference): ObjectId[] {
  const held = heldAgainst(sight, scope, filter, of);
  return held.flatMap(([id, by]) => (subjectMatches(sight, scope, filter, by) ? [id] : []));
}

/** Whether a reference means something, all of which matches a filter. */
export function allMatch(sight: Sight, scope: Scope, filter: Filter, of: ObjectReference): boolean {
  const held = heldAgainst(sight, scope, filter, of);
  return held.length > 0 && held.every(([, by]) => subjectMatches(sight, scope, filter, by));
}

/** Whether a player matches a filter. */
export function playerMatches(sight: Sight, scope: Scope, filter: Filter, player: PlayerId): boolean {
  if (filter.what !== "player") return false;
  return filter.constraints.every((constraint) => playerMeets(sight, scope, constraint, player));
}
