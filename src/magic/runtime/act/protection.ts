import { keywordsNamed } from "../read/abilities.js";
import { matches } from "../read/filter.js";
import type { Sight } from "../read/sight.js";
import { subjectOf } from "../read/sight.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { freshScope } from "../state/scope.js";

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
