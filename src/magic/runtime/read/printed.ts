import type { CompiledCard, CompiledFace } from "../../effects/index.js";
import type { Face } from "../state/object.js";
import { flipFace, isFlipCard } from "./flipped.js";

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

/**
 * The faces that a card prints; a flip card has one, with both its halves (710.1), and a meld card one too, as its back
 * face is nothing by itself (712.4b).
 */
export function printedFaces(card: CompiledCard): readonly Face[] {
  const faces = (card.layout === "meld" ? card.faces.slice(0, 1) : card.faces).map(printedFace);
  const [normal, alternative] = faces;
  if (!isFlipCard(card) || normal === undefined || alternative === undefined) return faces;
  const known = flips.get(card);
  if (known !== undefined) return known;
  const made = [flipFace(normal, alternative)];
  flips.set(card, made);
  return made;
}
