import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { takeCounters } from "./counters.js";
import type { Play } from "./play.js";
import { isForbidden } from "./rules.js";

/** Taps permanents together (701.26a); those that became tapped are given back. */
export function tapAll(play: Play, ids: readonly ObjectId[], player: PlayerId): ObjectId[] {
  const changed = ids.filter((id) => {
    const object = findObject(play.state, id);
    return object?.zone === "battlefield" && !object.tapped && !isForbidden(play, id, "becomeTapped");
  });
  for (const id of changed) play.change(id, { tapped: true });
  if (changed.length > 0) {
    play.happen(
      changed.map((object): Happening => ({ kind: "tapped", object, player, rule: "701.26a", cause: play.cause })),
    );
  }
  return changed;
}

/** Untaps permanents together (701.26b); a stun counter is taken instead (122.1d). */
export function untapAll(play: Play, ids: readonly ObjectId[]): ObjectId[] {
  const tapped = ids.filter((id) => {
    const object = findObject(play.state, id);
    return object?.zone === "battlefield" && object.tapped && !isForbidden(play, id, "becomeUntapped");
  });
  const changed = tapped.filter((id) => !takesStun(play, id));
  for (const id of changed) play.change(id, { tapped: false });
  if (changed.length > 0) {
    play.happen(changed.map((object): Happening => ({ kind: "untapped", object, rule: "701.26b", cause: play.cause })));
  }
  return changed;
}

/** Takes a stun counter off what would untap, where there is one (122.1d). */
function takesStun(play: Play, id: ObjectId): boolean {
  return takeCounters(play, id, "stun", 1) > 0;
}
