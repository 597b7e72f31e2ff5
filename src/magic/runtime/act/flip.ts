import { flipped, isFlipped } from "../read/flipped.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import type { Play } from "./play.js";

/** Gives a permanent the flipped status (110.5); one that has it keeps it. */
export function setFlipped(play: Play, id: ObjectId): void {
  const object = findObject(play.state, id);
  if (object === null || isFlipped(object)) return;
  play.change(id, { designations: [...object.designations, flipped] });
}

/** Flips a permanent: a one-way process, which no permanent goes through twice (710.4). Says whether it was flipped. */
export function flipOver(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || isFlipped(object)) return false;
  setFlipped(play, id);
  play.happen([{ kind: "flipped", object: id, rule: "710.4", cause: play.cause }]);
  return true;
}
