import { amount, type Amount } from "./terminals.js";
import { choose, construct, field, oneOf, type NodesOf, type Syntax } from "./kernel.js";

const determinerWords = {
  a: "a", an: "an", the: "the", each: "each", all: "all", any: "any", another: "another", no: "no", this: "this", that: "that", those: "those", these: "these", your: "your", their: "their", its: "its", both: "both", either: "either", every: "every", oneOrMore: "one or more", anyNumberOf: "any number of", aNumberOf: "a number of", anAmountOf: "an amount of", anyAmountOf: "any amount of", thatMany: "that many", thatMuch: "that much", twiceThatMany: "twice that many", half: "half", more: "more", fewer: "fewer", only: "only", onlyA: "only a", anyOther: "any other", allOther: "all other", eachOther: "each other", aTotalOf: "a total of", anyCombinationOf: "any combination of", theTotal: "the total", xOrMore: "x or more", aCopyOf: "a copy of", most: "most", some: "some", enough: "enough", atLeastOne: "at least one", anyOne: "any one",
} as const; // prettier-ignore

/** A determiner in the words of this house. */
export type DeterminerWord = keyof typeof determinerWords;

const bounds = {
  orMore: "or more",
  orFewer: "or fewer",
  orLess: "or less",
  orHigher: "or higher",
  orLower: "or lower",
  orGreater: "or greater",
} as const;

/** How a number is bounded from behind: "3 or more". */
export const bound = oneOf("a bound", bounds);
export type Bound = keyof typeof bounds;

const limits = {
  upTo: "up to",
  exactly: "exactly",
  atLeast: "at least",
  moreThan: "more than",
  fewerThan: "fewer than",
  lessThan: "less than",
  only: "only",
  a: "a",
  anAdditional: "an additional",
  anExtra: "an extra",
  theNext: "the next",
  another: "another",
  allBut: "all but",
} as const;

/** How a number is limited from before: "up to 3". */
export const limit = oneOf("a limit", limits);
export type Limit = keyof typeof limits;

const word = construct("determiner", [field("word", oneOf("a determiner", determinerWords))]);
const number = construct("count", [field("amount", amount)]);
const limited = construct("limited", [field("limit", limit), field("amount", amount)]);
const bounded = construct("bounded", [field("amount", amount), field("bound", bound)]);
const range = construct("range", [field("least", amount), "or", field("most", amount)]);

/** The constructs of the determiners. */
export const determiners = [bounded, range, limited, number, word] as const;

/** What opens a noun group: which, whose, how many. */
export type Determiner = NodesOf<typeof determiners>;

export const determiner: Syntax<Determiner> = choose<Determiner>("a determiner", determiners);

/** The number with which a group opens, if it opens with one. */
export function amountOf(node: Determiner): Amount | undefined {
  return node.kind === "count" || node.kind === "limited" ? node.amount : undefined;
}
