import { isNounHere } from "./homographs.js";
import type { Token } from "./token.js";

/**
 * Where the noun group that begins at a token ends: the predicate by which the phrase grammar tells a noun group from
 * a verb or a bare word. Words of two classes are decided here, by their neighbours.
 */
export interface GroupBounds {
  /** The index after the group's last noun. */
  readonly end: number;
}

const opensAfterModifier = new Set(["other", "target", "another", "number", "all"]);

/** The bounds of the noun group that begins at `start`, or null where none does. */
export function scanGroup(tokens: readonly Token[], start: number): GroupBounds | null {
  let at = start;
  let end = -1;
  let plural = false;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isNoun(tokens, start, at, end)) {
      if (end === at && plural && !continues(tokens, at)) break;
      end = at + 1;
      plural = token.readings.noun?.form === "plural";
    } else if (isDeterminer(tokens, start, at, end)) {
      if (end === at) break;
    } else if (isModifier(tokens, at)) {
      if (end === at && !lendsItself(tokens, at)) break;
    } else if (!isLink(tokens, start, at)) break;
  }
  return end > start ? { end } : null;
}

/** After a plural noun, another noun goes on the group only as a head of its own kind ("Elves creatures" is none). */
function continues(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.readings.noun?.noun.kind;
  return before === "subtype" || before === undefined;
}

/** A modifier right after a noun belongs to the group only when a noun follows it: "artifact creature", "card named". */
function lendsItself(tokens: readonly Token[], at: number): boolean {
  const modifier = tokens[at]?.readings.modifier;
  const next = tokens[at + 1];
  return (
    modifier !== undefined &&
    modifier.kind !== "state" &&
    modifier.kind !== "non" &&
    next !== undefined &&
    next.readings.noun !== undefined
  );
}

function isNoun(tokens: readonly Token[], start: number, at: number, end: number): boolean {
  const token = tokens[at];
  const noun = token?.readings.noun;
  if (token === undefined) return false;
  if (noun === undefined) return isUnknownNoun(tokens, start, at);
  if (token.word === "half") return tokens[at + 1]?.readings.determiner === undefined;
  if (token.word === "one" || token.word === "ones") return isPronominalOne(tokens, at);
  if (noun.verbal === "plain") return !isEndOfPile(tokens, at);
  return isVerbalNoun(tokens, start, at, end, token);
}

/** A capitalised word in no list stands for a subtype where a noun must come: "another Dwraf", "a 1/1 red Gloop". */
function isUnknownNoun(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at];
  if (token?.payload.kind !== "unknown" || token.capital !== "capital") return false;
  const next = tokens[at + 1];
  if (next !== undefined && (groupWord(next) || next.payload.kind === "unknown")) return false;
  const before = tokens[at - 1];
  if (at === start) return next?.word === "you" || (next === undefined && before?.readings.keyword !== undefined);
  return before !== undefined && (before.readings.determiner !== undefined || groupWord(before));
}

/** "that one", "the other one": a noun only where nothing that it counts follows. */
function isPronominalOne(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word;
  const next = tokens[at + 1];
  if (
    before === undefined ||
    ![
      "that",
      "this",
      "the",
      "other",
      "a",
      "another",
      "new",
      "those",
      "first",
      "second",
      "last",
      "which",
      "additional",
    ].includes(before)
  )
    return false;
  return (
    next === undefined ||
    (next.readings.noun === undefined && next.readings.modifier === undefined && next.readings.determiner === undefined)
  );
}

/** "the top five cards", "the top card": top and bottom are no nouns there. */
function isEndOfPile(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  const next = tokens[at + 1];
  if ((word !== "top" && word !== "bottom") || next === undefined) return false;
  return (
    next.word === "card" ||
    next.word === "cards" ||
    next.payload.kind === "number" ||
    next.readings.determiner?.kind === "number" ||
    next.readings.determiner?.kind === "amount" ||
    next.readings.modifier?.kind === "type"
  );
}

function isVerbalNoun(tokens: readonly Token[], start: number, at: number, end: number, token: Token): boolean {
  const opened = at > start || isPossessive(tokens[start - 1]) || isForEach(tokens, start) ? "opened" : "first";
  const after = end === at && at > start ? "noun" : "other";
  return isNounHere(token.word, { before: tokens[at - 1], next: tokens[at + 1], opened, after });
}

/** "for each | flip you win": the words before it are no part of the group, and want a noun. */
function isForEach(tokens: readonly Token[], start: number): boolean {
  return tokens[start - 1]?.word === "each" && tokens[start - 2]?.word === "for";
}

