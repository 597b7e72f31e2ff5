import type { Instruction } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { articleOf, headedBy } from "../noun.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { done } from "./result.js";

/** A passive is an event or a state; no instruction is given in it but that controllers sacrifice what is theirs. */
export const passiveInstructions: InstructionTable<"passive" | "passiveFirst"> = {
  passive: (node, saying, context) => sacrificedByControllers(node, saying, context),
  passiveFirst: (node) => refuse(node.verb, node),
};

/** "Each artifact is sacrificed by its controller": each player sacrifices those that they control (701.21a). */
function sacrificedByControllers(
  node: PredicateOf<"passive">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const [by, ...others] = node.tails;
  const presently = node.form === "is" || node.form === "are";
  if (node.verb !== "sacrifice" || !presently || node.object !== null || by?.kind !== "by" || others.length > 0)
    return refuse(node.verb, node);
  const head = headedBy(by.what, "controller");
  const whose = head?.item.form === "singular" ? "its" : "their";
  const plain = head !== null && head.modifiers.length === 0 && head.post.length === 0;
  const objects = saying.subject.object();
  if (!plain || articleOf(head.group) !== whose || objects.kind !== "matching") return refuse("by whom", by);
  const eachPlayer = { kind: "eachPlayer" } as const;
  const constraints = [...objects.filter.constraints, { kind: "controlledBy", player: eachPlayer } as const];
  const theirs = { kind: "matching", filter: { ...objects.filter, constraints } } as const;
  return done({ kind: "sacrifice", ...context.nextId(), player: eachPlayer, objects: theirs }, context);
}
