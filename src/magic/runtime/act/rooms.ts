import { copiableFaces } from "../read/copiable.js";
import { isRoom, lockedHalves, unlockedHalves } from "../read/rooms.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Face, GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { Play } from "./play.js";

/** The unlocked designation with which a permanent enters: that of the half that was cast (709.5d). */
export function openedByCasting({ kind, zone, face }: GameObject, faces: readonly Face[]): GameObject["designations"] {
  return kind === "card" && zone === "stack" && isRoom(faces) ? unlockedHalves.slice(face, face + 1) : [];
}

/** That halves of a permanent have been unlocked (709.5h, 709.5i). */
function unlocking(
  play: Play,
  object: GameObject,
  player: PlayerId,
  halves: readonly number[],
  rule: string,
): Happening {
  const whole = lockedHalves(object, copiableFaces(play.state, object)).length === 0 ? "yes" : "no";
  return { kind: "unlocked", object: object.id, player, halves, whole, rule, cause: play.cause };
}

/** The event of a half that is unlocked as the permanent enters (709.5h). */
export function unlockedOnEntering(play: Play, id: ObjectId): readonly Happening[] {
  const object = findObject(play.state, id);
  if (object === null) return [];
  const halves = unlockedHalves.flatMap((word, half) => (object.designations.includes(word) ? [half] : []));
  return halves.length === 0 ? [] : [unlocking(play, object, object.controller, halves, "709.5d")];
}

/** Unlocks a locked half of a permanent for a player (709.5e, 709.5f); says whether it did. */
export function unlockHalf(play: Play, id: ObjectId, half: number, player: PlayerId, rule: string): boolean {
  const object = findObject(play.state, id);
  const word = unlockedHalves[half];
  if (object === null || word === undefined) return false;
  if (!lockedHalves(object, copiableFaces(play.state, object)).includes(half)) return false;
  const unlocked = { ...object, designations: [...object.designations, word] };
  play.change(id, { designations: unlocked.designations });
  play.happen([unlocking(play, unlocked, player, [half], rule)]);
  return true;
}
