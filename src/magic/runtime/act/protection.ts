import { keywordsNamed } from "../read/abilities.js";
import { matches } from "../read/filter.js";
import type { Sight } from "../read/sight.js";
import { subjectOf } from "../read/sight.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { freshScope } from "../state/scope.js";

/** Whether hexproof keeps a player from targeting an object with a source: all of an opponent's, or those of a quality (702.11b, 702.11d). */
export function isHexproofFrom(sight: Sight, object: GameObject, by: PlayerId, source: ObjectId): boolean {
  const looks = sight.look(object);
  if (looks.controller === by) return false;
  const from = subjectOf(sight, source);
  const scope = freshScope(object.id, looks.controller);
  return keywordsNamed(looks, "hexproof").some(({ parameters }) =>
    parameters.every(
      (parameter) =>
        from !== null &&
        parameter.kind === "quality" &&
        matches(sight, scope, { ...parameter.filter, what: "object" }, from),
    ),
  );
}

/** Whether an object has protection from a source's qualities (702.16). Protection without a quality is from everything. */
export function isProtectedFrom(sight: Sight, id: ObjectId, source: ObjectId): boolean {
  const object = findObject(sight.state, id);
  const from = subjectOf(sight, source);
  if (object === null || from === null) return false;
  const looks = sight.look(object);
  const scope = freshScope(id, looks.controller);
  return keywordsNamed(looks, "protection").some(({ parameters }) =>
    parameters.every((parameter) => {
      if (parameter.kind !== "quality") return false;
      return matches(sight, scope, { ...parameter.filter, what: "object" }, from);
    }),
  );
}
