import type { Instruction, InstructionOf } from "../../effects/index.js";
import { slotsFilled } from "../../effects/structure.js";
import type { Opening, Part, Sentence } from "../../syntax/sentence.js";
import type { Context } from "../context.js";
import { withinBranch, withinOtherwise } from "./within-branch.js";
import { amountOfDoing } from "../amountless.js";
import { amendCounter } from "../counter-amendment.js";
import { whereOf, withX } from "../defined-x.js";
import { amendDestruction, amendedBy } from "../destruction-amendment.js";
import { keepMana } from "../kept-mana.js";
import { amendMana } from "../mana-amendment.js";
import { shareDuration } from "../shared-duration.js";
import { spendAnyMana } from "../spend-any-mana.js";
import { amendStill } from "../still-amendment.js";
import { ifOf } from "../joined-condition.js";
import { refuse } from "../refusal.js";
import { restatesToken } from "../restated-token.js";
import { amendTargets } from "../target-amendment.js";
import { amendCreation } from "../token-amendment.js";
import { amendDamage } from "../unpreventable.js";
import { lowerClause } from "./clause.js";
import { lowerIf } from "./conditional.js";
import { trailingCondition } from "./instead.js";
import { lowerOpening } from "./opening.js";
import { amendPrevention } from "./prevented.js";

/** Lowers the sentences of a resolution in their order after what stands before them; a sentence may add to what the one before does (608.2c). */
export function lowerSentences(
  sentences: readonly Sentence[],
  context: Context,
  earlier: readonly Instruction[] = [],
): readonly Instruction[] {
  return sentences.reduce<readonly Instruction[]>(
    (before, one, at) => lowerSentence(one, before, context, sentences[at - 1]),
    earlier,
  );
}

/** Adds one sentence to the instructions before it. */
function lowerSentence(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
  previous: Sentence | undefined,
): readonly Instruction[] {
  return (
    amendCreation(sentence, before, context) ??
    amendMana(sentence, before, context) ??
    keepMana(sentence, before) ??
    amendCounter(sentence, before, context) ??
    amendDestruction(sentence, before) ??
    amendDamage(sentence, before) ??
    amendPrevention(sentence, before, context) ??
    amendStill(sentence, before, context) ??
    amendTargets(sentence, before) ??
    otherwiseBranch(sentence, before, context) ??
    withinDelayed(sentence, before, context, previous) ??
    withFurther(sentence, before, context, previous)
  );
}

function withFurther(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
  previous: Sentence | undefined,
): readonly Instruction[] {
  const made = furtherInstructions(sentence, before, context);
  if (restatesToken(made, before)) return before;
  const branched = previous?.parts.some(({ openings }) => openings.some((one) => ifOf(one) !== null)) === true;
  return (branched ? withinBranch(made, before) : null) ?? withinOtherwise(made, before) ?? [...before, ...made];
}

/** The instructions of a sentence that adds to none before it; how many there are tells what "instead" replaces. */
function furtherInstructions(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  const made = shareDuration(ownInstructions(sentence, before, context));
  context.sentenceLength = made.length;
  return made;
}

function ownInstructions(sentence: Sentence, before: readonly Instruction[], context: Context): readonly Instruction[] {
  const { parts, joints } = sentence;
  if (joints.some((joint) => joint === "or" || joint === "commaOr")) return refuse("or", sentence);
  if (parts.some((part, at) => isUnbidden(part, parts[at - 1], joints[at - 1]))) return refuse("and", sentence);
  if (isUnclosed(parts.at(-1))) return refuse("a list that no word closes", sentence);
  const adverbials = parts.flatMap((part) => part.clause.verbs).flatMap((verb) => verb.adverbials);
  return withX(whereOf(adverbials), context, () => lowerParts(parts, context, before));
}

/** "Each opponent loses 1 life and draw a card": a bidding that "and" joins to what somebody does names nobody (608.2c). */
function isUnbidden(part: Part, before: Part | undefined, joint: Sentence["joints"][number] | undefined): boolean {
  if (joint !== "and" || before === undefined || before.clause.subject === null) return false;
  return part.clause.subject === null && part.openings.length === 0;
}

/** "Target player draws a card, mills a card, loses 1 life": no "and" says that the list of what they do ends. */
function isUnclosed(last: Part | undefined): boolean {
  if (last === undefined || last.clause.subject === null) return false;
  const { links } = last.clause;
  return links.length > 1 && links.every((link) => link === "comma");
}

