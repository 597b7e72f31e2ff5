import type { PredicateOf } from "../syntax/predicate.js";

/** "is goaded", "are goaded" (701.15b). */
export function isGoaded({ form, state, each }: PredicateOf<"beAdjective">): boolean {
  const [quality, ...more] = state.qualities;
  return (form === "is" || form === "are") && each === null && quality === "goaded" && more.length === 0;
}
