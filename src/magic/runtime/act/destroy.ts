import { hasKeyword } from "../read/abilities.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { shieldsDestruction } from "./counter-shields.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { isForbidden } from "./rules.js";
import { tapAll } from "./tap.js";

/** Whether it is on the battlefield and can be destroyed (702.12b). */
function isDestroyable(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  return object?.zone === "battlefield" && !hasKeyword(play.look(object), "indestructible");
}

/** The designation of a permanent that a regeneration shield protects; one for each (701.19a). */
export const regenerationShield = "regeneration shield";

/** Regenerates what a shield protects: tapped, out of combat, its damage gone (701.19a); says whether it did. */
function regenerates(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  const index = object?.designations.indexOf(regenerationShield) ?? -1;
  if (object === null || index < 0 || isForbidden(play, id, "beRegenerated")) return false;
  const designations = object.designations.filter((_, place) => place !== index);
  play.change(id, { designations, damage: 0, deathtouched: false, attacking: null, blocking: [], blocked: false });
  tapAll(play, [id], play.look(object).controller);
  play.happen([{ kind: "replaced", source: id, ability: regenerationShield, rule: "701.19a", cause: play.cause }]);
  return true;
}

/** Those of the permanents that are destroyed together, where nothing saves them (701.8a): what is left is their going. */
export function doom(
  play: Play,
  ids: readonly ObjectId[],
  rule: string,
  regeneration: "allowed" | "prohibited" = "allowed",
): ObjectId[] {
  const saved = (id: ObjectId): boolean => regeneration === "allowed" && regenerates(play, id);
  const doomed = ids.filter((id) => isDestroyable(play, id) && !saved(id));
  if (doomed.length === 0) return [];
  play.happen(doomed.map((object): Happening => ({ kind: "destroyed", object, rule, cause: play.cause })));
  return doomed;
}

/** An effect destroys permanents together (701.8a); they are given back as they were. */
export function destroyAll(
  play: Play,
  ids: readonly ObjectId[],
  rule: string,
  regeneration: "allowed" | "prohibited" = "allowed",
): ObjectId[] {
  const unshielded = ids.filter((id) => !isDestroyable(play, id) || !shieldsDestruction(play, id));
  const doomed = doom(play, unshielded, rule, regeneration);
  moveAll(
    play,
    doomed.map((object) => ({ object, to: "graveyard" })),
    rule,
  );
  return doomed;
}

/** Whether a player can sacrifice it: theirs, on the battlefield, and not forbidden (701.21a). */
export function canSacrifice(play: Play, player: PlayerId, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || isForbidden(play, id, "beSacrificed")) return false;
  return play.look(object).controller === player;
}

/** Sacrifices permanents together (701.21a); those sacrificed are given back as they were. */
export function sacrificeAll(play: Play, player: PlayerId, ids: readonly ObjectId[]): ObjectId[] {
  const given = ids.filter((id) => canSacrifice(play, player, id));
  if (given.length === 0) return [];
  const before = play.state;
  moveAll(
    play,
    given.map((object) => ({ object, to: "graveyard" })),
    "701.21a",
  );
  play.happen(
    given.map((object): Happening => ({ kind: "sacrificed", player, object, rule: "701.21a", cause: play.cause })),
    before,
  );
  return given;
}

/** Discards cards (701.9a); what they became is given back. */
export function discardAll(play: Play, player: PlayerId, ids: readonly ObjectId[]): ObjectId[] {
  const became = moveAll(
    play,
    ids.map((object) => ({ object, to: "graveyard" })),
    "701.9a",
  );
  const objects = became.filter((id) => id !== null);
  if (objects.length > 0) {
    play.happen(
      objects.map((object): Happening => ({ kind: "discarded", player, object, rule: "701.9a", cause: play.cause })),
    );
  }
  return objects;
}
