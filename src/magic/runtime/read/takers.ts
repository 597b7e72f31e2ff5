import type { ObjectReference, Participant, PlayerReference } from "../../effects/index.js";
import { isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import { matches, playerMatches } from "./filter.js";
import { playersOf } from "./player.js";
import { compares } from "./quantity.js";
import { notedObjects, objectsOf } from "./reference.js";
import type { Sight, Subject } from "./sight.js";
import { subjectOf } from "./sight.js";

/** What a participant is held against. */
export interface Takers {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  /** Objects that would exist if the event happened. */
  readonly planned: readonly Subject[];
}

/** The parties of an event in one role. */
export function takers(parts: Partial<Takers>): Takers {
  return { objects: [], players: [], planned: [], ...parts };
}

/** Whether one of the parties is who or what takes part. */
export function fits(sight: Sight, scope: Scope, participant: Participant | null, parties: Takers): boolean {
  if (participant === null) return true;
  switch (participant.kind) {
    case "object":
      return (
        targetedPlayers(scope, participant.reference).some((id) => parties.players.includes(id)) ||
        meantIn(sight, scope, participant.reference).some((id) => parties.objects.includes(id))
      );
    case "player":
      return isAnybody(participant.reference)
        ? parties.players.length > 0
        : playersOf(sight, scope, participant.reference).some((id) => parties.players.includes(id));
    case "filter": {
      const { filter } = participant;
      if (filter.what === "player") return parties.players.some((id) => playerMatches(sight, scope, filter, id));
      const subjects = parties.objects.flatMap((id) => subjectOf(sight, id) ?? []);
      const fitting = [...subjects, ...parties.planned].filter((subject) => matches(sight, scope, filter, subject));
      return fitting.length > 0 && meetsCount(sight, scope, participant, fitting.length);
    }
  }
}

/** Whether anybody is meant: the turn of a player who has left goes on, and its steps begin all the same (800.4j). */
function isAnybody({ kind }: PlayerReference): boolean {
  return kind === "eachPlayer" || kind === "anyPlayer";
}

/** The objects that a participant is: what was noted may be gone by the event itself (603.10a). */
function meantIn(sight: Sight, scope: Scope, reference: ObjectReference): readonly ObjectId[] {
  return reference.kind === "linked" ? notedObjects(sight, scope, reference.how) : objectsOf(sight, scope, reference);
}

/** The players among what was announced for "any target" (115.4). */
function targetedPlayers(scope: Scope, reference: ObjectReference): PlayerId[] {
  return reference.kind === "target" ? (scope.targets[reference.target] ?? []).filter(isPlayer) : [];
}

/** "two or more creatures": how many must take part. */
function meetsCount(sight: Sight, scope: Scope, participant: Participant, count: number): boolean {
  if (participant.kind !== "filter" || participant.count === undefined) return true;
  return compares(sight, scope, count, participant.count);
}
