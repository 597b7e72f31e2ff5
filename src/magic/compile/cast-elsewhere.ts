import type { Constraint } from "../effects/index.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { articleOf, bareNoun } from "./noun.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";

/** "from anywhere other than your hand", of a spell: it was cast from another zone (601.2a); null where that is not said. */
export function castElsewhere(
  post: readonly PostModifier[],
): { readonly others: readonly PostModifier[]; readonly constraint: Constraint } | null {
  const at = post.findIndex(({ kind }) => kind === "fromAnywhere");
  const except = at < 0 ? undefined : post[at + 1];
  if (except?.kind !== "otherThan") return null;
  const hand = bareNoun(except.what, "hand");
  if (hand === null || articleOf(hand) !== "your") return refuse("other than", except);
  const constraint = { kind: "castFrom", zone: "hand", of: you } as const;
  return { others: [...post.slice(0, at), ...post.slice(at + 2)], constraint: { kind: "not", constraint } };
}
