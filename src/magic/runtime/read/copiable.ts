import type { ObjectId } from "../state/identity.js";
import { once } from "../../../state/memo.js";
import type { Face, GameObject } from "../state/object.js";
import type { GameState } from "../state/state.js";
import { faceDownLook } from "./face-down.js";
import { ownFaces } from "./faces.js";

/** The faces that copy effects give objects, those of the latest on each (613.2a, 707.2). */
const copies = once(
  (effects: GameState["effects"]): ReadonlyMap<ObjectId, readonly Face[]> =>
    new Map(
      effects.flatMap(({ copied, affected }) =>
        copied === null || affected.kind !== "objects" ? [] : affected.objects.map((id) => [id, copied] as const),
      ),
    ),
);

/** The objects that a copy effect makes copies, where they still exist. */
export function copyingIds({ effects }: GameState): Iterable<ObjectId> {
  return copies(effects).keys();
}

/** Whether a copy effect makes the object a copy. */
export function isCopying({ effects }: GameState, id: ObjectId): boolean {
  return effects.length > 0 && copies(effects).has(id);
}

/** The object's faces with their copiable values: its own, or those of the latest copy effect on it (613.2a, 707.2). */
export function copiableFaces(state: GameState, object: GameObject): readonly Face[] {
  return copies(state.effects).get(object.id) ?? ownFaces(state, object);
}

/** What a copy gets: the faces, and which of them is up. */
export interface Copiable {
  readonly faces: readonly Face[];
  readonly face: number;
}

/**
 * The copiable values that a copy gets of an object with those faces: of a face-down permanent or spell only what its being
 * face down lists (707.2, 708.2, 708.2a). The copy is face up: its status is not copied.
 */
export function valuesCopied(object: GameObject, faces: readonly Face[]): Copiable {
  const { position, zone, face } = object;
  if (position !== "faceDown" || (zone !== "battlefield" && zone !== "stack")) return { faces, face };
  return { faces: [faceDownLook(object)], face: 0 };
}
