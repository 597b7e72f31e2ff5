import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { GameState } from "../state/state.js";

/** Whether it was paired and has not come apart since (702.95b). */
export function isPaired({ pair = null }: GameObject): boolean {
  return pair !== null;
}

/** The creature on the battlefield that an object is paired with; null where it is unpaired (702.95b). */
export function partnerOf(state: GameState, object: GameObject): GameObject | null {
  const { pair = null } = object;
  const partner = pair === null ? null : findObject(state, pair.with);
  return partner?.zone === "battlefield" && partner.pair?.with === object.id ? partner : null;
}
