import type {
  Condition,
  Duration,
  EventPattern,
  Filter,
  Instruction,
  ObjectReference,
  Quantity,
} from "../effects/index.js";
import type { PlacedSentence } from "../syntax/ability.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, Existence } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { OpenedClause, Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { awaitedChoice } from "./active-house.js";
import { lowerEvent } from "./event.js";
import { lowerFilter } from "./filter.js";
import { pastArmor, repeating } from "./afterwards.js";
import { lowerClause } from "./instruct.js";
import { nounOf } from "./noun.js";
import { ownerOf } from "./player.js";
import { countOf, isAmber } from "./quantity.js";
import { refuse } from "./refusal.js";
import { speaksOfSlot } from "./speaks-of.js";
import { Tails } from "./tails.js";

/** What opens a clause, sorted by what it does to it. */
interface Opened {
  readonly condition: Condition | null;
  readonly duration: Duration | null;
  readonly each: NounPhrase | null;
  readonly event: { readonly pattern: EventPattern; readonly times: "once" | "each" } | null;
  /** The event in whose place the clause happens. */
  readonly replaced: EventPattern | null;
}

/** "when any amount of {A} would be added to your pool": æmber that a player would gain; null for any other event. */
export function wouldGain(
  { clauses }: Extract<Adverbial, { readonly kind: "subordinate" }>["clauses"],
  context: Context,
): EventPattern | null {
  const [clause, ...others] = clauses;
  const [verb, ...more] = clause?.kind === "clause" ? clause.verbs : [];
  if (clause?.kind !== "clause" || others.length > 0 || more.length > 0 || verb?.modal !== "would") return null;
  const tails = new Tails(verb.tails);
  const to = verb.predicate.kind === "passive" ? verb.predicate.to : null;
  const pool = to?.facing === null && to.state === null && to.preposition === "to" ? to.place : null;
  const isAdded =
    verb.predicate.kind === "passive" &&
    verb.predicate.verb === "add" &&
    clause.subject !== null &&
    isAmber(clause.subject);
  if (!isAdded || pool === null || pool.kind !== "described" || nounOf(pool) !== "pool")
    return refuse("what would happen", clause);
  tails.finish();
  const player = ownerOf(pool.determiner, pool, context);
  context.event = "amount";
  return { kind: "amberGained", object: null, other: null, player, details: [] };
}

const awaiting: Readonly<Record<string, "once" | "each">> = {
  eachTime: "each",
  after: "each",
  when: "each",
  whenever: "each",
  theNextTime: "once",
};

function openingOf(adverbials: readonly Adverbial[], context: Context): Opened {
  const tails = new Tails(adverbials);
  const duration = tails.takeSpan(context);
  if (duration?.kind === "nextTurn" && duration.player === "opponent") context.mentionPlayer({ kind: "opponent" });
  const would = tails.take("subordinate", ({ word, clauses }) => word === "when" && isWould(clauses));
  const replaced = would === null ? null : wouldGain(would.clauses, context);
  const waited = tails.take("subordinate", ({ word }) => awaiting[word] !== undefined);
  const times = waited === null ? undefined : awaiting[waited.word];
  const event =
    waited === null || times === undefined
      ? null
      : { pattern: lowerEvent(soleClause(waited.clauses), context, "awaited"), times };
  const condition = tails.takeCondition(context);
  const each = tails.take("forEach")?.each ?? null;
  tails.finish();
  if (event !== null && duration === null) return refuse("until when it is awaited", waited);
  return { condition, duration, each, event, replaced };
}

/** Whether it says what would happen. */
export const isWould = ({
  clauses: [clause],
}: Extract<Adverbial, { readonly kind: "subordinate" }>["clauses"]): boolean =>
  clause?.kind === "clause" && clause.verbs.some(({ modal }) => modal === "would");

/** The one clause of an event. */
export function soleClause({ clauses }: Extract<Adverbial, { readonly kind: "subordinate" }>["clauses"]): Clause {
  const [clause, ...others] = clauses;
  return clause?.kind === "clause" && others.length === 0 ? clause : refuse("an event", clauses);
}

