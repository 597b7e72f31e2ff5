import type { ObjectReference } from "../../effects/index.js";
import { bestowed } from "../read/bestowed.js";
import { mutating } from "../read/mutating.js";
import { type Copiable, copiableFaces, valuesCopied } from "../read/copiable.js";
import { objectsOf, presentOf } from "../read/reference.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Casting, Face, GameObject } from "../state/object.js";
import { newObject } from "../state/new-object.js";
import { findObject, hasLeft, lastKnownOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";
import { askMay } from "./ask.js";
import { announceTargets } from "./targets.js";

/** A spell or ability with its copiable values, as it last was where it has left the stack (608.2h). */
function asOnStack({ state }: Play, id: ObjectId): { readonly object: GameObject; readonly values: Copiable } | null {
  const object = findObject(state, id);
  const values = (one: GameObject, faces: readonly Face[]) =>
    one.stack === null ? null : { object: one, values: valuesCopied(one, faces) };
  if (object !== null) return values(object, copiableFaces(state, object));
  const last = lastKnownOf(state, id);
  return last === null ? null : values(last.object, last.faces);
}

/** Those objects as they are on the stack, or last were there; what is copied need not be there any more (608.2h). */
export function stackedOf(play: Play, scope: Scope, reference: ObjectReference): ObjectId[] {
  const present = presentOf(play, scope, reference);
  return objectsOf(play, scope, reference).map((id, index) =>
    asOnStack(play, id) === null ? (present[index] ?? id) : id,
  );
}

/** What a copy knows of the casting of a spell: what was decided for it, though it was not cast itself (707.10). */
function castingCopied({ casting }: GameObject): Casting | null {
  return casting === null ? null : { ...casting, by: null, from: null, manaSpent: [] };
}

/** Puts a copy of a spell or ability onto the stack (707.10): characteristics and decisions are copied, it is not cast. `differing` applies what the copy is excepted (707.9). */
export function copyOnStack(
  play: Play,
  player: PlayerId,
  original: ObjectId,
  newTargets: "may" | "no",
  differing: (faces: readonly Face[]) => readonly Face[],
): ObjectId | null {
  const known = asOnStack(play, original);
  if (known === null || known.object.stack === null || hasLeft(play.state, player)) return null;
  const { object } = known;
  const { stack: item } = known.object;
  const id = play.fresh();
  const faces = differing(known.values.faces);
  const kind = object.kind === "ability" ? "ability" : "copy";
  const source = object.kind === "ability" ? item.scope.source : id;
  const scope = { ...item.scope, source, controller: player };
  const stack = { ...item, scope };
  const parts = {
    id,
    kind,
    faces,
    face: known.values.face,
    owner: player,
    controller: player,
    zone: "stack",
    stack,
    // The copy of a bestowed Aura spell is one too, and so is that of a mutating creature spell (702.103c, 702.140a).
    designations: object.designations.filter((word) => word === bestowed || word === mutating),
  } as const;
  play.put(newObject({ ...parts, casting: castingCopied(object) }, play.state));
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
