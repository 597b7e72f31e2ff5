import type { CompiledCard, CompiledFace } from "../../effects/index.js";
import type { Face, GameObject } from "../state/object.js";
import type { GameState } from "../state/state.js";
import { flipFace, isFlipCard } from "./flipped.js";
import { isPrototyped, prototypedFace } from "./prototyped.js";

/** A number as printed; 0 for `*` and the like, which an ability defines (208.2). */
function printedNumber(text: string | null): number | null {
  if (text === null) return null;
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
}

const converted = new WeakMap<CompiledFace, Face>();

/** The copiable values that a compiled face prints (707.2). */
export function printedFace(compiled: CompiledFace): Face {
  const known = converted.get(compiled);
  if (known !== undefined) return known;
  const face: Face = {
    ...compiled,
    nameFrom: "card",
    power: printedNumber(compiled.power),
    toughness: printedNumber(compiled.toughness),
    loyalty: printedNumber(compiled.loyalty),
    defense: printedNumber(compiled.defense),
    predefined: null,
  };
  converted.set(compiled, face);
  return face;
}

const flips = new WeakMap<CompiledCard, readonly Face[]>();

/** The faces that a card prints; a flip card has one, with both its halves (710.1). */
export function printedFaces(card: CompiledCard): readonly Face[] {
  if (!isFlipCard(card)) return card.faces.map(printedFace);
  const known = flips.get(card);
  if (known !== undefined) return known;
  const [normal = blankFace, alternative = blankFace] = card.faces.map(printedFace);
  const made = [flipFace(normal, alternative)];
  flips.set(card, made);
  return made;
}

/** Both faces of the object before copy effects: its card's, or its own; of a prototyped card, what that makes of them (718.3b). */
export function ownFaces(state: GameState, object: GameObject): readonly Face[] {
  const card = object.card === null ? undefined : state.cards[object.card];
  if (object.faces.length > 0 || card === undefined) return object.faces;
  return isPrototyped(object) ? printedFaces(card).map(prototypedFace) : printedFaces(card);
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