/** Several instructions under a condition, as one. */
function under(condition: Condition, then: readonly Instruction[], context: Context): readonly Instruction[] {
  const { id, result } = context.next();
  context.note("if", result);
  return [{ kind: "conditional", id, result, condition, then, otherwise: [] }];
}

/** "For each friendly creature, …": once for each; where nothing speaks of the one at hand, so many times. */
function forEach(node: NounPhrase, body: () => readonly Instruction[], context: Context): readonly Instruction[] {
  const { id, result } = context.next();
  const over = loopOver(node, context);
  const slot = `${result}.each`;
  if (over !== null) {
    const types = over.kind === "each" ? over.filter.types : [];
    const side = over.kind === "each" ? sideOf(over.filter) : null;
    context.mention({
      reference: { kind: "iteration", slot },
      number: "one",
      types,
      ...(side === null ? {} : { side }),
    });
  }
  const times = over === null ? countOf(node, context) : timesOver(over);
  const instructions = body();
  context.note("each", result);
  if (over === null || !speaksOfSlot(instructions, "iteration", slot))
    return [{ kind: "repeat", id, result, times, instructions }];
  return [{ kind: "forEach", id, result, slot, over, instructions }];
}

/** Whose cards a filter means, where it says so. */
function sideOf({ constraints }: Filter): "friendly" | "enemy" | null {
  const player = constraints.flatMap((one) => (one.kind === "controlledBy" ? [one.player.kind] : []))[0];
  return player === "you" ? "friendly" : player === "opponent" ? "enemy" : null;
}

/** How many there are of what a loop goes over, where its instructions do not speak of the one at hand. */
function timesOver(over: ObjectReference): Quantity {
  if (over.kind === "each") return { kind: "count", filter: over.filter };
  return over.kind === "result" ? { kind: "resultAmount", slot: over.slot } : refuse("how often", over);
}

/** The cards that a loop goes over; null where it counts something else, such as æmber. */
function loopOver(node: NounPhrase, context: Context): ObjectReference | null {
  if (node.kind !== "described" || isAmber(node) || node.noun.kind === "icon") return null;
  const word = nounOf(node);
  if (word === "damage" || word === "key" || word === "house" || word === "counter" || word === "bonus icon")
    return null;
  if (node.post.some((post) => post.kind === "contact" && post.verb.tails.length > 0)) return null;
  const { post } = node;
  const [first, ...others] = post;
  if (first?.kind === "participle" && others.length === 0) {
    const slot = context.didWith(first.verb);
    const isWay = first.tails.length === 1 && first.tails[0]?.kind === "fixed" && first.tails[0].words === "thisWay";
    if (slot !== undefined && isWay && word === "card" && node.modifiers.length === 0) return { kind: "result", slot };
  }
  return { kind: "each", filter: lowerFilter(node, context) };
}

/** "If they do not choose that house as their active house on their next turn, …": it waits for that choice. */
function onceChosen(opened: OpenedClause, context: Context): readonly Instruction[] | null {
  const [opening, ...others] = opened.openings;
  if (opening?.adverbial.kind !== "subordinate" || opening.adverbial.word !== "if" || others.length > 0) return null;
  const [asked, ...more] = opening.adverbial.clauses.clauses;
  const awaited = asked?.kind === "clause" && more.length === 0 ? awaitedChoice(asked, context) : null;
  if (awaited === null) return null;
  const { player, duration, condition } = awaited;
  const { id, result } = context.next();
  const instructions = within(null, opened.clause, context);
  context.note("wait", result);
  const event: EventPattern = { kind: "houseChosen", object: null, other: null, player, details: [] };
  return [{ kind: "delayed", id, result, event, times: "once", duration, condition, instructions }];
}

