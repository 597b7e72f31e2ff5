import type { Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { eachTheirOwn } from "../own-for-each.js";
import { isNumeric, one } from "../plain.js";
import { permanentsAlone } from "../fit-objects.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { doneTo } from "./result.js";

type Sacrifice = PredicateOf<"sacrifice">;

/** "sacrifice this creature", "sacrifices a creature of their choice", "sacrifices a land for each card in your hand" (701.21a). */
export function sacrifice(node: Sacrifice, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  if (saying.saysForEach() === "absent")
    return sacrificing(node, player, lowerObjects(node.object, context, player), context);
  const amount = (): Quantity => saying.forEach() ?? one;
  const make = (whose: PlayerReference, count: Quantity): readonly Instruction[] =>
    sacrificing(node, whose, soMany(node, count, whose, context), context);
  return eachTheirOwn(player, amount, make, context);
}

function sacrificing(
  { object }: Sacrifice,
  player: PlayerReference,
  objects: ObjectReference,
  context: Context,
): readonly Instruction[] {
  permanentsAlone(objects, context, object);
  return doneTo({ kind: "sacrifice", ...context.nextId(), player, objects }, object, context);
}

/** "a creature for each …": so many of them, which a phrase that means one gives the kind of. */
function soMany({ object }: Sacrifice, count: Quantity, player: PlayerReference, context: Context): ObjectReference {
  const objects = lowerObjects(object, context, player);
  if (objects.kind !== "choice" || !isNumeric(objects.least, 1) || !isNumeric(objects.most, 1))
    return refuse("for each", object);
  return { ...objects, least: count, most: count };
}
