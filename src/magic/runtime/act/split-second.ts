import { hasKeyword } from "../read/abilities.js";
import { findObject } from "../state/objects.js";
import type { Play } from "./play.js";

/** Whether a spell with split second is on the stack: nothing else is cast, and no ability activated but mana abilities (702.61a). */
export function isSecondSplit(play: Play): boolean {
  return play.state.stack.some((id) => {
    const object = findObject(play.state, id);
    return object !== null && hasKeyword(play.look(object), "split second");
  });
}
