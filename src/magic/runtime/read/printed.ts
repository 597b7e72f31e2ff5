import type { CompiledFace } from "../../effects/index.js";
import type { Face } from "../state/object.js";

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
