import type { Instruction, Quantity } from "../effects/index.js";
import type { SentenceInAbility } from "../syntax/ability.js";
import type { ModeCount } from "../syntax/choice.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import type { Sentence } from "../syntax/sentence.js";
import { articleOf, headedBy, stateOf } from "./noun.js";
import { refuse } from "./refusal.js";

/** What a modal header asks for (700.2): what is done before, how many modes, and whether they are optional. */
export interface ModalHeader {
  readonly before: readonly Sentence[];
  readonly least: Quantity;
  readonly most: Quantity;
  readonly unless: Extract<Instruction, { readonly kind: "chooseModes" }>["unless"];
  readonly sameAgain: "allowed" | "no";
  readonly optional: "may" | "must";
}

const number = (value: number): Quantity => ({ kind: "number", value });
const any: Quantity = { kind: "anyNumber" };
const x: Quantity = { kind: "x" };

const counts: Readonly<Record<ModeCount, readonly [Quantity, Quantity]>> = {
  one: [number(1), number(1)], two: [number(2), number(2)], three: [number(3), number(3)], four: [number(4), number(4)], oneOrBoth: [number(1), number(2)], oneOrMore: [number(1), any], anyNumber: [number(0), any],
  upToOne: [number(0), number(1)], upToTwo: [number(0), number(2)], upToThree: [number(0), number(3)], upToFour: [number(0), number(4)], upToFive: [number(0), number(5)], x: [x, x], upToX: [number(0), x], twoOrMore: [number(2), any],
  oneAtRandom: [number(1), number(1)], oneNotChosenThisTurn: [number(1), number(1)], oneNotChosen: [number(1), number(1)], upToOneNotChosen: [number(0), number(1)],
}; // prettier-ignore

/** Reads the header: its last sentence ends in "choose … —". */
export function modalHeader(sentences: readonly SentenceInAbility[]): ModalHeader {
  const { all, sameAgain } = withoutRepeat(sentences.map((one) => one.sentence));
  const last = all.at(-1);
  const [part, ...parts] = last?.parts ?? [];
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (last === undefined || part === undefined || parts.length > 0 || verbs.length > 0 || verb === undefined)
    return refuse("modes", last);
  const count = countIn(verb.predicate, sameAgain);
  const subject = part.clause.subject;
  if (
    part.openings.length > 0 ||
    verb.adverbials.length > 0 ||
    (subject !== null && !(subject.kind === "pronoun" && subject.word === "you"))
  )
    return refuse("modes", part);
  if (verb.auxiliary !== null && verb.auxiliary !== "may") return refuse("modes", verb);
  const [least, most] = counts[count];
  if (count === "oneAtRandom") return refuse("at random", verb);
  return {
    before: all.slice(0, -1),
    least,
    most,
    unless: { kind: unlessKind(count) },
    sameAgain,
    optional: verb.auxiliary === "may" ? "may" : "must",
  };
}

/** "Choose two —", or "Choose three." before "You may choose the same mode more than once." (700.2d). */
function countIn(node: Predicate, sameAgain: "allowed" | "no"): ModeCount {
  if (sameAgain === "no") return node.kind === "chooseModes" ? node.count : refuse("modes", node);
  const word = node.kind === "choose" && node.object.kind === "pronoun" ? node.object.word : null;
  if (word === "two" || word === "three") return word;
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
