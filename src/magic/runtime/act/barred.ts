import type { Change, Filter } from "../../effects/index.js";
import { sightOf } from "../read/characteristics.js";
import { matches } from "../read/filter.js";
import type { Subject } from "../read/sight.js";
import { staticEffectsOn } from "../read/statics.js";
import { type NewObject, newObject } from "../state/new-object.js";
import { withNewObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";

/** The permanent as it would exist on the battlefield, with the continuous effects that would apply to it (614.17d). */
export function wouldBe(play: Play, parts: Omit<NewObject, "id" | "zone">): Subject {
  const id = play.state.next;
  const object = newObject({ ...parts, id, zone: "battlefield", timestamp: id }, play.state);
  const state = withNewObject({ ...play.state, next: id + 1 }, object);
  return { object, looks: sightOf(state).look(object) };
}

/** Whether it says that something can't enter. */
function bars(changes: readonly Change[]): boolean {
  return changes.some((change) => change.kind === "prohibit" && change.prohibition.kind === "enter");
}

/** What can't enter, by static abilities and by what resolved (611.2, 611.3). */
function barsOf(play: Play): { readonly filter: Filter; readonly scope: Scope }[] {
  const standing = staticEffectsOn(play, "continuous").flatMap(({ effect: { affected, changes }, scope }) =>
    bars(changes) && affected.kind === "matching" ? [{ filter: affected.filter, scope }] : [],
  );
  const resolved = play.state.effects.flatMap(({ affected, changes, scope }) =>
    bars(changes) && affected.kind === "open" && affected.reference.kind === "matching"
      ? [{ filter: affected.reference.filter, scope }]
      : [],
  );
  return [...standing, ...resolved];
}

/**
 * Whether an effect says that such a permanent can't enter (614.17d, 111.5): it is asked of the permanent that it would
 * be, and of the card in the zone that it would come from.
 */
export function cannotEnter(play: Play, parts: Omit<NewObject, "id" | "zone">, now: Subject | null): boolean {
  const found = barsOf(play);
  if (found.length === 0) return false;
  const subjects = [wouldBe(play, parts), ...(now === null ? [] : [now])];
  return found.some(({ filter, scope }) => subjects.some((subject) => matches(play, scope, filter, subject)));
}
