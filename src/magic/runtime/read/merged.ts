import type { Component, Face, GameObject } from "../state/object.js";
import type { GameState } from "../state/state.js";
import { printedFaces } from "./printed.js";

/** The faces that a component brings along: those of its card, or its own (730.2). */
export function facesOf(state: GameState, { card, faces }: Component): readonly Face[] {
  const known = card === null ? undefined : state.cards[card];
  return faces.length > 0 || known === undefined ? faces : printedFaces(known);
}

const known = new WeakMap<readonly Component[], readonly Face[]>();

/**
 * The face of a merged permanent: that of its topmost component with the abilities of all components whose faces are up
 * (702.140e, 730.2a); it is no double-faced permanent, whatever its components are (730.2i).
 */
export function mergedFaces(state: GameState, components: readonly Component[]): readonly Face[] {
  const before = known.get(components);
  if (before !== undefined) return before;
  const up = components.map((each) => ({ each, face: facesOf(state, each)[each.face] }));
  const top = up[0]?.face;
  const abilities = up.flatMap(({ each, face }, at) =>
    at === 0 || each.position === "faceUp" ? (face?.abilities ?? []) : [],
  );
  const made = top === undefined ? [] : [{ ...top, abilities }];
  known.set(components, made);
  return made;
}

/** What an object alone brings into a merged permanent, with the copiable values that it has (730.2, 707.2). */
export function componentOf(object: GameObject, copied: readonly Face[] | null): Component {
  const { kind, card, faces, face, position } = object;
  return { kind: kind === "copy" ? "token" : kind, card, faces: copied ?? faces, face, position };
}

/** The components turned all to one side, as the merged permanent is (730.2f). */
export function turned(object: GameObject, position: GameObject["position"]): Partial<GameObject> {
  const { components } = object;
  return components === undefined ? {} : { components: components.map((each) => ({ ...each, position })) };
}
