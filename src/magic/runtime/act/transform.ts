import { hasKeyword } from "../read/abilities.js";
import { copiableFaces } from "../read/copiable.js";
import { facesOf } from "../read/merged.js";
import type { ObjectId } from "../state/identity.js";
import type { Component, GameObject } from "../state/object.js";
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

/** Each component with two faces that can transform turns, so that its other face is up (730.2i). */
function turnComponents(play: Play, { id }: GameObject, before: readonly Component[]): boolean {
  const components = before.map((each) => {
    const face = each.face === 0 ? 1 : 0;
    const other = facesOf(play.state, each)[face];
    const stays = other === undefined || other.types.includes("instant") || other.types.includes("sorcery");
    return stays || each.position === "faceDown" ? each : { ...each, face };
  });
  if (components.every((each, at) => each === before[at])) return false;
  play.change(id, { components, face: components[0]?.face ?? 0, timestamp: play.fresh() });
  play.happen([{ kind: "transformed", object: id, rule: "730.2i", cause: play.cause }]);
  return true;
}

/** Turns a double-faced permanent over (701.27a); nothing happens to one that has a single face (701.27c). */
export function turnOver(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || isForbidden(play, id, "transform")) return false;
  // A face-down double-faced permanent can't transform (712.15a).
  if (object.position === "faceDown") return false;
  // Nor can a melded permanent (712.4c); a meld card has no other face to show.
  if (object.melded !== undefined) return false;
  if (object.components !== undefined) return turnComponents(play, object, object.components);
  const faces = copiableFaces(play.state, object);
  const face = object.face === 0 ? 1 : 0;
  const other = faces[face];
  if (other === undefined || other.types.includes("instant") || other.types.includes("sorcery")) return false;
  play.change(id, { face, timestamp: play.fresh() });
  play.happen([{ kind: "transformed", object: id, rule: "701.27a", cause: play.cause }]);
  return true;
}
