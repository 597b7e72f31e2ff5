import { objectsHaving } from "../read/characteristics.js";
import { isPaired, partnerOf } from "../read/pairs.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { Play } from "./play.js";

/** Whether the object is a creature on the battlefield under the player's control. */
function isTheirs(play: Play, object: GameObject | null, player: PlayerId): boolean {
  if (object?.zone !== "battlefield") return false;
  const { controller, types } = play.look(object);
  return controller === player && types.includes("creature");
}

/** Pairs two creatures of a player, where both are unpaired creatures of theirs (702.95a, c, d). Says whether they are paired now. */
export function pair(play: Play, player: PlayerId, one: ObjectId, other: ObjectId): boolean {
  const both = [one, other].map((id) => findObject(play.state, id));
  const open = both.every((object) => isTheirs(play, object, player) && object !== null && !isPaired(object));
  if (!open || one === other) return false;
  play.change(one, { pair: { with: other, controller: player } });
  play.change(other, { pair: { with: one, controller: player } });
  return true;
}

/** Whether the pair has come apart: one of the two is no creature of the player's on the battlefield any more (702.95e). */
function isApart(play: Play, object: GameObject): boolean {
  const { pair: held = null } = object;
  if (held === null) return false;
  const partner = partnerOf(play.state, object);
  return !isTheirs(play, object, held.controller) || !isTheirs(play, partner, held.controller);
}

/** Creatures become unpaired whose pair has come apart (702.95e). */
export function releasePairs(play: Play): void {
  const apart = objectsHaving(play.state, "paired").filter((object) => isApart(play, object));
  for (const { id } of apart) play.change(id, { pair: null });
}
