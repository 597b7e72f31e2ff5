import type { Condition, Instruction, InstructionOf } from "../../effects/index.js";
import { holdsWord, isSame, slotsFilled } from "../../effects/structure.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { Clause } from "../../syntax/clause.js";
import type { ClauseList } from "../../syntax/clause-list.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Part } from "../../syntax/sentence.js";
import { afterBranch } from "../acted-on.js";
import { lowerCondition } from "../condition.js";
import type { Antecedent, Context } from "../context.js";
import { conditionOf } from "../joined-condition.js";
import { bareNoun, hasArticle, isPronoun } from "../noun.js";
import { isEach } from "../plain.js";
import { checkAskedOfOne, doneToThose } from "../judged-alone.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import type { Snapshot } from "../snapshot.js";
import { speakOn } from "../speak-on.js";
import { restatedDamage } from "../restated-damage.js";
import { turnsOf } from "./each-in-turn.js";
import { dividesUp, inPlaceOf, orAsBefore, replacedBy, shows, withoutInstead } from "./instead.js";
import { lowerParts } from "./sentence.js";
import { thoseWho } from "./those-who.js";
import { unlessCosts } from "./unless-costs.js";
import { unlessHaveDo } from "./unless-have-do.js";

/** "If …, …": with "instead" it replaces what the instruction before would do (608.2c). */
export function lowerIf(
  clause: Clause | ClauseList,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  const last = before.at(-1);
  const bare = withoutInstead(parts);
  const candidates = before.slice(-Math.max(1, context.sentenceLength));
  const unmade = new Set([
    ...(bare === null ? filledInOtherCases(clause, before) : unmadeBy(candidates)),
    ...(isPronoun(subjectOf(clause), "it") ? knownAnyhow(before) : []),
  ]);
  if (last !== undefined && isCaseOfIt(clause, last) && context.branch !== null) context.restore(context.branch);
  const { antecedents: known } = context.snapshot();
  const asked = context.withoutSlots(unmade, () => conditionOf(clause, context));
  if (clause.kind === "clause") checkAskedOfOne(asked, clause, context.acted);
  if (asked.kind === "matches") speakOn(asked.object, context);
  const payment = paymentAsked(before);
  const condition = payment !== null && speaksOfDoing(asked) ? ofPayment(asked, payment, clause) : asked;
  if (speaksOfDoing(condition) && isUnlessSo(last)) return refuse("if you do", clause);
  if (speaksOfDoing(condition) && isDoneByEach(last) && isOfAnyPlayer(clause))
    return refuse("if a player does", clause);
  const those = thoseWho(condition, clause, context);
  if (those !== null) {
    if (bare !== null) return refuse("instead", clause);
    return [turnsOf(those, context.nextId(), context, (_, inner) => lowerParts(parts, inner, []), clause)];
  }
  if (bare === null) {
    const base = context.nextId();
    const branch = context.snapshot();
    context.branch = otherwise(branch, known);
    const then = context.withoutSlots(undone(condition, before, context), () => lowerParts(parts, context, before));
    context.acted = afterBranch(branch, context.acted);
    return [{ kind: "conditional", ...base, condition, then, otherwise: [] }];
  }
  const base = context.nextId();
  const made = context.withoutSlots(
    unmade,
    () => restatedDamage(bare, last, context) ?? lowerParts(bare, context, before),
  );
  const replaced = replacedBy(made, candidates) ?? refuse("instead", clause);
  const instructions = orAsBefore(parts, inPlaceOf(replaced, made, context), replaced, context);
  return [{ kind: "instead", ...base, condition, replaces: replaced.map(({ id }) => id), instructions }];
}

/** What may be spoken of where the condition does not hold: not those of which it asks whether there are any (608.2c). */
function otherwise(branch: Snapshot, known: readonly Antecedent[]): Snapshot {
  const isAsked = (one: Antecedent): boolean => one.reference?.kind === "among" && !known.includes(one);
  return { ...branch, antecedents: branch.antecedents.filter((one) => !isAsked(one)) };
}

