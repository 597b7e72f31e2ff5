import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { VerbPhrase } from "../../syntax/verb-phrase.js";
import type { Context } from "../context.js";
import { type Doing, doerOf, type InstructionTable } from "../doing.js";
import { instruct } from "../instruct.js";
import { lowerHouse } from "../house.js";
import { isAround } from "../noun.js";
import { refuse } from "../refusal.js";
import { Tails } from "../tails.js";

/** What a bare verb does, done by somebody. */
function doneBy(subject: NounPhrase | null, verb: VerbPhrase, context: Context): readonly Instruction[] {
  if (verb.modal !== null || verb.adverb !== null) return refuse("what is done", verb);
  return instruct(verb.predicate, { subject, tails: new Tails(verb.tails), context });
}

/** "chooses to either make a token creature or draw a card" */
function either(doing: Doing, options: readonly VerbPhrase[]): readonly Instruction[] {
  const { context, subject } = doing;
  const player = doerOf(doing);
  const { id, result } = context.next();
  const lists = options.map((verb) => doneBy(subject, verb, context));
  context.note("choose", result);
  return [{ kind: "chooseOne", id, result, player, least: 1, most: 1, options: lists }];
}

/** Have others do something, and choose between two things. */
export const flowInstructions: InstructionTable<"haveDo" | "chooseTo" | "chooseEither" | "repeat" | "become"> = {
  become: ({ object }, { subject, context }) => {
    const isActive =
      isAround(object, "house") &&
      object.modifiers.length === 1 &&
      object.modifiers[0]?.kind === "adjective" &&
      object.modifiers[0].adjective === "active";
    if (!isActive || subject === null) return refuse("what it becomes", object);
    const house = lowerHouse(subject, context);
    const { id, result } = context.next();
    context.note("become", result);
    return [{ kind: "setActiveHouse", id, result, house }];
  },
  haveDo: ({ whom, verb, further }, { context, tails }) => {
    const told = tails.takeAll();
    if (further === null) return doneBy(whom, { ...verb, tails: [...verb.tails, ...told] }, context);
    const first = doneBy(whom, verb, context);
    return [...first, ...doneBy(whom, { ...further.verb, tails: [...further.verb.tails, ...told] }, context)];
  },
  chooseTo: (node) => refuse("what is chosen to be done", node),
  chooseEither: ({ verb, other }, doing) => either(doing, [verb, other]),
  repeat: (node) => refuse("what is repeated", node),
};
