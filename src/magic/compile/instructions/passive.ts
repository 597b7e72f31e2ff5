import type { Instruction } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { areOwnControllers, ownSacrifice } from "./own-sacrifice.js";

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
  const objects = saying.subject.object();
  if (areOwnControllers(by.what) === "not" || objects.kind !== "matching") return refuse("by whom", by);
  return ownSacrifice(objects, context);
}