/** "X plus 2 damage": a sign between two amounts, and the amount after it. */
function isSum(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word;
  if (before === "plus" || before === "minus") return true;
  const word = tokens[at]?.word;
  return (word === "plus" || word === "minus") && isAmount(tokens[at - 1]) && isAmount(tokens[at + 1]);
}

function isSign(token: Token | undefined): boolean {
  return token?.word === "plus" || token?.word === "minus";
}

function isAmount(token: Token | undefined): boolean {
  const kind = token?.readings.determiner?.kind;
  return token?.payload.kind === "number" || kind === "number" || kind === "amount";
}

function isPossessive(token: Token | undefined): boolean {
  return token?.word === "'s" || token?.word === "'";
}

function isDeterminer(tokens: readonly Token[], start: number, at: number, end: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const determiner =
    token.readings.determiner ?? (token.payload.kind === "number" ? { kind: "number" as const } : undefined);
  if (determiner === undefined || end === at) return false;
  if (at === start) return true;
  const before = tokens[at - 1];
  if (isSign(before) && !isAmount(token)) return false;
  if (isSign(token) && !isSum(tokens, at)) return false;
  if (before?.readings.determiner !== undefined || before?.payload.kind === "number") return true;
  if (before?.word === "or" && tokens[at - 2]?.readings.determiner?.kind === "number") return true;
  const modifier = before?.readings.modifier?.kind;
  return (
    modifier === "ordinal" ||
    isSum(tokens, at) ||
    opensAfterModifier.has(token.word) ||
    before?.word === "top" ||
    before?.word === "bottom" ||
    before?.word === "next" ||
    before?.word === "last" ||
    before?.word === "additional"
  );
}

function isModifier(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return false;
  if (token.payload.kind === "powerToughness") return true;
  if (token.payload.kind === "symbols") return at > 0 && namesCost(next);
  if (token.word === "cast") return false;
  if (token.readings.keyword !== undefined && (next?.word === "triggered" || next?.word === "activated")) return true;
  if (isListedCounter(tokens, at)) return true;
  if (next?.word === "counter" || next?.word === "counters")
    return token.payload.kind === "change" || token.readings.counter !== undefined || token.payload.kind === "unknown";
  if (
    token.readings.keyword !== undefined &&
    (next?.word === "cost" || next?.word === "ability" || next?.word === "abilities" || next?.word === "costs")
  )
    return true;
  if (token.payload.kind === "unknown" && at === 0)
    return token.capital === "capital" && next?.readings.noun?.verbal === "plain";
  if (token.payload.kind === "unknown")
    return token.capital === "capital" && at > 0 && next !== undefined && groupWord(next);
  return token.readings.modifier !== undefined && token.readings.noun?.verbal !== "verbal";
}

/** "the {1}{B} cost", "its {W} kicker" */
function namesCost(next: Token | undefined): boolean {
  return next?.word === "cost" || next?.word === "kicker";
}

/** "a flying, lifelink, or +1/+1 counter": a kind in a list of kinds that ends in "counter". */
function isListedCounter(tokens: readonly Token[], at: number): boolean {
  if (!isCounterKind(tokens[at])) return false;
  let index = at + 1;
  for (; index < tokens.length; index++) {
    const word = tokens[index]?.word ?? "";
    if (word !== "," && word !== "or" && word !== "and" && !isCounterKind(tokens[index])) break;
  }
  const word = tokens[index]?.word;
  return index > at + 1 && (word === "counter" || word === "counters");
}

function isCounterKind(token: Token | undefined): boolean {
  return token !== undefined && (token.payload.kind === "change" || token.readings.counter !== undefined);
}

function groupWord(token: Token): boolean {
  return token.readings.noun !== undefined || token.readings.modifier !== undefined;
}

/** "and", "or" and commas within a group: between members of one kind. */
function isLink(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || at === start) return false;
  if (token.word === "or" && tokens[at - 1]?.readings.determiner?.kind === "number")
    return tokens[at + 1]?.readings.determiner?.kind === "number";
  if (token.word === "," && partsAdjectives(tokens[at - 1], tokens[at + 1])) return true;
  if (
    token.word === "," &&
    (tokens[at + 1]?.word === "and" || tokens[at + 1]?.word === "or" || tokens[at + 1]?.word === "and/or")
  )
    return inSeries(tokens, start, at) && sameSort(tokens, at - 1, at + 2);
  if (token.word === ",") return seriesFollows(tokens, at) && sameSort(tokens, at - 1, at + 1);
  if (token.word !== "and" && token.word !== "or" && token.word !== "and/or") return false;
  if (token.word === "and" && beginsAnother(tokens, at + 1)) return false;
  return tokens[at - 1]?.word === "," ? inSeries(tokens, start, at - 1) : sameSort(tokens, at - 1, at + 1);
}

