import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Possessor } from "../../syntax/possessor.js";
import type { VerbPhrase } from "../../syntax/verb-phrase.js";
import type { Context } from "../context.js";
import { type Doing, doerOf, type InstructionTable } from "../doing.js";
import { instruct } from "../instruct.js";
import { lowerHouse } from "../house.js";
import { isAround } from "../noun.js";
import { refuse } from "../refusal.js";
import { one, sourceInPlay } from "../plain.js";
import { Tails } from "../tails.js";
import { stepNamed } from "../turn.js";

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

/** "the preceding effect", "this effect", "this card's effect": how much of it is done again; null for anything else. */
function effectMeant(object: NounPhrase): "preceding" | "whole" | null {
  if (!isAround(object, "effect") || object.post.length > 0) return null;
  const { determiner, modifiers } = object;
  const [modifier, ...others] = modifiers;
  const word = determiner?.kind === "determiner" ? determiner.word : null;
  if (word === "this" && modifier === undefined) return "whole";
  if (determiner?.kind === "possessor") return isThisCard(determiner) && modifier === undefined ? "whole" : null;
  const isPreceding = modifier?.kind === "adjective" && modifier.adjective === "preceding" && others.length === 0;
  return word === "the" && isPreceding ? "preceding" : null;
}

function isThisCard({ by, determiner, modifiers, noun }: Possessor): boolean {
  const isThis = by === null && determiner?.kind === "determiner" && determiner.word === "this";
  return isThis && modifiers.length === 0 && noun.kind === "common" && noun.noun.noun === "card";
}

/**
 * "Repeat the preceding effect" does all that the text says before it once more; "repeat this effect" does all of it
 * again, the words that repeat it with it (Archon Arcana, "Repeat").
 */
function repeated(object: NounPhrase, subject: NounPhrase | null, context: Context): readonly Instruction[] {
  const isYou = subject === null || (subject.kind === "pronoun" && subject.word === "you");
  const meant = isYou ? effectMeant(object) : null;
  if (meant === null || context.preceding.length === 0) return refuse("what is repeated", object);
  const { id, result } = context.next();
  context.note("repeat", result);
  if (meant === "preceding")
    return [{ kind: "repeat", id, result, times: one, instructions: whileThere(context.preceding, context) }];
  context.again.add(result);
  return [{ kind: "repeat", id, result, times: one, instructions: [] }];
}

/** What has left play repeats nothing more (Archon Arcana, "Repeat"). */
function whileThere(instructions: readonly Instruction[], context: Context): readonly Instruction[] {
  if (context.repeats === "always") return instructions;
  const { id, result } = context.next();
  return [{ kind: "conditional", id, result, condition: sourceInPlay, then: instructions, otherwise: [] }];
}

/** Have others do something, and choose between two things. */
export const flowInstructions: InstructionTable<
  "haveDo" | "chooseTo" | "chooseEither" | "repeat" | "trigger" | "take" | "skip" | "become"
> = {
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
  repeat: ({ object }, { subject, context }) => repeated(object, subject, context),
  take: ({ object, from }, doing) => {
    const isAnother = object.kind === "described" && isAround(object, "turn") && object.determiner?.kind === "determiner" && object.determiner.word === "another" && object.modifiers.length + object.post.length === 0; // prettier-ignore
    if (!isAnother || from !== null || doing.tails.takeWords("afterThisOne") === null)
      return refuse("what is taken", object);
    const { id, result } = doing.context.next();
    doing.context.note("take", result);
    return [{ kind: "extraTurn", id, result, player: doerOf(doing) }];
  },
  skip: ({ object }, doing) => {
    const step = stepNamed(object) ?? refuse("what is skipped", object);
    const player = doerOf(doing);
    const duration = doing.tails.takeDuration() ?? doing.context.duration ?? refuse("when it is skipped", object);
    const { id, result } = doing.context.next();
    doing.context.note("skip", result);
    return [{ kind: "skipStep", id, result, player, step, duration }];
  },
  trigger: ({ object }, { subject, tails, context }) => {
    if (tails.takeWords("again") === null) return refuse("what is triggered", object);
    return repeated(object, subject, context);
  },
};
