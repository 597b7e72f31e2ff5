import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { eitherOf, modeDoing } from "../either.js";
import { isNumeric } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";

/** "Tap or untap target creature.": whoever does it chooses which of the two as the spell or ability resolves (608.2d, 701.26). */
export function tapOrUntap(
  { object }: PredicateOf<"tapOrUntap">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const base = context.nextId();
  const objects = lowerObjects(object, context, player);
  if (!isOne(objects, context)) return refuse("tap or untap", object);
  const modes = (["tap", "untap"] as const).map((kind) =>
    modeDoing([{ kind, ...context.nextId(), actor: player, objects }]),
  );
  return [eitherOf(base, player, modes)];
}

/** A single object that both would be done to: of several, each might be treated in its own way. */
function isOne(objects: ObjectReference, context: Context): boolean {
  if (objects.kind === "source" || objects.kind === "attachedTo") return true;
  const target = objects.kind === "target" ? context.targets.find(({ id }) => id === objects.target) : undefined;
  return target !== undefined && isNumeric(target.most, 1);
}
