import type { Ability, VocabularyWord } from "../../effects/index.js";
import type { Face, GameObject } from "../state/object.js";
import { staysWith } from "./subtypes.js";

/** The designation of a spell that was cast bestowed, and of the permanent that it became (702.103b). */
export const bestowed: VocabularyWord = "bestowed";

/** Whether it is a bestowed Aura (702.103b). */
export function isBestowed({ designations }: Pick<GameObject, "designations">): boolean {
  return designations.includes(bestowed);
}

const creature = { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] } as const;
const enchant: Ability = {
  kind: "keyword",
  id: "bestow:enchant",
  keyword: "enchant",
  parameters: [{ kind: "quality", filter: creature }],
};

const known = new WeakMap<Face, Face>();

/** The face as a bestowed Aura has it: an Aura enchantment with enchant creature, and no creature (702.103b, 205.1a). */
export function bestowedFace(face: Face): Face {
  const before = known.get(face);
  if (before !== undefined) return before;
  const others = face.types.filter((type) => type !== "creature" && type !== "enchantment");
  const types = [...others, "enchantment"] as const;
  const subtypes = [...face.subtypes.filter((subtype) => subtype !== "Aura" && staysWith(subtype, types)), "Aura"];
  const abilities = [...face.abilities, enchant];
  const aura: Face = { ...face, types, subtypes, abilities, power: null, toughness: null };
  known.set(face, aura);
  return aura;
}