function lowerOpened(node: OpenedClause, context: Context): readonly Instruction[] {
  const { openings, clause } = node;
  const late = onceChosen(node, context);
  if (late !== null) return late;
  const opened = openingOf(
    openings.map(({ adverbial }) => adverbial),
    context,
  );
  const body = (): readonly Instruction[] =>
    within(opened.event === null && opened.replaced === null ? opened.duration : null, clause, context);
  const looped = opened.each === null ? body() : forEach(opened.each, body, context);
  const guarded = opened.condition === null ? looped : under(opened.condition, looped, context);
  if (opened.replaced !== null) return replacing(opened, guarded, context);
  return opened.event === null ? guarded : delayed(opened, guarded, context);
}

function within(duration: Duration | null, clause: Clause | Existence, context: Context): readonly Instruction[] {
  if (clause.kind === "existence") return refuse("what there is", clause);
  const outer = context.duration;
  context.duration = duration;
  const made = lowerClause(clause, context);
  context.duration = outer;
  return made;
}

/** "For the remainder of the turn, when … would …, … instead": it happens in the place of the event. */
function replacing(
  { replaced, duration }: Opened,
  instructions: readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  if (replaced === null || duration === null) return refuse("until when it is replaced");
  const { id, result } = context.next();
  context.note("wait", result);
  return [{ kind: "replacing", id, result, event: replaced, times: "each", duration, optional: "must", instructions }];
}

/** "For the remainder of the turn, after a creature is destroyed, …": it waits. */
function delayed(
  { event, duration }: Opened,
  instructions: readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  if (event === null || duration === null) return refuse("until when it is awaited");
  const { id, result } = context.next();
  context.note("wait", result);
  return [
    { kind: "delayed", id, result, event: event.pattern, times: event.times, duration, condition: null, instructions },
  ];
}

function lowerSentence(node: Sentence, context: Context): readonly Instruction[] {
  return withAfter(node).flatMap((clause) => {
    const said =
      clause.link === "or" || clause.link === "commaOr" || clause.link === "but" || clause.link === "commaBut";
    return said ? refuse("how it goes on", clause) : lowerOpened(clause, context);
  });
}

/** What stands behind a comma at the end belongs to the last verb: ", with 2{D} splash". */
function withAfter({ clauses, after }: Sentence): Sentence["clauses"] {
  const last = clauses.at(-1);
  if (after.length === 0 || last === undefined) return clauses;
  if (last.clause.kind === "existence") return refuse("what is said behind the comma", after);
  const verb = last.clause.verbs.at(-1);
  if (verb === undefined) return refuse("what is said behind the comma", after);
  const verbs = [...last.clause.verbs.slice(0, -1), { ...verb, tails: [...verb.tails, ...after] }];
  return [...clauses.slice(0, -1), { ...last, clause: { ...last.clause, verbs } }];
}

/** Whether the last verb is done "instead" of what stands before, and the sentence without the word. */
export function insteadOf(node: Sentence): Sentence | null {
  const [opened, ...others] = node.clauses;
  if (opened === undefined || others.length > 0 || opened.clause.kind === "existence") return null;
  const isInstead = (one: Adverbial): boolean => one.kind === "fixed" && one.words === "instead";
  const [first, ...more] = opened.clause.verbs;
  if (
    first === undefined ||
    !opened.clause.verbs.some((verb) => verb.tails.some(isInstead) || verb.adverb === "instead")
  )
    return null;
  const verbs = [first, ...more].map((verb) => ({
    ...verb,
    adverb: verb.adverb === "instead" ? null : verb.adverb,
    tails: verb.tails.filter((one) => !isInstead(one)),
  }));
  return { ...node, lead: null, clauses: [{ ...opened, clause: { ...opened.clause, verbs } }] };
}

/** "If …, draw 2 cards instead.": one or the other of the two, as the condition has it. */
function instead(before: readonly Instruction[], node: Sentence, context: Context): readonly Instruction[] {
  const replaced = before.at(-1) ?? refuse("instead of what", node);
  const made = lowerSentence(node, context);
  const isSpokenOf = speaksOfSlot(made, "result", replaced.result);
  const { choice, act } = isSpokenOf ? chosenFirst(replaced, context) : { choice: [], act: replaced };
  // What is done instead cannot be done to what was never chosen.
  if (isSpokenOf && choice.length === 0) return refuse("instead of what", node);
  const [only, ...others] = made;
  if (only?.kind !== "conditional" || others.length > 0 || only.otherwise.length > 0)
    return refuse("instead of what", node);
  return [...before.slice(0, -1), ...choice, { ...only, otherwise: [act] }];
}

