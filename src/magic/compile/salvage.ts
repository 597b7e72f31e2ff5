import { parsePhrases } from "../../../grammar/magic/parser.js";
import type { Token } from "../../../grammar/magic/token.js";
import type { CreateTokens, Quantity, TokenGroup } from "../effects/index.js";
import { adverbial, type Adverbial } from "../syntax/adverbial.js";
import { many, Source } from "../syntax/kernel/index.js";
import { keyword } from "../syntax/keyword.js";
import { nounPhrase, type NounPhrase } from "../syntax/noun-phrase.js";
import { predicate, type Predicate } from "../syntax/predicate.js";
import { sentence } from "../syntax/sentence.js";
import type { Bearer } from "./context.js";
import {
  creatingVerbs,
  creationsStatedIn,
  isKeywordAt,
  quotedLines,
  sentencesOf,
  speaksOfTokens,
} from "./creation-words.js";
import { creationsWithin } from "./creations.js";
import { whereOf, withX } from "./defined-x.js";
import { lowerVerb } from "./instruct.js";
import { isComplete, keywordAbility } from "./keyword.js";
import { LenientContext } from "./lenient-context.js";
import { anyNumber, isNumeric, one } from "./plain.js";
import { Refusal } from "./refusal.js";
import { repeatsItself } from "./repeating-words.js";
import { Subject } from "./saying.js";
import { saysTimes } from "./times.js";
import { amendCreation } from "./token-amendment.js";

/** What was made of the creations of an ability that was not understood whole. */
export interface Salvaged {
  readonly creations: readonly CreateTokens[];
  /** How many of the creations that its words state were understood with all that belongs to them. */
  readonly understood: number;
}

/** One creation with what it says, and whether nothing of that was left out. */
interface Found {
  readonly creations: readonly CreateTokens[];
  readonly understood: "whole" | "partly";
}

/** What is known while the sentences of an ability are gone through. */
interface Round {
  readonly id: string;
  readonly bearer: Bearer;
  /** The tokens that the creation before made, for "five of those tokens" in a later sentence. */
  tokens: TokenGroup | null;
  /** How often the ability may carry out what it says. */
  readonly often: Quantity;
}

/**
 * The creations of an ability that was not understood whole: each verb that creates is read by itself, with as much
 * behind it as is understood. `before` is what the ability before creates: a row of a table, or what a spell does under a
 * condition, may speak of those tokens. Only lists of tokens are made of these; neither `compile` nor the runtime gets them.
 */
export function salvageCreations(
  lines: readonly (readonly Token[])[],
  id: string,
  bearer: Bearer,
  before: readonly CreateTokens[] = [],
): Salvaged {
  const often = repeatsItself(lines) ? anyNumber : one;
  const round: Round = { id, bearer, tokens: onlyGroup(before[0]), often };
  return together(lines.map((line) => ofLine(line, round)));
}

function ofLine(line: readonly Token[], round: Round): Salvaged {
  const sentences = sentencesOf(line);
  return together([
    ...sentences.map((tokens, index) => ofSentence(tokens, sentences[index + 1], round)),
    ...quotedLines(line).map((lines) => salvageCreations(lines, round.id, round.bearer)),
  ]);
}

function together(all: readonly Salvaged[]): Salvaged {
  return {
    creations: all.flatMap(({ creations }) => creations),
    understood: all.reduce((sum, { understood }) => sum + understood, 0),
  };
}

function onlyGroup(creation: CreateTokens | undefined): TokenGroup | null {
  const [first, ...others] = creation?.groups ?? [];
  return first !== undefined && others.length === 0 ? first : null;
}