/** What fills slots that are not there where something is done instead. */
const unmadeKinds: ReadonlySet<Instruction["kind"]> = new Set<Instruction["kind"]>(["createTokens", "modify"]);

/**
 * The slots that are not filled where something is done instead: those of tokens that may not be created and of changes that
 * may not be made, and of the last thing done, but for what showed or found cards (614.15).
 */
function unmadeBy(candidates: readonly Instruction[]): ReadonlySet<string> {
  if (dividesUp(candidates)) return slotsFilled(candidates);
  const last = candidates.at(-1);
  const created = candidates.flatMap(({ kind, result }) => (unmadeKinds.has(kind) ? [result] : []));
  return new Set([...created, ...(last === undefined || shows(last) ? [] : slotsFilled(last))]);
}

/**
 * "If it's a land card, … If it's a nonland card, …": what was done in the one case is not what the other asks of, which is
 * the same card (608.2c).
 */
function filledInOtherCases(clause: Clause | ClauseList, before: readonly Instruction[]): ReadonlySet<string> {
  if (!isPronoun(subjectOf(clause), "it")) return new Set();
  const other = before.findIndex((_, at) => before.slice(at).every(isCase));
  return slotsFilled(other < 0 ? [] : before.slice(other));
}

/** "If it's a land, …" behind "If it's a creature, …": it is what the other case asks of, whatever is spoken of there (608.2c). */
function isCaseOfIt(clause: Clause | ClauseList, last: Instruction): boolean {
  const isOther = last.kind === "conditional" && last.condition.kind === "matches" && last.otherwise.length === 0;
  return isOther && isPronoun(subjectOf(clause), "it") && saysWhatItIs(clause);
}

function saysWhatItIs(clause: Clause | ClauseList): boolean {
  const [verb] = clause.kind === "clause" ? clause.verbs : [];
  return verb?.predicate.kind === "beNoun";
}

function subjectOf(clause: Clause | ClauseList): NounPhrase | null {
  return clause.kind === "clause" ? clause.subject : (clause.clauses[0]?.subject ?? null);
}

/**
 * Tokens whose characteristics the text itself has said, and cards that were drawn, which nobody shows: nothing is asked of
 * these with "if it was a creature", but of what was spoken of before (608.2c).
 */
function knownAnyhow(before: readonly Instruction[]): readonly string[] {
  return before.flatMap((one) => {
    const shown = before.some((other) => other.kind === "reveal" && holdsWord(other, one.result));
    if (one.kind === "drawCards") return shown ? [] : [one.result];
    const said = one.kind === "createTokens" && one.groups.every(({ token }) => token.kind !== "copy");
    return said ? [one.result] : [];
  });
}

/** "Unless you control a Wizard. If you do": whether that is so, or whether it was done, is not said (608.2c). */
function isUnlessSo(last: Instruction | undefined): boolean {
  return last?.kind === "conditional" && last.condition.kind === "not" && last.then.at(-1)?.kind !== "optional";
}

/** Whether several players each do it, or may (101.4). */
function isDoneByEach(last: Instruction | undefined): boolean {
  return last !== undefined && "player" in last && last.player !== null && isEach(last.player);
}

/** "If a player can't": it is asked of each player by themselves, which one condition does not (608.2c). */
function isOfAnyPlayer(clause: Clause | ClauseList): boolean {
  const subject = clause.kind === "clause" ? clause.subject : null;
  return subject !== null && hasArticle(subject, "a") && bareNoun(subject, "player") !== null;
}

/** What is done where a card is of some kind. */
function isCase(one: Instruction): boolean {
  return one.kind === "conditional" && one.condition.kind === "matches" && one.condition.object.kind === "result";
}

/**
 * What an instruction that "you don't" carry out would have filled, and what was done in the case that is the contrary of
 * this one: nothing then speaks of it (608.2c).
 */
