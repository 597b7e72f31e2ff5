import type { Instruction } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { gameDesignation, type SoleDesignation, soleDesignation } from "../designation.js";
import { isPronoun } from "../noun.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { done } from "./result.js";

/** A player becomes the monarch, or takes the initiative (725.1, 726.1). */
export function designate(designation: SoleDesignation, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  return done({ kind: "becomeDesignation", ...context.nextId(), player, object: null, designation }, context);
}

/** "you become the monarch" (725.1), "it becomes night" (731.1); null where the verb says another thing. */
export function becomeDesignated(
  node: PredicateOf<"become">,
  saying: Saying,
  context: Context,
): readonly Instruction[] | null {
  if (node.addition !== null || node.still !== null) return null;
  const designation = gameDesignation(node.object);
  if (designation !== null) return becomeDayOrNight(designation, node, saying, context);
  return soleDesignation(node.object) === "monarch" ? designate("monarch", saying, context) : null;
}

/** "it becomes day": the game itself gains the designation (731.1). */
function becomeDayOrNight(
  designation: "day" | "night",
  node: PredicateOf<"become">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  if (!isPronoun(saying.subject.node, "it")) return refuse("becomes", node);
  saying.spoken();
  return done({ kind: "becomeDesignation", ...context.nextId(), player: null, object: null, designation }, context);
}
