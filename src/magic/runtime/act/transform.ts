import { hasKeyword } from "../read/abilities.js";
import { copiableFaces } from "../read/copiable.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import type { Play } from "./play.js";
import { isForbidden } from "./rules.js";

/** Transforms a permanent (701.27a); one with daybound or nightbound transforms only by those (702.145b, e). */
export function transform(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  const looks = object === null ? null : play.look(object);
  if (looks !== null && (hasKeyword(looks, "daybound") || hasKeyword(looks, "nightbound"))) return false;
  return turnOver(play, id);
}

/** Turns a double-faced permanent over (701.27a); nothing happens to one that has a single face (701.27c). */
export function turnOver(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || isForbidden(play, id, "transform")) return false;
  // A face-down double-faced permanent can't transform (712.15a).
  if (object.position === "faceDown") return false;
  const faces = copiableFaces(play.state, object);
  const face = object.face === 0 ? 1 : 0;
  const other = faces[face];
  if (other === undefined || other.types.includes("instant") || other.types.includes("sorcery")) return false;
  play.change(id, { face, timestamp: play.fresh() });
  play.happen([{ kind: "transformed", object: id, rule: "701.27a", cause: play.cause }]);
  return true;
}
