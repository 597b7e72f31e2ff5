import type { Constraint, Filter, PlayerReference } from "../../effects/index.js";
import type { PlayerId } from "../state/identity.js";
import { hasLeft, lastKnownOf, playerOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { defaultZones, matches } from "./filter.js";
import { playersMeant } from "./player.js";
import type { Sight, Subject } from "./sight.js";

/** The player whose objects a constraint speaks of; null where it speaks of none. */
function whose(constraint: Constraint): PlayerReference | null {
  if (constraint.kind === "controlledBy" || constraint.kind === "ownedBy") return constraint.player;
  return constraint.kind === "inZone" ? constraint.of : null;
}

/** Those whose objects a filter speaks of and who have left the game. */
function gonePlayers(sight: Sight, scope: Scope, { constraints }: Filter): PlayerId[] {
  const meant = constraints.flatMap((constraint) => {
    const player = whose(constraint);
    return player === null ? [] : playersMeant(sight, scope, player);
  });
  return [...new Set(meant)].filter((id) => hasLeft(sight.state, id));
}

/** Of the objects of players who have left the game, those that a filter means, each as it last was (800.4i). */
export function departedMatching(sight: Sight, scope: Scope, filter: Filter): Subject[] {
  const { state } = sight;
  if (state.players.every(({ left }) => left === undefined)) return [];
  const ids = gonePlayers(sight, scope, filter).flatMap((id) => playerOf(state, id).left ?? []);
  const zones = filter.constraints.some(({ kind }) => kind === "inZone") ? null : defaultZones(filter.what);
  return ids.flatMap((id) => {
    const last = lastKnownOf(state, id);
    if (last === null || zones?.includes(last.object.zone) === false) return [];
    const subject = { object: last.object, looks: last.looks };
    return matches(sight, scope, filter, subject) ? [subject] : [];
  });
}
