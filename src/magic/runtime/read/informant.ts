import type { ObjectReference, Zone } from "../../effects/index.js";
import type { ObjectId } from "../state/identity.js";
import { findObject, lastKnownOf, pastSince } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { objectsOf } from "./reference.js";
import { type Sight, type Subject, subjectOf } from "./sight.js";
import { speaksOfCards } from "./spoken-as-cards.js";

/** The zone that an object is in, or was in while it was that object. */
function zoneOf(sight: Sight, id: ObjectId): Zone | null {
  return (findObject(sight.state, id) ?? lastKnownOf(sight.state, id)?.object ?? null)?.zone ?? null;
}

/** Whether what is in a zone has a controller and more characteristics than its card (109.4, 110.1, 112.1). */
function isInPlay(zone: Zone | null): boolean {
  return zone === "battlefield" || zone === "stack";
}

/** What the object was before it moved in this resolution; null where it did not. */
function movedFrom(sight: Sight, { began }: Scope, id: ObjectId): ObjectId | null {
  if (began <= 0) return null;
  for (const { happening } of [...pastSince(sight.state, began)].reverse())
    if (happening.kind === "moved" && happening.became === id) return happening.object;
  return null;
}

/** What it was before a cost, or what set up this delayed triggered ability, moved it; null where none did (400.7j). */
function followedFrom({ followed }: Scope, id: ObjectId): ObjectId | null {
  const [was] = Object.entries(followed).find(([, became]) => became === id) ?? [];
  return was === undefined ? null : Number(was);
}

/**
 * The object that gives the information that an effect asks for (608.2h): what was moved from the battlefield or the
 * stack in this resolution is as it last was there, though what is done to it is done to what it became (400.7j).
 */
export function informant(sight: Sight, scope: Scope, id: ObjectId): ObjectId {
  if (isInPlay(zoneOf(sight, id))) return id;
  const was = movedFrom(sight, scope, id) ?? followedFrom(scope, id);
  if (was === null) return id;
  return isInPlay(zoneOf(sight, was)) ? was : informant(sight, scope, was);
}

/** The object with the information that an effect uses of it (608.2h). */
export function informationOf(sight: Sight, scope: Scope, id: ObjectId): Subject | null {
  return subjectOf(sight, informant(sight, scope, id));
}

/** The objects that give the information of what a reference means: cards their own, permanents that left as they last were (608.2h). */
export function informantsOf(sight: Sight, scope: Scope, reference: ObjectReference): ObjectId[] {
  const ids = objectsOf(sight, scope, reference);
  // The components of a permanent that left are several cards, and were one permanent (712.21e, 730.3c).
  return speaksOfCards(scope, reference) ? ids : [...new Set(ids.map((id) => informant(sight, scope, id)))];
}

/** The object that gives the information that an effect asks of one of those that a reference means (108.2, 608.2h). */
export function informantAmong(sight: Sight, scope: Scope, reference: ObjectReference, id: ObjectId): ObjectId {
  return speaksOfCards(scope, reference) ? id : informant(sight, scope, id);
}
