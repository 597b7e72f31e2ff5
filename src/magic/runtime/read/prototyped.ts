import type { Ability, ManaSymbol, VocabularyWord } from "../../effects/index.js";
import type { Face, GameObject } from "../state/object.js";
import { colorsIn } from "./mana-value.js";

/** The designation of a spell that was cast prototyped, and of the permanent that it became (718.3b). */
export const prototyped: VocabularyWord = "prototyped";

/** Whether it was cast as a prototyped spell (718.3). */
export function isPrototyped({ designations }: Pick<GameObject, "designations">): boolean {
  return designations.includes(prototyped);
}

interface Alternative {
  readonly manaCost: readonly ManaSymbol[];
  readonly power: number;
  readonly toughness: number;
}

/** The second set of characteristics that a prototype ability brings (702.160a); null of any other ability. */
function alternativeOf(ability: Ability): Alternative | null {
  if (ability.kind !== "keyword" || ability.keyword !== "prototype") return null;
  const costs = ability.parameters.flatMap((one) => (one.kind === "cost" ? one.costs : []));
  const manaCost = costs.flatMap((cost) => (cost.kind === "mana" ? cost.symbols : []));
  const [power, toughness] = ability.parameters.flatMap((one) =>
    one.kind === "amount" && one.amount.kind === "number" ? [one.amount.value] : [],
  );
  return power === undefined || toughness === undefined ? null : { manaCost, power, toughness };
}

const known = new WeakMap<Face, Face>();

/** The face with its alternative mana cost, power and toughness, and the colors of that cost (718.3b); itself where it has none. */
export function prototypedFace(face: Face): Face {
  const before = known.get(face);
  if (before !== undefined) return before;
  const [alternative = null] = face.abilities.map(alternativeOf).filter((one) => one !== null);
  const made = alternative === null ? face : { ...face, ...alternative, colors: colorsIn(alternative.manaCost) };
  known.set(face, made);
  return made;
}

/** Whether a face has such an alternative set (718.2). */
export function isPrototypeFace(face: Face): boolean {
  return prototypedFace(face) !== face;
}
