import type { Comparison, Quantity } from "../effects/index.js";
import type { Bound } from "../syntax/determiner.js";
import { one, zero } from "./plain.js";

const relations: Readonly<Record<Bound, Comparison["relation"]>> = {
  orMore: "atLeast",
  orHigher: "atLeast",
  orGreater: "atLeast",
  orFewer: "atMost",
  orLess: "atMost",
  orLower: "atMost",
};

/** What a number with its bound asks for: "3 or lower"; without one, just that number. */
export function bounded(to: Quantity, bound: Bound | null): Comparison {
  return { relation: bound === null ? "equal" : relations[bound], to };
}

/** "Any": one at least. */
export const some: Comparison = { relation: "atLeast", to: one };
/** "No": none at all. */
export const none: Comparison = { relation: "equal", to: zero };
