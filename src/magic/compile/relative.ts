import type { Constraint, Filter } from "../effects/index.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { qualityConstraints } from "./quality.js";
import { refuse } from "./refusal.js";

type Relative = Extract<PostModifier, { readonly kind: "relative" }>;

/** "that's tapped", "that's a Goblin or Orc", "that isn't legendary": what a relative clause asks of the noun. */
export function relativeConstraints(node: Relative, context: Context, _what: Filter["what"]): readonly Constraint[] {
  const { predicate, auxiliary, adverb, adverbials } = node.verb;
  if (auxiliary !== null || adverb !== null || adverbials.length > 0) return refuse(node.pronoun, node);
  if (predicate.kind === "beAdjective" && predicate.each === null) {
    const constraints = qualityConstraints(predicate.state, context);
    const denied = predicate.form === "isNot" || predicate.form === "areNot" || predicate.form === "sNot";
    return denied ? constraints.map((constraint) => ({ kind: "not", constraint })) : constraints;
  }
  return refuse(predicate.kind, node);
}
