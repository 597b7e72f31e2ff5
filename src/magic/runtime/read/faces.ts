import type { Face, GameObject } from "../state/object.js";
import type { GameState } from "../state/state.js";
import { meldedFaces } from "./melded.js";
import { mergedFaces } from "./merged.js";
import { printedFaces } from "./printed.js";
import { isPrototyped, prototypedFace } from "./prototyped.js";

export { printedFace, printedFaces } from "./printed.js";

/** Both faces of the object before copy effects: its card's, or its own; of a prototyped card, what that makes of them; the one face of a merged or melded permanent (718.3b, 730.2a, 712.8g). */
export function ownFaces(state: GameState, object: GameObject): readonly Face[] {
  if (object.melded !== undefined) return meldedFaces(state, object.melded);
  if (object.components !== undefined) return mergedFaces(state, object.components);
  const card = object.card === null ? undefined : state.cards[object.card];
  if (object.faces.length > 0 || card === undefined) return object.faces;
  return isPrototyped(object) ? printedFaces(card).map(prototypedFace) : printedFaces(card);
}

/** Whether there is a back face, and one with which a permanent can enter (712.13a, 712.14a). */
export function hasPermanentBack([, back]: readonly Face[]): boolean {
  return back !== undefined && !back.types.includes("instant") && !back.types.includes("sorcery");
}

/** A face of nothing: no characteristics at all (111.3). */
export const blankFace: Face = {
  name: "",
  nameFrom: "given",
  manaCost: null,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  abilities: [],
  predefined: null,
};

/** What a face-down permanent or spell is (708.2a). */
export const faceDownFace: Face = { ...blankFace, types: ["creature"], power: 2, toughness: 2 };
