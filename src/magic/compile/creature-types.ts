import type { Change } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { articleOf, bareNoun } from "./noun.js";

/** Whether the phrase is "all creature types" (205.3m). */
function isAllCreatureTypes(what: NounPhrase): boolean {
  const group = bareNoun(what, "creature type");
  return group !== null && group.possessor === null && articleOf(group) === "all";
}

/** "gains all creature types", "loses all creature types" (205.3m, 613.1d); null of anything else that is gained or lost. */
export function creatureTypesChange({ kind, object }: PredicateOf<"gain" | "lose">): Change | null {
  if (!isAllCreatureTypes(object)) return null;
  return { kind: kind === "gain" ? "allCreatureTypes" : "loseAllCreatureTypes" };
}

/** "is every creature type" (205.3m). */
export function isEveryCreatureType({ form, state, each }: PredicateOf<"beAdjective">): boolean {
  return (form === "is" || form === "are") && each === null && state.qualities.join() === "everyCreatureType";
}

/** "a 2/2 creature with all creature types": what follows the noun. */
export function hasAllCreatureTypes(post: PostModifier): boolean {
  return post.kind === "withWhat" && isAllCreatureTypes(post.what);
}
