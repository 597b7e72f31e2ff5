import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { Verb } from "../../../../grammar/keyforge/vocabulary/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { SharingVerb } from "../../syntax/shared-object.js";
import type { Context } from "../context.js";
import { acted, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { one } from "../plain.js";
import { lowerReference } from "../reference.js";
import { instruct } from "../instruct.js";
import { refuse } from "../refusal.js";

/** What one of the verbs does to the object of all of them. */
function each({ verb, particle, adverb }: SharingVerb, objects: ObjectReference, context: Context): Instruction {
  // Healing without an amount is healing all damage.
  if (adverb !== null && verb !== "heal") return refuse("how it is done", { verb });
  const { id, result } = context.next();
  context.note(verb, result);
  const using = (how: "any" | "fight" | "reap"): Instruction => ({ kind: "use", id, result, player: { kind: "you" }, objects, how, against: null, ignoring: [] }); // prettier-ignore
  if (verb === "fight" || verb === "reap") return particle === "with" ? using(verb) : refuse("with what", { verb });
  if (particle !== null) return refuse("what is done with it", { verb });
  switch (verb) {
    case "ready":
    case "exhaust":
    case "destroy":
    case "sacrifice":
      return { kind: verb, id, result, objects };
    case "stun":
    case "ward":
    case "enrage":
      return { kind: "giveStatus", id, result, status: verb, objects };
    case "heal":
      return { kind: "heal", id, result, amount: { kind: "all" }, objects };
    case "exalt":
      return { kind: "exalt", id, result, objects, times: one };
    case "use":
      return using("any");
    default:
      return refuse("what is done to it", { verb });
  }
}

/** "choose and discard 3 cards": choosing is a part of it. */
function chosenAnd(verb: Verb, object: NounPhrase, doing: Doing): readonly Instruction[] {
  if (verb !== "discard" && verb !== "purge" && verb !== "archive" && verb !== "destroy")
    return refuse("what is done to it", { verb });
  return instruct({ kind: verb, form: "base", object }, doing);
}

/** "Ready and fight with each of its neighbors, one at a time": all of it with one before the next. */
function inTurn(verbs: readonly SharingVerb[], objects: ObjectReference, context: Context): readonly Instruction[] {
  const { id, result } = context.next();
  const slot = `${result}.each`;
  const instructions = verbs.map((verb) => each(verb, { kind: "iteration", slot }, context));
  acted(context, verbs[0]?.verb ?? "", result, objects);
  return [{ kind: "forEach", id, result, slot, over: objects, instructions }];
}

/** "Ready or exhaust a creature": one is chosen, and one of the two is done to it. */
function oneOf(verbs: readonly SharingVerb[], object: NounPhrase, doing: Doing): readonly Instruction[] {
  const { context } = doing;
  if (verbs.some(({ verb }) => verb === "play")) return refuse("one or the other", object);
  const player = doerOf(doing);
  const objects = lowerReference(object, context, { chooser: player, home: null });
  const chosen = context.next();
  acted(context, "choose", chosen.result, objects);
  const { id, result } = context.next();
  const options = verbs.map((verb) => [each(verb, { kind: "result", slot: chosen.result }, context)]);
  context.note("choose", result);
  return [
    { kind: "chooseObjects", ...chosen, objects },
    { kind: "chooseOne", id, result, player, least: 1, most: 1, options },
  ];
}

/** Verbs that share their object: the first names it, the others speak of it. */
export const sharedInstructions: InstructionTable<"sharedObject"> = {
  sharedObject: ({ verbs, conjunction, object }, doing) => {
    if (conjunction === "or") return oneOf(verbs, object, doing);
    const { context } = doing;
    const [chosen, moved, ...more] = verbs;
    if (
      chosen?.verb === "choose" &&
      moved !== undefined &&
      more.length === 0 &&
      chosen.particle === null &&
      moved.particle === null
    )
      return chosenAnd(moved.verb, object, doing);
    const objects = lowerReference(object, context, { chooser: doerOf(doing), home: null });
    if (doing.tails.takeWords("oneAtATime") !== null) return inTurn(verbs, objects, context);
    const [first, ...others] = verbs;
    if (first === undefined) return refuse("what is done to it", object);
    const made = each(first, objects, context);
    acted(context, first.verb, made.result, objects);
    const isKnown = objects.kind !== "choose" && objects.kind !== "each" && objects.kind !== "all";
    const same: ObjectReference = isKnown ? objects : { kind: "result", slot: made.result };
    return [made, ...others.map((verb) => each(verb, same, context))];
  },
};
