import type { CompiledFace, VocabularyWord } from "../../effects/index.js";
import type { Face, GameObject } from "../state/object.js";

/** The status of a flipped permanent, kept as a designation: it is lost as the permanent leaves the battlefield (110.5, 710.4). */
export const flipped: VocabularyWord = "flipped";

/** Whether the permanent is flipped (110.5). */
export function isFlipped({ designations }: Pick<GameObject, "designations">): boolean {
  return designations.includes(flipped);
}

/**
 * A flip card's one face: the normal characteristics, with the alternative ones that count while it is flipped, whose
 * color and mana cost are those of the card (710.1a–c).
 */
export function flipFace(normal: Face, alternative: Face): Face {
  const { manaCost, colors } = normal;
  return { ...normal, flipped: { ...alternative, manaCost, colors } };
}

/** The half that counts: the alternative one of a flipped permanent that has one (710.2). */
export function flippedHalf(object: GameObject, face: Face): Face {
  return isFlipped(object) ? (face.flipped ?? face) : face;
}

/** Whether a card with these faces prints them as the halves of a flip card (710.1). */
export function isFlipCard({
  layout,
  faces,
}: {
  readonly layout: string;
  readonly faces: readonly CompiledFace[];
}): boolean {
  return layout === "flip" && faces.length === 2;
}