function undone(condition: Condition, before: readonly Instruction[], context: Context): ReadonlySet<string> {
  const contrary = before.filter((one) => one.kind === "conditional" && isContrary(one.condition, condition));
  if (condition.kind !== "not" || condition.condition.kind !== "done") return slotsFilled(contrary);
  const { slot } = condition.condition;
  return slotsFilled([contrary, context.latestDoing(({ result }) => result === slot)]);
}

/** Whether one of the two conditions denies the other; a flip is won or lost (705.2). */
function isContrary(one: Condition, other: Condition): boolean {
  if (one.kind === "coin" && other.kind === "coin") return one.slot === other.slot && one.result !== other.result;
  return (one.kind === "not" && isSame(one.condition, other)) || (other.kind === "not" && isSame(other.condition, one));
}

/** What was to be paid last, of which "If that player does, …" may already have asked: "If they don't" asks it again (118.12a). */
function paymentAsked(before: readonly Instruction[]): InstructionOf<"unless"> | null {
  const last = before.at(-1);
  const asked = last?.kind === "conditional" && speaksOfDoing(last.condition) ? last.condition : null;
  const payment = asked === null ? last : before.at(-2);
  if (payment?.kind !== "unless") return null;
  return asked === null || holdsWord(asked, payment.result) ? payment : null;
}

/** "If they do" after "unless they pay" speaks of the payment, of which the slot of the whole tells (118.12a). */
function ofPayment(
  asked: Condition,
  { player, result }: InstructionOf<"unless">,
  clause: Clause | ClauseList,
): Condition {
  const subject = clause.kind === "clause" ? clause.subject : null;
  const yours = subject !== null && isPronoun(subject, "you");
  const theirs = subject !== null && (isPronoun(subject, "they") || hasArticle(subject, "that", "the"));
  if (player.kind === "you" ? !yours : !theirs) return refuse("who does", clause);
  const done: Condition = { kind: "done", slot: result };
  return asked.kind === "not" ? { kind: "not", condition: done } : done;
}

function speaksOfDoing(condition: Condition): boolean {
  return condition.kind === "done" || (condition.kind === "not" && condition.condition.kind === "done");
}

/**
 * What a trailing "if …" or "unless …" puts round the instructions of its verb. It is asked before they are carried out,
 * so that it speaks of nothing that they make: "Exile target creature if its power is 4 or less" (608.2c).
 */
export function lowerTrailing(
  one: Adverbial,
  lower: () => readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  if (one.kind !== "if" && one.kind !== "unless" && one.kind !== "unlessHaveDo") return refuse(one.kind, one);
  const before = context.snapshot();
  const made = lower();
  const filled = slotsFilled(made);
  context.branch = { ...before, antecedents: context.without(filled) };
  if (one.kind === "unlessHaveDo") return context.withoutSlots(filled, () => unlessHaveDo(one, made, context));
  return context.withoutSlots(filled, () =>
    one.kind === "if"
      ? underCondition(lowerCondition(one.clause, context), one.clause, made, context)
      : unless(one.clause, made, context),
  );
}

/** What is done where the condition holds; of several objects, of which each is asked by itself, to those of which it does. */
function underCondition(
  condition: Condition,
  clause: Clause,
  then: readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  const toThose = doneToThose(then, condition, clause);
  return toThose ?? [{ kind: "conditional", ...context.nextId(), condition, then, otherwise: [] }];
}

/** "unless its controller pays {3}", "unless you sacrifice a creature", "unless you control a Forest". */
function unless(clause: Clause, instructions: readonly Instruction[], context: Context): readonly Instruction[] {
  const costs = unlessCosts(clause, context);
  if (costs !== null && clause.subject !== null) {
    const player = lowerPlayers(clause.subject, context);
    // Each of them would have to pay for themselves alone (118.12a).
    if (isEach(player)) return refuse("unless each pays", clause);
    return [{ kind: "unless", ...context.nextId(), player, costs, instructions }];
  }
  const condition: Condition = { kind: "not", condition: lowerCondition(clause, context) };
  return underCondition(condition, clause, instructions, context);
}
