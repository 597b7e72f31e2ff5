import type { Determiner } from "../../../grammar/magic/phrases.js";
import type { Amount, Article } from "../../../grammar/magic/vocabulary/modifiers.js";

/** What a determiner is to those beside it. */
type Sort =
  | "alone" | "the" | "that" | "those" | "each" | "all" | "any" | "no" | "both" | "whose" | "another" | "other" | "target" | "or"
  | "number" | "amount" | "bound" | "orMore" | "count" | "sign" | "multiple" | "comparison"; // prettier-ignore

const articles: Readonly<Record<Article, Sort>> = {
  a: "alone", an: "alone", this: "alone", such: "alone", the: "the", that: "that", these: "those", those: "those", each: "each", every: "each",
  all: "all", any: "any", no: "no", both: "both", your: "whose", its: "whose", their: "whose", his: "whose", her: "whose", "his or her": "whose",
  another: "another", other: "other", target: "target", either: "or",
}; // prettier-ignore

const amounts: Readonly<Record<Amount, Sort>> = {
  "up to": "bound", "at least": "bound", "more than": "bound", "fewer than": "bound", exactly: "bound",
  "any number of": "count", "a number of": "count", "one or more": "count", "one and/or": "count", "as many": "count",
  "that many": "amount", "that much": "amount", "twice that many": "amount", "half that many": "amount", "twice that much": "amount", "half that much": "amount",
  x: "amount", "twice x": "amount", "half x": "amount", "three times x": "amount",
  "or more": "orMore", "or fewer": "orMore", "or less": "orMore", "or greater": "orMore",
  half: "multiple", twice: "multiple", double: "multiple", triple: "multiple",
  more: "comparison", fewer: "comparison", less: "comparison", "the most": "alone", "the fewest": "alone", most: "alone", fewest: "alone",
  plus: "sign", minus: "sign",
}; // prettier-ignore

/** What may stand right behind a determiner: "up to one other target", and not "target one", "each two", "another a". */
const follows: Readonly<Record<Sort, ReadonlySet<Sort>>> = {
  alone: new Set(),
  the: new Set<Sort>(["other", "number"]),
  that: new Set<Sort>(["other", "alone", "whose", "number"]),
  those: new Set<Sort>(["other", "number"]),
  each: new Set<Sort>(["other"]),
  all: new Set<Sort>(["other", "the", "whose", "those"]),
  any: new Set<Sort>(["other", "number"]),
  no: new Set<Sort>(["other", "comparison", "bound"]),
  both: new Set<Sort>(["alone", "whose", "those", "the"]),
  whose: new Set<Sort>(["other"]),
  another: new Set<Sort>(["target"]),
  other: new Set<Sort>(["target", "number"]),
  target: new Set(),
  or: new Set<Sort>(["number"]),
  number: new Set<Sort>(["or", "orMore", "sign", "comparison", "other", "target"]),
  amount: new Set<Sort>(["orMore", "sign", "comparison", "other", "target"]),
  bound: new Set<Sort>(["number", "amount"]),
  orMore: new Set<Sort>(["other", "target"]),
  count: new Set<Sort>(["other", "target"]),
  sign: new Set<Sort>(["number", "amount"]),
  multiple: new Set<Sort>(["that", "the", "whose", "those"]),
  comparison: new Set(),
};

function sortOf(determiner: Determiner): Sort {
  if (determiner.kind === "number") return "number";
  return determiner.kind === "article" ? articles[determiner.word] : amounts[determiner.word];
}

/** Whether determiners stand together as in English: a target is announced behind how many there are (601.2c). */
export function areInOrder(determiners: readonly Determiner[]): boolean {
  const sorts = determiners.map(sortOf);
  // A word that is written twice is reported as that (word-faults).
  const isTwice = (at: number): boolean => sorts[at] === "target" && sorts[at - 1] === "target";
  const beside = sorts.every((sort, at) => at === 0 || isTwice(at) || follows[sorts[at - 1] ?? sort].has(sort));
  return beside && isOneBound(sorts) && determiners.every((one, at) => at === 0 || counts(one, determiners[at - 1]));
}

/** "up to three", "three or more", and not "up to three or more". */
function isOneBound(sorts: readonly Sort[]): boolean {
  return sorts.filter((sort) => sort === "bound" || sort === "orMore").length <= 1;
}

const ofOne: ReadonlySet<string> = new Set(["that", "any"]);

/** "that 1 damage", "any one target" are of one alone, "the two spells" of some that are known: not "that three cards", "the 2 life". */
function counts(one: Determiner, before: Determiner | undefined): boolean {
  if (one.kind !== "number" || before?.kind !== "article") return true;
  if (before.word === "the") return one.style === "word" && one.value !== 1;
  return !ofOne.has(before.word) || one.value === 1;
}
