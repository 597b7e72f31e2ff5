import type { Token } from "./token.js";

/** Where a word that may be a noun or a verb stands: its neighbours, and how far the noun group before it has come. */
export interface Place {
  readonly before: Token | undefined;
  readonly next: Token | undefined;
  /** Whether the group holds a word before this one, or a possessive mark precedes it. */
  readonly opened: "opened" | "first";
  /** Whether the word before is a noun of the group. */
  readonly after: "noun" | "other";
}

const copulas = new Set(["is", "are", "was", "were", "be", "'s", "'re"]);
const zonePrepositions = new Set(["from", "in", "into"]);
const conjunctions = new Set(["and", "or", "and/or"]);
const beforeTarget = new Set(["new", "any", "single", "other", "the", "each", "a", "another", "first", "second", "of", "additional", "that target", "only"]); // prettier-ignore
const beforeTargets = new Set(["new", "those", "the", "its", "other", "different", "their", "these", "all", "of", "more", "legal", "chosen"]); // prettier-ignore

/** The words whose reading hangs on more than what goes before. */
const rules: Readonly<Record<string, (place: Place) => boolean>> = {
  phases: ({ before, opened, after }) => before?.word === "and" || (opened === "opened" && after === "other"),
  exile: ({ before, next, opened }) =>
    before !== undefined &&
    (zonePrepositions.has(before.word) || (opened === "opened" && conjunctions.has(before.word) && !isActedOn(next))),
  target: (place) => isAnyTargetNow(place) || isTarget(place, beforeTarget),
  targets: (place) => isTarget(place, beforeTargets),
  counter: ({ before, next, opened }) => {
    if (before === undefined) return false;
    if (before.payload.kind === "change" || before.readings.counter !== undefined) return true;
    if (before.payload.kind === "unknown" || before.word === "of" || before.word === "each") return true;
    return opened === "opened" && next?.readings.determiner === undefined;
  },
  cost: isCost,
  costs: isCost,
  copies: ({ before, opened }) => opened === "opened" || (before !== undefined && copulas.has(before.word)),
  turn: ({ opened, next }) => opened === "opened" && next?.word !== "face",
  rolls: ({ opened, after, next }) =>
    opened === "opened" && after === "other" && next?.readings.determiner === undefined,
};

/** Whether a word that may be a verb is a noun in its place. */
export function isNounHere(word: string, place: Place): boolean {
  const rule = rules[word];
  if (rule !== undefined) return rule(place);
  return place.opened === "opened" && place.after === "other" && !conjunctions.has(place.before?.word ?? "");
}

function isTarget({ before, next }: Place, leads: ReadonlySet<string>): boolean {
  if (before === undefined || beginsObject(next)) return false;
  if (before.word === "that") return next?.readings.verbs !== undefined;
  const kind = before.readings.determiner?.kind;
  return leads.has(before.word) || kind === "number" || kind === "amount";
}

/** "your hand and exile the rest": a whole object follows, so that the word is the verb (406.2). */
function isActedOn(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.word === "it" || token.word === "them" || token.payload.kind === "self" || opensObject(token);
}

function opensObject({ readings: { determiner } }: Token): boolean {
  return determiner !== undefined;
}

/** "any target this turn": the time is no object of the word. */
function isAnyTargetNow({ before, next }: Place): boolean {
  return before?.word === "any" && next?.word === "this";
}

/** "target creature", "targets a creature": an object follows, so that the word is no noun. */
function beginsObject(token: Token | undefined): boolean {
  if (token === undefined) return false;
  const { noun, modifier, determiner } = token.readings;
  if (token.word === "equal") return false;
  if (token.payload.kind === "unknown") return token.capital === "capital";
  return noun !== undefined || modifier !== undefined || determiner !== undefined || token.payload.kind === "self";
}

/** A cost is a noun but before symbols and "more" or "less": "costs {1} less". */
function isCost({ before, next, opened, after }: Place): boolean {
  if (opened === "first" || next?.payload.kind === "symbols" || next?.word === "more" || next?.word === "less")
    return false;
  return !(after === "noun" && before?.readings.noun?.form === "plural");
}
