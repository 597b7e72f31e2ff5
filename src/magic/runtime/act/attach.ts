import type { Filter } from "../../effects/index.js";
import { hasKeyword, keywordsNamed } from "../read/abilities.js";
import { matches, playerMatches } from "../read/filter.js";
import { subjectOf } from "../read/sight.js";
import { type Entity, isPlayer, type ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import type { Characteristics } from "../state/characteristics.js";
import { isPlayerProtectedFrom, putsOff } from "./protection.js";
import type { Play } from "./play.js";
import { isForbidden } from "./rules.js";

/** What an Aura may enchant, by its enchant abilities (303.4a, 702.5). */
export function enchantFilters(looks: Characteristics): Filter[] {
  return keywordsNamed(looks, "enchant").flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => (parameter.kind === "quality" ? [parameter.filter] : [])),
  );
}

/** Whether an Aura with these characteristics may be attached to something (303.4c, 702.16c). */
export function mayEnchant(play: Play, looks: Characteristics, aura: ObjectId, to: Entity): boolean {
  const scope = freshScope(aura, looks.controller);
  const filters = enchantFilters(looks);
  if (isPlayer(to)) return filters.length > 0 && filters.every((filter) => playerMatches(play, scope, filter, to));
  const subject = subjectOf(play, to);
  if (subject === null || subject.object.zone !== "battlefield" || to === aura) return false;
  if (isForbidden(play, to, "beEnchanted")) return false;
  return filters.length > 0 && filters.every((filter) => matches(play, scope, filter, subject));
}

/** Whether an attachment may stay where it is (704.5m, n, p). */
export function mayBeAttached(play: Play, id: ObjectId, to: Entity): boolean {
  const object = findObject(play.state, id);
  if (object === null) return false;
  const looks = play.look(object);
  // One with reconfigure is a creature no longer once it is attached (301.5c, 702.151b).
  const staysCreature = looks.types.includes("creature") && !hasKeyword(looks, "reconfigure");
  if (staysCreature && !looks.subtypes.includes("Aura")) return false;
  if (isPlayer(to) ? isPlayerProtectedFrom(play, to, id) : putsOff(play, to, id)) return false;
  if (looks.subtypes.includes("Aura")) return mayEnchant(play, looks, id, to);
  if (isPlayer(to)) return false;
  const target = findObject(play.state, to);
  if (target?.zone !== "battlefield") return false;
  if (looks.subtypes.includes("Equipment") && isForbidden(play, to, "beEquipped")) return false;
  const wanted = looks.subtypes.includes("Fortification") ? "land" : "creature";
  return (looks.subtypes.includes("Equipment") || wanted === "land") && play.look(target).types.includes(wanted);
}

/** Attaches an object, which gives it a new timestamp (701.3, 613.7e). Nothing happens where it is not allowed. */
export function attach(play: Play, id: ObjectId, to: Entity): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || object.attachedTo === to || !mayBeAttached(play, id, to)) return false;
  play.change(id, { attachedTo: to, timestamp: play.fresh() });
  play.happen([{ kind: "attached", object: id, to, rule: "701.3a", cause: play.cause }]);
  return true;
}

/** Takes an object off what it is attached to (701.3d). */
export function unattach(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object === null || object.attachedTo === null) return false;
  play.change(id, { attachedTo: null });
  play.happen([{ kind: "unattached", object: id, rule: "701.3d", cause: play.cause }]);
  return true;
}
