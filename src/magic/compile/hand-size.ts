import type { Change } from "../effects/index.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { articleOf, headedBy, stateOf } from "./noun.js";
import { refuse } from "./refusal.js";

/** "have no maximum hand size": the player discards none in the cleanup step (402.2, 514.1). */
export function handSizeChange(node: PredicateOf<"have">): Change {
  const head = headedBy(node.object, "hand size") ?? refuse("have", node);
  const [state, ...others] = head.modifiers;
  const whole = others.length === 0 && head.post.length === 0 && articleOf(head.group) === "no";
  if (!whole || stateOf(state) !== "maximum") return refuse("have", node);
  return { kind: "permit", permission: { kind: "noMaximumHandSize" } };
}