/** What the verbs and keywords of a sentence create. It is understood where every one of them is. */
function ofSentence(tokens: readonly Token[], next: readonly Token[] | undefined, round: Round): Salvaged {
  const verbs = tokens.flatMap(({ readings }, at) =>
    readings.verbs?.some(({ verb }) => creatingVerbs.has(verb)) === true && !isAskedFor(tokens, at) ? [at] : [],
  );
  const keywords = tokens.flatMap((_, at) => (isKeywordAt(tokens, at) ? [at] : []));
  if (verbs.length + keywords.length === 0 || !speaksOfTokens(tokens)) return { creations: [], understood: 0 };
  const source = new Source(parsePhrases(tokens));
  const found = [
    ...verbs.map((at) => ofVerb(source, at, next, round)),
    ...keywords.map((at) => ofKeyword(source, at, round)),
  ];
  const whole = found.every(({ understood }) => understood === "whole");
  return {
    creations: found.flatMap(({ creations }) => creations),
    understood: whole ? creationsStatedIn(tokens) : 0,
  };
}

const asking: ReadonlySet<string> = new Set(["when", "whenever", "if", "unless"]);

/**
 * Whether a verb stands in the clause of an event or a condition: "whenever you create a Food token" creates none (603.1).
 * Right behind another verb, which ends that clause, it begins the instruction and only the comma is missing.
 */
function isAskedFor(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.readings.verbs !== undefined) return false;
  const words = tokens.slice(0, at).map(({ word }) => word);
  const opened = Math.max(...words.map((word, index) => (asking.has(word) ? index : -1)), -1);
  return opened >= 0 && !words.slice(opened).includes(",");
}

const nothing: Found = { creations: [], understood: "partly" };

/** A keyword that creates means the same whatever stands around it (702.1). */
function ofKeyword(source: Source, at: number, { id, bearer }: Round): Found {
  const [longest] = [...keyword.match(source, at)].sort((first, second) => second.end - first.end);
  const context = new LenientContext(id, bearer);
  if (longest === undefined || !isComplete(longest.value)) return nothing;
  return attempted(() => {
    const creations = creationsWithin(keywordAbility(longest.value, id, context));
    return { creations, understood: context.understood };
  });
}

function attempted(read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return nothing;
    throw error;
  }
}

/** A creating verb with what was read behind it. */
interface Reading {
  readonly node: Predicate;
  readonly tail: readonly Adverbial[];
  readonly end: number;
  /** Where what was read of the number ends: behind a "for each" that was understood as one. */
  readonly counted: number;
}

const trailing = many(adverbial);

function readingsAt(source: Source, start: number): readonly Reading[] {
  const readings = predicate.match(source, start).flatMap((verb) =>
    trailing.match(source, verb.end).map(({ value: tail, end }): Reading => {
      const counts = tail.some(({ kind }) => kind === "forEach");
      return { node: verb.value, tail, end, counted: counts ? end : verb.end };
    }),
  );
  return [...readings].sort((first, second) => second.end - first.end);
}

function ofVerb(source: Source, start: number, next: readonly Token[] | undefined, round: Round): Found {
  const { subject, at } = subjectBefore(source, start);
  for (const reading of readingsAt(source, start)) {
    if (breaksOff(source.tokens[reading.end])) continue;
    const times = loops(source, start) || isMultiplied(source, reading.counted) ? anyNumber : round.often;
    const whole = attempt({ ...reading, subject }, next, times, round);
    const found = whole.creations.length > 0 ? whole : attempt({ ...reading, subject: null }, next, times, round);
    if (found.creations.length === 0) continue;
    round.tokens = onlyGroup(found.creations[0]);
    return found === whole && standsAlone(source, at, reading.end) ? found : { ...found, understood: "partly" };
  }
  return nothing;
}

/**
 * Whether what was read breaks off before a name or other characteristics that could not be read: without them it would be
 * another token (111.3, 111.4).
 */
function breaksOff(behind: Token | undefined): boolean {
  return behind?.word === "named" || behind?.word === "with" || behind?.payload.kind === "unknown";
}

/** Who creates, where a phrase right before the verb says so, and where that begins. */
function subjectBefore(source: Source, start: number): { readonly subject: NounPhrase | null; readonly at: number } {
  for (let at = Math.max(0, start - longestSubject); at < start; at++) {
    const found = opensAt(source, at) ? nounPhrase.match(source, at).find(({ end }) => end === start) : undefined;
    if (found !== undefined) return { subject: found.value, at };
  }
  return { subject: null, at: start };
}

