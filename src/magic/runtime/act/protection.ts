import { keywordsNamed } from "../read/abilities.js";
import { playerRules } from "../read/characteristics.js";
import { matches } from "../read/filter.js";
import type { Sight, Subject } from "../read/sight.js";
import { subjectOf } from "../read/sight.js";
import type { Characteristics } from "../state/characteristics.js";
import { type Entity, isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
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
  if (object === null) return false;
  const looks = sight.look(object);
  return shields(sight, object, looks, source);
}

/** Whether a player has protection from a source's qualities (702.16). */
export function isPlayerProtectedFrom(sight: Sight, player: PlayerId, source: ObjectId): boolean {
  const from = subjectOf(sight, source);
  return from !== null && shieldsPlayer(sight, player, from);
}

/** Whether protection keeps an Aura that is not there yet from being put onto the battlefield attached to something (702.16c, 303.4i). */
export function keepsOff(sight: Sight, to: Entity, aura: Subject): boolean {
  if (isPlayer(to)) return shieldsPlayer(sight, to, aura);
  const object = findObject(sight.state, to);
  return object !== null && shieldsFrom(sight, object, sight.look(object), aura);
}

function shieldsPlayer(sight: Sight, player: PlayerId, from: Subject): boolean {
  return playerRules(sight.state, player).some(
    ({ rule, scope }) => rule.kind === "protected" && matches(sight, scope, rule.from, from),
  );
}

/** Whether an attachment is put off by protection, which spares the Aura that gives it where that says so (702.16c, 702.16n). */
export function putsOff(sight: Sight, id: ObjectId, attachment: ObjectId): boolean {
  const object = findObject(sight.state, id);
  if (object === null) return false;
  const looks = sight.look(object);
  const abilities = looks.abilities.filter(({ spares }) => spares !== attachment);
  return shields(sight, object, { ...looks, abilities }, attachment);
}

function shields(sight: Sight, object: GameObject, looks: Characteristics, source: ObjectId): boolean {
  const from = subjectOf(sight, source);
  return from !== null && shieldsFrom(sight, object, looks, from);
}

function shieldsFrom(sight: Sight, { id }: GameObject, looks: Characteristics, from: Subject): boolean {
  const scope = freshScope(id, looks.controller);
  return keywordsNamed(looks, "protection").some(({ parameters }) =>
    parameters.every((parameter) => {
      if (parameter.kind !== "quality") return false;
      return matches(sight, scope, { ...parameter.filter, what: "object" }, from);
    }),
  );
}