/** "noncreature, nonland": a comma between two denials that modify one noun. */
export function partsAdjectives(before: Token | undefined, after: Token | undefined): boolean {
  return before?.readings.modifier?.kind === "non" && after?.readings.modifier?.kind === "non";
}

/** "a card and target opponent": the player is announced by a noun group of their own. */
function beginsAnother(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === "target" && sortFrom(tokens, at) === "player";
}

/** Whether an earlier comma links members of this group. */
function inSeries(tokens: readonly Token[], start: number, at: number): boolean {
  for (let index = at - 1; index > start; index--) if (tokens[index]?.word === ",") return true;
  return false;
}

/** Whether after this comma further members and then a conjunction follow, with no determiner or verb between. */
function seriesFollows(tokens: readonly Token[], comma: number): boolean {
  for (let at = comma + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (token.word === "and" || token.word === "or" || token.word === "and/or")
      return at > comma + 1 && sameSort(tokens, at - 1 - (tokens[at - 1]?.word === "," ? 1 : 0), at + 1);
    if (token.word !== "," && !groupWord(token) && !isListedCounter(tokens, at)) return false;
    if (token.readings.determiner !== undefined && token.word !== "other") return false;
  }
  return false;
}

type Sort = "color" | "kind" | "player" | "state" | "zone" | "size" | "none";

function sameSort(tokens: readonly Token[], one: number, other: number): boolean {
  if (isListedCounter(tokens, one) && isListedCounter(tokens, other)) return true;
  if (isListedCounter(tokens, one) && isCounterKind(tokens[other])) return true;
  const first = sortBefore(tokens, one);
  const second = sortFrom(tokens, other);
  if (first === "none" || second === "none") return false;
  return (
    first === second ||
    (first === "kind" && second === "player") ||
    (first === "player" && second === "kind") ||
    (first === "kind" && second === "state") ||
    (first === "color" && second === "kind")
  );
}

function sortBefore(tokens: readonly Token[], at: number): Sort {
  const token = tokens[at];
  return token === undefined ? "none" : sortOf(token);
}

/** The sort of the member that begins here: that of its first noun or listed modifier. */
function sortFrom(tokens: readonly Token[], at: number): Sort {
  for (let index = at; index < Math.min(tokens.length, at + 6); index++) {
    const token = tokens[index];
    if (token === undefined) return "none";
    const sort = sortOf(token);
    if (sort !== "none") return sort;
    if (token.readings.modifier === undefined) return "none";
  }
  return "none";
}

const listedStates = new Set([
  "equal",
  "lesser",
  "greater",
  "tapped",
  "untapped",
  "attacking",
  "blocking",
  "blocked",
  "unblocked",
  "enchanted",
  "equipped",
  "activated",
  "triggered",
  "monocolored",
  "multicolored",
  "colorless",
  "chosen",
  "revealed",
  "historic",
  "suspected",
  "renowned",
  "goaded",
]);
const sizes = new Set(["power", "toughness", "mana value", "converted mana cost"]);

function sortOf(token: Token): Sort {
  const modifier = token.readings.modifier;
  if (modifier?.kind === "color") return "color";
  if (modifier?.kind === "state" && listedStates.has(modifier.state)) return "state";
  if (modifier?.kind === "supertype" || (modifier?.kind === "non" && modifier.of.kind !== "state")) return "kind";
  const noun = token.readings.noun?.noun;
  if (noun === undefined) return token.payload.kind === "unknown" && token.capital === "capital" ? "kind" : "none";
  if (noun.kind === "type" || noun.kind === "subtype") return "kind";
  return noun.kind === "common" ? sortOfCommon(noun.noun) : "none";
}

function sortOfCommon(noun: string): Sort {
  if (noun === "player" || noun === "opponent") return "player";
  if (["hand", "graveyard", "library", "exile", "battlefield"].includes(noun)) return "zone";
  if (sizes.has(noun)) return "size";
  return ["card", "permanent", "spell", "token", "ability", "commander"].includes(noun) ? "kind" : "none";
}
