import type { Instruction, Quantity } from "../effects/index.js";
import type { ModeNode, SentenceInAbility } from "../syntax/ability.js";
import type { ModeCount } from "../syntax/choice.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { Predicate } from "../syntax/predicate.js";
import type { Sentence } from "../syntax/sentence.js";
import { articleOf, headedBy, stateOf } from "./noun.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { asPaid, moreModes } from "./more-modes.js";
import { isNumeric } from "./plain.js";
import { refuse } from "./refusal.js";

/** What a modal header asks for (700.2): what is done before, how many modes, and whether they are optional. */
export interface ModalHeader {
  readonly before: readonly Sentence[];
  readonly least: Quantity;
  readonly most: Quantity;
  readonly count: ModeCount;
  readonly unless: Extract<Instruction, { readonly kind: "chooseModes" }>["unless"];
  readonly sameAgain: "allowed" | "no";
  readonly manner: "chosen" | "random";
  readonly optional: "may" | "must";
}

const number = (value: number): Quantity => ({ kind: "number", value });
const any: Quantity = { kind: "anyNumber" };
const x: Quantity = { kind: "x" };

/** How many modes the words ask for, at least and at most (700.2d). */
export const modeCounts: Readonly<Record<ModeCount, readonly [Quantity, Quantity]>> = {
  one: [number(1), number(1)], two: [number(2), number(2)], three: [number(3), number(3)], four: [number(4), number(4)], oneOrBoth: [number(1), number(2)], oneOrMore: [number(1), any], anyNumber: [number(0), any],
  upToOne: [number(0), number(1)], upToTwo: [number(0), number(2)], upToThree: [number(0), number(3)], upToFour: [number(0), number(4)], upToFive: [number(0), number(5)], x: [x, x], upToX: [number(0), x], twoOrMore: [number(2), any],
  oneAtRandom: [number(1), number(1)], oneNotChosenThisTurn: [number(1), number(1)], oneNotChosen: [number(1), number(1)], upToOneNotChosen: [number(0), number(1)],
}; // prettier-ignore

/** Reads the header: its last sentence ends in "choose … —". */
export function modalHeader(sentences: readonly SentenceInAbility[], context: Context): ModalHeader {
  const more = moreModes(
    sentences.map((one) => one.sentence),
    context,
  );
  if (more === null) return plainHeader(sentences, "header");
  const header = headerOf(more.before, "sentence");
  const once = header.sameAgain === "no" && header.unless.kind === "none" && header.optional === "must";
  if (!once || !isNumeric(header.most, 1) || header.before.length > 0) return refuse("more modes", more.clause);
  return {
    ...header,
    unless: { kind: "moreIf", condition: asPaid(lowerCondition(more.clause, context)), ...more.bounds },
  };
}

/** The header that nothing stands behind but that a mode may be chosen again; its last sentence ends in a dash or not. */
export function plainHeader(sentences: readonly SentenceInAbility[], form: "header" | "sentence"): ModalHeader {
  return headerOf(
    sentences.map((one) => one.sentence),
    form,
  );
}

function headerOf(sentences: readonly Sentence[], form: "header" | "sentence"): ModalHeader {
  const { all, sameAgain } = withoutRepeat(sentences);
  const last = all.at(-1);
  const [part, ...parts] = last?.parts ?? [];
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (last === undefined || part === undefined || parts.length > 0 || verbs.length > 0 || verb === undefined)
    return refuse("modes", last);
  const count = countOf(verb, sameAgain === "allowed" ? "sentence" : form);
  const subject = part.clause.subject;
  if (part.openings.length > 0 || (subject !== null && !(subject.kind === "pronoun" && subject.word === "you")))
    return refuse("modes", part);
  if (verb.auxiliary !== null && verb.auxiliary !== "may") return refuse("modes", verb);
  const [least, most] = modeCounts[count];
  return {
    before: all.slice(0, -1),
    least,
    most,
    count,
    unless: { kind: unlessKind(count) },
    sameAgain,
    manner: count === "oneAtRandom" ? "random" : "chosen",
    optional: verb.auxiliary === "may" ? "may" : "must",
  };
}

/** Refuses a header that asks for more modes than there are, or for "both" of other than two (700.2). */
export function checkModes({ least, most, count, unless, sameAgain }: ModalHeader, modes: readonly ModeNode[]): void {
  const { length } = modes;
  if (length < 2 || (count === "oneOrBoth" && length !== 2)) refuse("so many modes", modes);
  if (sameAgain === "allowed" || modes.some(({ cost }) => cost !== null)) return;
  const asked = [least, most, ...(unless.kind === "moreIf" ? [unless.least, unless.most] : [])];
  if (asked.some((one) => one.kind === "number" && one.value > length)) refuse("so many modes", modes);
}

/** How many the verb says, where nothing but "at random" behind "one" says how. */
function countOf({ predicate, adverbials }: VerbPhrase, form: "header" | "sentence"): ModeCount {
  const count = countIn(predicate, form);
  const [manner, ...others] = adverbials;
  if (manner === undefined) return count;
  const random = manner.kind === "manner" && manner.manner === "atRandom" && others.length === 0;
  return random && count === "one" && form === "sentence" ? "oneAtRandom" : refuse("modes", manner);
}

/** "Choose two —", or "Choose three." before "You may choose the same mode more than once." or another sentence (700.2d). */
function countIn(node: Predicate, form: "header" | "sentence"): ModeCount {
  if (form === "header") return node.kind === "chooseModes" ? node.count : refuse("modes", node);
  const word = node.kind === "choose" && node.object.kind === "pronoun" ? node.object.word : null;
  if (word === "one" || word === "two" || word === "three") return word;
  return node.kind === "chooseCount" ? node.count : refuse("modes", node);
}

/** The sentences without "You may choose the same mode more than once." behind them, and whether it was there (700.2d). */
function withoutRepeat(all: readonly Sentence[]): {
  readonly all: readonly Sentence[];
  readonly sameAgain: "allowed" | "no";
} {
  const last = all.at(-1);
  return last !== undefined && isRepeat(last)
    ? { all: all.slice(0, -1), sameAgain: "allowed" }
    : { all, sameAgain: "no" };
}

function isRepeat({ parts }: Sentence): boolean {
  const [part, ...others] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  const [manner, ...more] = verb?.adverbials ?? [];
  if (part?.clause.subject?.kind !== "pronoun" || part.clause.subject.word !== "you") return false;
  if (part.openings.length + others.length + verbs.length + more.length > 0) return false;
  const again = manner?.kind === "manner" && manner.manner === "moreThanOnce";
  return again && verb?.auxiliary === "may" && verb.predicate.kind === "choose" && isSameMode(verb.predicate.object);
}

function isSameMode(object: NounPhrase): boolean {
  const head = headedBy(object, "mode");
  const [same, ...more] = head?.modifiers ?? [];
  return (
    head !== null && stateOf(same) === "same" && more.length + head.post.length === 0 && articleOf(head.group) === "the"
  );
}

function unlessKind(count: ModeCount): "none" | "notChosenThisTurn" | "notChosenBefore" {
  if (count === "oneNotChosenThisTurn" || count === "upToOneNotChosen") return "notChosenThisTurn";
  return count === "oneNotChosen" ? "notChosenBefore" : "none";
}