interface ChosenFirst {
  readonly choice: readonly Instruction[];
  readonly act: Instruction;
}

/** The choice of objects by itself, so that a condition may speak of what was chosen before anything is done to it. */
function chosenFirst(instruction: Instruction, context: Context): ChosenFirst {
  const objects = chosenIn(instruction);
  if (objects?.kind !== "choose") return { choice: [], act: instruction };
  const { id, result } = context.next();
  const act: Instruction = { ...doneTo(instruction, { kind: "result", slot: instruction.result }), id, result };
  return { choice: [{ kind: "chooseObjects", id: instruction.id, result: instruction.result, objects }], act };
}

/** What an instruction is done to; null where that is no object. */
function chosenIn(instruction: Instruction): ObjectReference | null {
  switch (instruction.kind) {
    case "captureAmber":
      return instruction.onto;
    case "dealDamage":
      return instruction.to;
    case "moveAmber":
      return instruction.from.kind === "on" ? instruction.from.objects : null;
    default:
      return "objects" in instruction ? instruction.objects : null;
  }
}

/** The instruction done to other objects. */
function doneTo(instruction: Instruction, objects: ObjectReference): Instruction {
  switch (instruction.kind) {
    case "captureAmber":
      return { ...instruction, onto: objects };
    case "dealDamage":
      return { ...instruction, to: objects };
    case "moveAmber":
      return { ...instruction, from: { kind: "on", objects } };
    default:
      return "objects" in instruction ? { ...instruction, objects } : instruction;
  }
}

/** "Otherwise, …": what is done where the condition before does not hold, or what might be done is not. */
function withOtherwise(
  before: readonly Instruction[],
  otherwise: readonly Instruction[],
  node: Sentence,
  context: Context,
): readonly Instruction[] {
  const last = before.at(-1);
  const head = before.slice(0, -1);
  if (last?.kind === "conditional" && last.otherwise.length === 0) return [...head, { ...last, otherwise }];
  if (last?.kind !== "optional") return refuse("otherwise", node);
  const { id, result } = context.next();
  const condition: Condition = { kind: "not", condition: { kind: "done", slot: last.result } };
  return [...before, { kind: "conditional", id, result, condition, then: otherwise, otherwise: [] }];
}

const plainLeads: ReadonlySet<string> = new Set(["then", "also"]);

/** The instructions of sentences in their order. */
export function lowerSentences(sentences: readonly PlacedSentence[], context: Context): readonly Instruction[] {
  return sentences.reduce<readonly Instruction[]>((before, { sentence, end, reminders }) => {
    context.rounding = reminders.some(({ text }) => text.includes("round") && text.includes("down")) ? "down" : "up";
    if (end === ":") return refuse("a list", sentence);
    const lead = sentence.lead?.word ?? null;
    if (lead !== null && lead !== "otherwise" && !plainLeads.has(lead)) return refuse("how it follows", sentence);
    const replaced = lead === null || lead === "also" ? insteadOf(sentence) : null;
    const opensSo = sentence.clauses[0]?.openings.some(
      ({ adverbial: one }) => one.kind === "subordinate" && one.word === "when" && isWould(one.clauses),
    );
    if (replaced !== null && opensSo === true) return [...before, ...lowerSentence(replaced, context)];
    if (replaced !== null) return instead(before, replaced, context);
    const unprevented = pastArmor(before, sentence);
    if (unprevented !== null) return unprevented;
    context.preceding = before;
    const made = repeating(lowerSentence(sentence, context), before, sentence, context);
    return lead === "otherwise" ? withOtherwise(before, made, sentence, context) : [...before, ...made];
  }, []);
}
