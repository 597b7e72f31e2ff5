import type { GameState } from "../state/state.js";
import type { Face, GameObject } from "../state/object.js";
import { ownFaces } from "./faces.js";

/** The object's faces with their copiable values: its own, or those of the latest copy effect on it (613.2a, 707.2). */
export function copiableFaces(state: GameState, object: GameObject): readonly Face[] {
  const copying = state.effects.filter(
    ({ copied, affected }) => copied !== null && affected.kind === "objects" && affected.objects.includes(object.id),
  );
  return copying.at(-1)?.copied ?? ownFaces(state, object);
}
