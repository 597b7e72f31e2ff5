import type { Name, ObjectReference } from "../../effects/index.js";
import { objectAntecedent, type Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { done } from "./result.js";

/** What was exiled, where that is what is melded; else the objects themselves. */
function exiledAs(objects: ObjectReference, context: Context): ObjectReference {
  if (objects.kind !== "result") return objects;
  const doing = context.latestDoing(({ result }) => result === objects.slot);
  return doing?.kind === "moveObjects" && doing.to === "exile" ? doing.objects : objects;
}

/** The name of the card with which that of the ability is melded (712.4a); null of what is no such pair. */
function counterpartIn(pair: ObjectReference): Name | null {
  if (pair.kind !== "all" || pair.of.length !== 2 || !pair.of.some(({ kind }) => kind === "source")) return null;
  const names = pair.of.flatMap((one) =>
    one.kind === "choice" ? one.filter.constraints.flatMap((each) => (each.kind === "named" ? [each.name] : [])) : [],
  );
  const [name, ...more] = names;
  return more.length === 0 ? (name ?? null) : null;
}

/** "meld them into NAME", of the object with the ability and one with a name (701.42a, 712.4a). */
export const meldInstructions: InstructionTable<"meld"> = {
  meld: (node, saying, context) => {
    const player = saying.subject.player();
    const objects = lowerObjects(node.object, context, player);
    const counterpart = counterpartIn(exiledAs(objects, context)) ?? refuse("a meld pair", node);
    const base = context.nextId();
    context.mention(objectAntecedent({ kind: "result", slot: base.result }, "singular", ["permanent"]));
    return done({ kind: "meld", ...base, player, objects, counterpart, into: node.name, enters: [] }, context);
  },
};
