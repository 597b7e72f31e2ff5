import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { type Move, moveAll, remember } from "./move.js";
import type { Play } from "./play.js";
import { isForbidden } from "./rules.js";
import { leaveStack } from "./stack.js";

/** Counters spells and abilities (701.6a); those countered are given back as they were. */
export function counterAll(play: Play, ids: readonly ObjectId[], where: Pick<Move, "to" | "position">): ObjectId[] {
  const countered = ids.filter((id) => {
    const object = findObject(play.state, id);
    return object?.zone === "stack" && !isForbidden(play, id, "beCountered");
  });
  for (const object of countered) {
    play.happen([{ kind: "countered", object, rule: "701.6a", cause: play.cause }]);
    const countered = findObject(play.state, object);
    if (countered?.kind !== "ability") moveAll(play, [{ object, ...where }], "701.6a");
    else {
      remember(play, countered, play.state);
      leaveStack(play, object);
    }
  }
  return countered;
}