/**
 * What follows "When you do, …" in its paragraph is done by the reflexive trigger too (603.12), but for "if you don't". That
 * is asked by any other delayed trigger of what it had the player do: "At the beginning of your next upkeep, pay {3}. If you
 * don't, …" (603.7).
 */
function withinDelayed(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
  previous: Sentence | undefined,
): readonly Instruction[] | null {
  const last = before.at(-1);
  const inner = context.delayed;
  const trigger = last === undefined ? null : triggerIn(last);
  if (last === undefined || trigger === null || inner === null) return null;
  const isReflexive = trigger.event.kind === "reflexive";
  const goesOn = previous !== undefined && isEachTime(trigger) && !beginsAnother(sentence);
  if (!goesOn && asksWhetherDone(sentence.parts[0]?.openings[0]) === isReflexive) return null;
  const instructions = lowerSentence(sentence, trigger.instructions, inner, previous);
  context.resume(inner);
  const made: Instruction = { ...trigger, instructions, targets: inner.targets };
  return [...before.slice(0, -1), last.kind === "conditional" ? { ...last, then: [made] } : made];
}

/** The delayed trigger that an instruction is, or sets up where something was done this way (603.12). */
function triggerIn(one: Instruction): InstructionOf<"delayedTrigger"> | null {
  if (one.kind === "delayedTrigger") return one;
  const [only, ...more] = one.kind === "conditional" && one.otherwise.length === 0 ? one.then : [];
  return only?.kind === "delayedTrigger" && only.event.kind === "reflexive" && more.length === 0 ? only : null;
}

/** "Until end of turn, whenever …", "Whenever … this turn": what stands behind it in its paragraph is done each time as well (603.7). */
function isEachTime({ expires, times }: InstructionOf<"delayedTrigger">): boolean {
  return expires !== null && times === "eachTime";
}

/** "When …" begins a triggered ability of its own. */
function beginsAnother({ parts }: Sentence): boolean {
  const kind = parts[0]?.openings[0]?.kind;
  return kind === "trigger" || kind === "triggerAt" || kind === "triggerEndOfCombat";
}

/** "If you do", "if you don't". */
function asksWhetherDone(opening: Opening | undefined): boolean {
  const kind = opening?.kind === "if" ? opening.clause.verbs[0]?.predicate.kind : undefined;
  return kind === "do" || kind === "ellipsis";
}

/** "Otherwise, …" is the other branch of the condition before it. */
function otherwiseBranch(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const [first, ...rest] = sentence.parts;
  const [opening, ...openings] = first?.openings ?? [];
  if (first === undefined || opening?.kind !== "otherwise") return null;
  const last = before.at(-1);
  if (last?.kind !== "conditional" || last.otherwise.length > 0) return refuse("otherwise", opening);
  if (context.branch !== null) context.restore(context.branch);
  const amount = last.then.length === 1 && last.then[0] !== undefined ? amountOfDoing(last.then[0], []) : null;
  if (amount !== null) context.sayAmount(amount);
  const branch = { ...sentence, parts: [{ ...first, openings }, ...rest] } as const;
  const { condition } = last;
  const done = condition.kind === "done" ? context.latestDoing(({ result }) => result === condition.slot) : null;
  // What was not done has nothing that "it" could mean (608.2c).
  const otherwise = context.withoutSlots(slotsFilled([done]), () =>
    shareDuration(ownInstructions(branch, [], context)),
  );
  return [...before.slice(0, -1), { ...last, otherwise }];
}

/** Lowers the parts of a sentence: an opening reaches over all that follows it. */
export function lowerParts(
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  const [opening, ...openings] = first.openings;
  if (opening !== undefined) return lowerOpening(opening, [{ ...first, openings }, ...rest], context, before);
  const trailing = trailingCondition(first);
  if (trailing !== null) return lowerIf(trailing.clause, [trailing.part, ...rest], context, before);
  const own = lowerClause(first.clause, context);
  const amended = spendAnyMana(rest[0], own) ?? amendedBy(rest[0], own);
  if (amended !== null) return [...amended, ...lowerParts(rest.slice(1), context, [...before, ...amended])];
  return [...own, ...lowerParts(rest, context, [...before, ...own])];
}
