import { objectsHaving } from "../read/characteristics.js";
import { bestowed } from "../read/bestowed.js";
import { isPlayer, type ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { mayBeAttached, unattach } from "./attach.js";
import type { Play } from "./play.js";

/** It ceases to be bestowed, and is the creature again that it is (702.103e, f). */
export function ceaseToBeBestowed(play: Play, id: ObjectId): void {
  const object = findObject(play.state, id);
  if (object === null) return;
  play.change(id, { designations: object.designations.filter((word) => word !== bestowed) });
}

/** Bestowed Auras that are attached to nothing, or to what they may not enchant, are Auras no more (702.103f, 704.5m). */
export function releaseBestowed(play: Play): boolean {
  const loose = objectsHaving(play.state, "bestowed").filter(({ id, attachedTo: to }) => {
    // It enchants a creature, and no player (702.103b).
    if (to === null || isPlayer(to) || findObject(play.state, to)?.zone !== "battlefield") return true;
    return !mayBeAttached(play, id, to);
  });
  for (const { id } of loose) {
    unattach(play, id);
    ceaseToBeBestowed(play, id);
  }
  return loose.length > 0;
}
