import type { Instruction } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { isEach } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { onlyZoneOf, zoneOf } from "../zone.js";
import { done } from "./result.js";

/**
 * "shuffle your graveyard into your library", "shuffles it into their library": the library is shuffled, whatever became
 * of the objects (701.24c, 701.24d). Each goes to its owner's library (400.3).
 */
export function shuffleInto(
  node: PredicateOf<"shuffleInto">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const actor = saying.subject.player();
  const into = lowerObjects(node.object, context, actor);
  const places = zoneOf(node.into, context);
  const player = onlyZoneOf(places) === "library" ? (places?.player ?? null) : null;
  if (player === null) return refuse("into", node.into);
  const made = done({ kind: "shuffle", ...context.nextId(), player, into }, context);
  // Where each of several shuffles some in, "that many" would be a number for each of them, which no slot holds.
  if (isEach(actor)) context.lastResult = null;
  return made;
}
