import type { VocabularyWord } from "../../effects/index.js";
import type { Face, GameObject } from "../state/object.js";
import { blankFace } from "./faces.js";

/** The unlocked designations, those of the left half and of the right one (709.5c). */
export const unlockedHalves: readonly VocabularyWord[] = ["left half unlocked", "right half unlocked"];

/** Whether faces are the halves of a permanent with a shared type line (709.5). */
export function isRoom(faces: readonly Face[]): boolean {
  return faces.length === unlockedHalves.length && faces.every(({ subtypes }) => subtypes.includes("Room"));
}

/** The halves of a permanent with a shared type line that are locked, from 0; none of another object (709.5c). */
export function lockedHalves({ zone, position, designations }: GameObject, faces: readonly Face[]): readonly number[] {
  if (zone !== "battlefield" || position === "faceDown" || !isRoom(faces)) return [];
  return unlockedHalves.flatMap((word, half) => (designations.includes(word) ? [] : [half]));
}

/** The mana costs of halves together; null where none of them has one (709.4b). */
function combinedCost(faces: readonly Face[]): Face["manaCost"] {
  const costs = faces.flatMap(({ manaCost }) => (manaCost === null ? [] : [manaCost]));
  return costs.length === 0 ? null : costs.flat();
}

/** The halves of a split card as one: its characteristics where it is no spell (709.4). */
export function combined(faces: readonly Face[]): Face {
  const [first = blankFace, second] = faces;
  return {
    ...first,
    ...(second === undefined ? {} : { otherName: second.name }),
    manaCost: combinedCost(faces),
    colors: [...new Set(faces.flatMap(({ colors }) => colors))],
    supertypes: [...new Set(faces.flatMap(({ supertypes }) => supertypes))],
    types: [...new Set(faces.flatMap(({ types }) => types))],
    subtypes: [...new Set(faces.flatMap(({ subtypes }) => subtypes))],
    abilities: faces.flatMap(({ abilities }) => abilities),
  };
}

/** A permanent with a shared type line: it lacks the names, mana costs and rules texts of its locked halves (709.5). */
export function roomFace(object: GameObject, faces: readonly Face[]): Face {
  const locked = lockedHalves(object, faces);
  const open = faces.filter((_, half) => !locked.includes(half));
  const { supertypes, types, subtypes } = faces[0] ?? blankFace;
  return { ...combined(open), supertypes, types, subtypes };
}