/** How many words the subject of a creation has at most: "that spell's controller". */
const longestSubject = 8;

/** Whether a clause may begin here. */
function opensAt({ tokens }: Source, at: number): boolean {
  const before = tokens[at - 1]?.word;
  return before === undefined || [",", "then", "and", "—", ":", "•", ";", "|"].includes(before);
}

/** Whether nothing of the creation stands before its clause or behind what was read of it. */
function standsAlone(source: Source, start: number, end: number): boolean {
  const before = source.tokens[start - 1]?.word ?? "";
  const behind = source.tokens[end]?.word;
  const opens = opensAt(source, start) || before === "you" || before === "may";
  return opens && (behind === undefined || [",", "and", ".", ";"].includes(behind));
}

/** Whether "for each" opens the sentence that the verb stands in. */
function loops(source: Source, start: number): boolean {
  return source.tokens
    .slice(0, start)
    .some((token, at) => token.word === "for" && source.tokens[at + 1]?.word === "each");
}

/** Whether a "for each" that was not read stands behind the creation: then its number is not the one that was read. */
function isMultiplied(source: Source, end: number): boolean {
  const words = source.tokens.slice(end).map(({ word }) => word);
  const each = words.findIndex((word, at) => word === "for" && words[at + 1] === "each");
  const stop = words.findIndex(
    (word, at) => [",", ".", "then"].includes(word) || (word === "and" && words[at + 1] !== "attacking"),
  );
  return each >= 0 && (stop < 0 || each < stop);
}

function attempt(
  { node, tail, subject: who }: Reading & { readonly subject: NounPhrase | null },
  next: readonly Token[] | undefined,
  times: Quantity,
  { id, bearer, tokens }: Round,
): Found {
  const context = new LenientContext(id, bearer);
  context.lastTokens = tokens;
  const adverbials = tail.filter((one) => kept.has(one.kind) || saysTimes(one));
  const bare = { kind: "verbPhrase", adverb: null, auxiliary: null, innerAdverb: null } as const;
  return attempted(() => {
    const subject = new Subject(who, context);
    const made = withX(whereOf(tail), context, () =>
      lowerVerb({ ...bare, predicate: node, adverbials }, subject, context),
    );
    const amended = amendedBy(next, made, context);
    const all = tail.every((one) => adverbials.includes(one) || besides.has(one.kind));
    const whole = all && isNumeric(times, 1) && context.understood === "whole" && amended !== null;
    return { creations: creationsWithin(amended ?? made, times), understood: whole ? "whole" : "partly" };
  });
}

/** What stands beside a creation and is no part of it: a condition, and the value of X, which is read of itself. */
const besides: ReadonlySet<Adverbial["kind"]> = new Set<Adverbial["kind"]>(["if", "unless", "where"]);

const kept: ReadonlySet<Adverbial["kind"]> = new Set<Adverbial["kind"]>([
  "forEach",
  "except",
  "attackingWhom",
  "under",
  "rounded",
]);

type Made = ReturnType<typeof lowerVerb>;

/** The creation with what the next sentence adds to it; null where that seems to go on, and is not understood. */
function amendedBy(next: readonly Token[] | undefined, made: Made, context: LenientContext): Made | null {
  if (next === undefined) return made;
  const following = sentence.match(new Source(parsePhrases(next)), 0).find((match) => match.end === next.length);
  const amended = following === undefined ? null : amendCreation(following.value, made, context);
  return amended ?? (goesOn(next) ? null : made);
}

/** Whether a sentence seems to go on defining the tokens: "It has …", "Those tokens are …". */
function goesOn(tokens: readonly Token[]): boolean {
  const words = tokens.slice(0, 3).map(({ word }) => word);
  const [first = ""] = words;
  const speaks = ["it", "they", "that", "those", "the", "its", "each"].includes(first);
  return speaks && words.some((word) => ["has", "have", "enters", "enter", "is", "are"].includes(word));
}
