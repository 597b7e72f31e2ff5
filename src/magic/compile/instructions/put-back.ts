import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { lowerEntries } from "../entry.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { moved } from "./result.js";

/** "look at the top three cards of your library, then put them back in any order": on top, where they were (401.4). */
export function putBack(node: PredicateOf<"putBack">, saying: Saying, context: Context): readonly Instruction[] {
  const actor = saying.subject.player();
  const objects = lowerObjects(node.object, context, actor);
  const { entries, controller, order } = lowerEntries(node.entries, context);
  if (entries.length > 0 || controller !== null || !wereOnTop(objects, context)) return refuse("put back", node);
  const back = { from: null, to: "library", position: "top", order, controller, enters: [], until: null } as const;
  return moved({ kind: "moveObjects", ...context.nextId(), actor, objects, ...back }, node.object, context);
}

/** Whether they are cards, or some of the cards, that were looked at or revealed on top of a library. */
function wereOnTop(objects: ObjectReference, context: Context): boolean {
  if (objects.kind === "oneOf") return wereOnTop(objects.of, context);
  const slot = objects.kind === "result" ? objects.slot : objects.kind === "rest" ? objects.of : null;
  const doing = slot === null ? null : context.latestDoing(({ result }) => result === slot);
  if (doing?.kind !== "lookAt" && doing?.kind !== "reveal") return false;
  return doing.what.kind === "libraryCards" && doing.what.end === "top";
}
