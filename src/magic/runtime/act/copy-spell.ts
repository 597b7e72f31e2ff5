import { bestowed, isBestowed } from "../read/bestowed.js";
import { copiableFaces } from "../read/copiable.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Face } from "../state/object.js";
import { newObject } from "../state/new-object.js";
import { findObject } from "../state/objects.js";
import type { Play } from "./play.js";
import { askMay } from "./ask.js";
import { announceTargets } from "./targets.js";

/** Puts a copy of a spell or ability onto the stack (707.10): characteristics and decisions are copied, it is not cast. `differing` applies what the copy is excepted (707.9). */
export function copyOnStack(
  play: Play,
  player: PlayerId,
  original: ObjectId,
  newTargets: "may" | "no",
  differing: (faces: readonly Face[]) => readonly Face[],
): ObjectId | null {
  const object = findObject(play.state, original);
  if (object === null || object.stack === null) return null;
  const id = play.fresh();
  const faces = differing(copiableFaces(play.state, object));
  const kind = object.kind === "ability" ? "ability" : "copy";
  const source = object.kind === "ability" ? object.stack.scope.source : id;
  const scope = { ...object.stack.scope, source, controller: player };
  const stack = { ...object.stack, scope };
  const parts = {
    id,
    kind,
    faces,
    face: object.face,
    owner: player,
    controller: player,
    zone: "stack",
    stack,
    // The copy of a bestowed Aura spell is one too (702.103c).
    designations: isBestowed(object) ? [bestowed] : [],
  } as const;
  play.put(newObject({ ...parts, casting: object.casting }, play.state));
  play.state = { ...play.state, stack: [...play.state.stack, id] };
  if (newTargets === "may") chooseNewTargets(play, id);
  play.happen([{ kind: "spellCopied", player, object: id, rule: "707.10", cause: play.cause }]);
  return id;
}

/** Its controller may choose new targets (115.7d, 707.10c). */
export function chooseNewTargets(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  const item = object?.stack ?? null;
  const targets = item?.resolution?.targets ?? [];
  if (object === null || item === null || targets.length === 0) return false;
  const asking = { player: object.controller, purpose: "may", rule: "707.10c", about: id } as const;
  if (!askMay(play, asking)) return false;
  const scope = announceTargets(play, { ...item.scope, targets: {} }, targets);
  if (scope !== null) play.change(id, { stack: { ...item, scope } });
  return scope !== null;
}
