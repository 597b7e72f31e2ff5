import type { Determiner, NounGroup } from "../../../grammar/magic/phrases.js";
import type { Article } from "../../../grammar/magic/vocabulary/modifiers.js";
import type { Quantity } from "../effects/index.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/** What the determiners of a noun group say. */
export interface Determined {
  /** The article or possessive, other than "other", "another" and "target". */
  readonly article: Exclude<Article, "other" | "another" | "target"> | null;
  readonly targeting: "target" | "none";
  readonly other: "other" | "any";
  /** How many; null where the determiners say nothing of it. */
  readonly least: Quantity | null;
  readonly most: Quantity | null;
  /** "a number of": the amount is said behind the noun. */
  readonly counted: "behind" | "here";
  /** "one or more": the group as a whole. */
  readonly grouping: "each" | "oneOrMore";
}

interface Draft {
  article: Determined["article"];
  targeting: Determined["targeting"];
  other: Determined["other"];
  least: Quantity | null;
  most: Quantity | null;
  counted: Determined["counted"];
  grouping: Determined["grouping"];
  upTo: "upTo" | "exact";
  range: "range" | "none";
}

const zero: Quantity = { kind: "number", value: 0 };
const any: Quantity = { kind: "anyNumber" };

/** Reads the determiners of a noun group; what they cannot mean together is refused. */
export function readDeterminers(determiners: readonly Determiner[], context: Context): Determined {
  const draft: Draft = {
    article: null,
    targeting: "none",
    other: "any",
    least: null,
    most: null,
    counted: "here",
    grouping: "each",
    upTo: "exact",
    range: "none",
  };
  for (const [at, one] of determiners.entries()) {
    // "Up to one target creature": the number stands right behind "up to".
    if (one.kind === "amount" && one.word === "up to" && determiners[at + 1]?.kind === "article") refuse("up to", one);
    // "Each of up to two target creatures", "each of those creatures": "each" alone is of single ones.
    if (draft.article === "each" && one.kind === "amount" && one.word === "up to") refuse("each up to", one);
    readOne(one, draft, context);
  }
  return draft;
}

/** Words that compare with something: "two more" is not "two or more". */
const comparisons: readonly Amount[] = [
  "more",
  "fewer",
  "less",
  "plus",
  "minus",
  "the most",
  "most",
  "the fewest",
  "fewest",
];

/** The word among the determiners that compares with something; null of none. */
export function comparisonIn({ determiners }: Pick<NounGroup, "determiners">): Amount | null {
  const words = determiners.flatMap((one) => (one.kind === "amount" ? [one.word] : []));
  return words.find((word) => comparisons.includes(word)) ?? null;
}

function readOne(one: Determiner, draft: Draft, context: Context): void {
  switch (one.kind) {
    case "article": {
      readArticle(one.word, draft, one);
      return;
    }
    case "number": {
      setNumber({ kind: "number", value: one.value }, draft, one);
      return;
    }
    case "amount": {
      readAmount(one.word, draft, context, one);
      return;
    }
  }
}

function readArticle(word: Article, draft: Draft, node: object): void {
  if (word === "target") draft.targeting = "target";
  else if (word === "other" || word === "another") draft.other = "other";
  else if (word === "either") draft.range = "range";
  else if (draft.article !== null && draft.article !== "all") refuse(`${draft.article} ${word}`, node);
  else draft.article = word;
  if (word === "another" && draft.least === null) setNumber({ kind: "number", value: 1 }, draft, node);
}

function setNumber(value: Quantity, draft: Draft, node: object): void {
  if (draft.most !== null && draft.range === "none" && draft.other !== "other") refuse("two numbers", node);
  draft.least = draft.upTo === "upTo" ? zero : draft.range === "range" ? draft.least : value;
  draft.most = value;
}

type Amount = Extract<Determiner, { readonly kind: "amount" }>["word"];

function readAmount(word: Amount, draft: Draft, context: Context, node: object): void {
  const amount = amountOf(word, context, node);
  if (amount !== null) setNumber(amount, draft, node);
  else readLimit(word, draft, node);
}

/** The amounts that are quantities by themselves: "that many", "twice X" (107.3). */
function amountOf(word: Amount, context: Context, node: object): Quantity | null {
  const thatMany = (): Quantity => context.amount(word, node);
  switch (word) {
    case "that many":
    case "that much":
      return thatMany();
    case "twice that many":
      return times(2, thatMany());
    case "half that many":
      return { kind: "half", of: thatMany(), round: "down" };
    case "x":
      return context.x;
    case "twice x":
      return times(2, context.x);
    case "three times x":
      return times(3, context.x);
    case "half x":
      return { kind: "half", of: context.x, round: "down" };
    default:
      return null;
  }
}

/** The words that say between which bounds the number lies: "up to", "one or more", "or fewer". */
function readLimit(word: Amount, draft: Draft, node: object): void {
  switch (word) {
    case "up to":
      draft.upTo = "upTo";
      return;
    case "any number of":
      draft.least = zero;
      draft.most = any;
      return;
    case "a number of":
      draft.counted = "behind";
      return;
    case "one or more":
      draft.grouping = "oneOrMore";
      draft.least = { kind: "number", value: 1 };
      draft.most = any;
      return;
    case "or more":
      if (draft.most === null) refuse(word, node);
      draft.grouping = "oneOrMore";
      draft.most = any;
      return;
    case "or fewer":
    case "or less":
      if (draft.most === null) refuse(word, node);
      draft.least = zero;
      return;
    case "exactly":
      // It says no other number.
      return;
    default:
      // The words of a comparison, a sum or a multiple are read by who compares, adds or multiplies.
      refuse(word, node);
  }
}

/** A multiple of a quantity. */
export function times(factor: number, of: Quantity): Quantity {
  return { kind: "product", factors: [{ kind: "number", value: factor }, of] };
}
