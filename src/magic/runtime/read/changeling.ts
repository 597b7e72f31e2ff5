import type { Characteristics } from "../state/characteristics.js";
import { hasKeyword } from "./abilities.js";
import { creatureTypes } from "./creature-types.generated.js";
import { addedTypes } from "./type-change.js";

const changed = new WeakMap<Characteristics, Characteristics>();

/** With every creature type, where changeling defines that (702.73a, 604.3). */
export function withEveryCreatureType(looks: Characteristics): Characteristics {
  if (!hasKeyword(looks, "changeling")) return looks;
  const known = changed.get(looks);
  if (known !== undefined) return known;
  const result = addedTypes(looks, { subtypes: creatureTypes });
  changed.set(looks, result);
  return result;
}
