import type { Token } from "./token.js";

/**
 * Where the noun group that begins at a token ends: the predicate by which the phrase grammar tells a noun group from
 * a verb or a bare word. Words of two classes are decided here, by their neighbours.
 */
export interface GroupBounds {
  /** The index after the group's last noun. */
  readonly end: number;
}

const copulas = new Set(["is", "are", "was", "were", "be", "'s", "'re"]);
const zonePrepositions = new Set(["from", "in", "into"]);
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
  return modifier !== undefined && modifier.kind !== "state" && next !== undefined && next.readings.noun !== undefined;
}

function isNoun(tokens: readonly Token[], start: number, at: number, end: number): boolean {
  const token = tokens[at];
  const noun = token?.readings.noun;
  if (token === undefined || noun === undefined) return false;
  if (token.word === "one" || token.word === "ones") return isPronominalOne(tokens, at);
  if (noun.verbal === "plain") return !isEndOfPile(tokens, at);
  return isVerbalNoun(tokens, start, at, end, token);
}

/** "that one", "the other one": a noun only where nothing that it counts follows. */
function isPronominalOne(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word;
  const next = tokens[at + 1];
  if (before === undefined || !["that", "this", "the", "other", "a", "another", "new", "those", "first", "second", "last", "which", "additional"].includes(before)) return false;
  return next === undefined || (next.readings.noun === undefined && next.readings.modifier === undefined && next.readings.determiner === undefined);
}

/** "the top five cards", "the top card": top and bottom are no nouns there. */
function isEndOfPile(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  const next = tokens[at + 1];
  if ((word !== "top" && word !== "bottom") || next === undefined) return false;
  return next.word === "card" || next.word === "cards" || next.payload.kind === "number" || next.readings.determiner?.kind === "number" || next.readings.determiner?.kind === "amount" || next.readings.modifier?.kind === "type";
}

function isVerbalNoun(tokens: readonly Token[], start: number, at: number, end: number, token: Token): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (token.word === "exile") return before !== undefined && zonePrepositions.has(before.word);
  if (token.word === "target" || token.word === "targets") return before !== undefined && (before.word === "new" || before.word === "any" || (before.word === "other" && tokens[at - 2]?.word !== undefined && next?.readings.noun === undefined && next?.readings.modifier === undefined) || before.word === "single" || before.readings.determiner?.kind === "number" || before.word === "that target" || (before.word === "the" && next?.word !== undefined && next.readings.noun === undefined)); // prettier-ignore
  if (token.word === "counter") return before !== undefined && (before.payload.kind === "change" || before.readings.counter !== undefined || before.payload.kind === "unknown" || (at > start && next?.readings.determiner === undefined)); // prettier-ignore
  if (token.word === "costs" || token.word === "cost") return at > start && next?.payload.kind !== "symbols" && !(end === at && tokens[at - 1]?.readings.noun?.form === "plural") && next?.word !== "more" && next?.word !== "less";
  if (token.word === "copies") return at > start || (before !== undefined && copulas.has(before.word));
  if (token.word === "turn") return at > start && (end < at || token.word === "turn") && next?.word !== "face";
  return at > start && end < at;
}

function isDeterminer(tokens: readonly Token[], start: number, at: number, end: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const determiner = token.readings.determiner ?? (token.payload.kind === "number" ? { kind: "number" as const } : undefined);
  if (determiner === undefined || end === at) return false;
  if (at === start) return true;
  const before = tokens[at - 1];
  if (before?.readings.determiner !== undefined || before?.payload.kind === "number") return true;
  if (before?.word === "or" && tokens[at - 2]?.readings.determiner?.kind === "number") return true;
  const modifier = before?.readings.modifier?.kind;
  return modifier === "ordinal" || opensAfterModifier.has(token.word) || before?.word === "top" || before?.word === "bottom" || before?.word === "next" || before?.word === "last" || before?.word === "additional";
}

function isModifier(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return false;
  if (token.payload.kind === "powerToughness") return true;
  if (next?.word === "counter" || next?.word === "counters") return token.payload.kind === "change" || token.readings.counter !== undefined || token.payload.kind === "unknown";
  if (token.readings.keyword !== undefined && (next?.word === "cost" || next?.word === "ability" || next?.word === "abilities" || next?.word === "costs")) return true;
  if (token.payload.kind === "unknown") return token.capital === "capital" && at > 0 && next !== undefined && groupWord(next);
  return token.readings.modifier !== undefined && token.readings.noun?.verbal !== "verbal";
}

function groupWord(token: Token): boolean {
  return token.readings.noun !== undefined || token.readings.modifier !== undefined;
}

/** "and", "or" and commas within a group: between members of one kind. */
function isLink(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || at === start) return false;
  if (token.word === "or" && tokens[at - 1]?.readings.determiner?.kind === "number") return tokens[at + 1]?.readings.determiner?.kind === "number";
  if (token.word === "," && (tokens[at + 1]?.word === "and" || tokens[at + 1]?.word === "or" || tokens[at + 1]?.word === "and/or"))
    return inSeries(tokens, start, at) && sameSort(tokens, at - 1, at + 2);
  if (token.word === ",") return seriesFollows(tokens, at) && sameSort(tokens, at - 1, at + 1);
  if (token.word !== "and" && token.word !== "or" && token.word !== "and/or") return false;
  return tokens[at - 1]?.word === "," ? inSeries(tokens, start, at - 1) : sameSort(tokens, at - 1, at + 1);
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
    if (token.word === "and" || token.word === "or" || token.word === "and/or") return at > comma + 1 && sameSort(tokens, at - 1 - (tokens[at - 1]?.word === "," ? 1 : 0), at + 1);
    if (token.word !== "," && !groupWord(token)) return false;
    if (token.readings.determiner !== undefined && token.word !== "other") return false;
  }
  return false;
}

type Sort = "color" | "kind" | "player" | "state" | "zone" | "size" | "none";

function sameSort(tokens: readonly Token[], one: number, other: number): boolean {
  const first = sortBefore(tokens, one);
  const second = sortFrom(tokens, other);
  if (first === "none" || second === "none") return false;
  return first === second || (first === "kind" && second === "player") || (first === "player" && second === "kind") || (first === "kind" && second === "state") || (first === "color" && second === "kind");
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

const listedStates = new Set(["tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "enchanted", "equipped", "activated", "triggered", "monocolored", "multicolored", "colorless", "chosen", "revealed", "historic", "suspected", "renowned", "goaded"]);
const sizes = new Set(["power", "toughness", "mana value"]);

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
