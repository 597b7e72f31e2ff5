import { parsePhrases } from "../../../grammar/magic/parser.js";
import type { Token } from "../../../grammar/magic/token.js";
import type { CreateTokens, Quantity, Replacement, TokenGroup } from "../effects/index.js";
import { cutSentences } from "../syntax/ability-cut.js";
import { Source } from "../syntax/kernel/index.js";
import { predicate, type Predicate } from "../syntax/predicate.js";
import { adverbial, type Adverbial } from "../syntax/adverbial.js";
import { many } from "../syntax/kernel/index.js";
import { sentence } from "../syntax/sentence.js";
import type { Bearer } from "./context.js";
import { lowerVerb } from "./instruct.js";
import { whereOf, withX } from "./defined-x.js";
import { LenientContext } from "./lenient-context.js";
import { anyNumber, isNumeric, numeric, one, you } from "./plain.js";
import { Refusal } from "./refusal.js";
import { isMakingKeyword } from "./keyword-meaning.js";
import { multiplied, Subject } from "./saying.js";
import { saysTimes } from "./times.js";
import { amendCreation } from "./token-amendment.js";

/** Every creation within compiled abilities, those of the tokens' own abilities included; in a loop, as often as it runs. */
export function creationsWithin(value: unknown, times: Quantity = one): readonly CreateTokens[] {
  if (Array.isArray(value)) return value.flatMap((member) => creationsWithin(member, times));
  if (typeof value !== "object" || value === null) return [];
  const within = timesWithin(value, times);
  const inner = Object.values(value).flatMap((member) => creationsWithin(member, within));
  if (isAddition(value)) return [ofAddition(value), ...inner];
  return isCreation(value) ? [isNumeric(times, 1) ? value : repeated(value, times), ...inner] : inner;
}

/** How often what stands in an effect is done: a loop's number is known where the text says it ("investigate twice"). */
function timesWithin(value: object, times: Quantity): Quantity {
  if (!("kind" in value)) return times;
  if (value.kind === "forEach") return anyNumber;
  if (value.kind === "specified") return one;
  if (value.kind !== "repeat" || !("times" in value)) return times;
  const { kind, value: often } = { value: null, ...asObject(value.times) };
  return kind === "number" && typeof often === "number" ? multiplied(times, numeric(often)) : anyNumber;
}

function asObject(value: unknown): { readonly kind?: unknown; readonly value?: unknown } {
  return typeof value === "object" && value !== null ? value : {};
}

type Addition = Extract<Replacement, { readonly kind: "addTokens" }>;

function isAddition(value: object): value is Addition {
  return "kind" in value && value.kind === "addTokens" && "groups" in value;
}

/** What a replacement effect adds to a creation is created too (614.1a, 701.7b). */
function ofAddition({ id, groups }: Addition): CreateTokens {
  return { kind: "createTokens", id, result: id, creator: you, controller: you, groups };
}

/** Whether every creature token has power and toughness (208.1): stated, or by a characteristic-defining ability (208.2). */
export function haveSize(creations: readonly CreateTokens[]): boolean {
  return creations.every(({ groups }) =>
    groups.every(({ token }) => {
      if (token.kind !== "specified" || !token.characteristics.types.includes("creature")) return true;
      const { power, abilities } = token.characteristics;
      return power !== null || abilities.some(({ kind }) => kind === "static");
    }),
  );
}

function repeated(creation: CreateTokens, times: Quantity): CreateTokens {
  return {
    ...creation,
    groups: creation.groups.map((group) => ({
      ...group,
      count: multiplied(group.count, times),
    })),
  };
}

function isCreation(value: object): value is CreateTokens {
  return "kind" in value && value.kind === "createTokens" && "groups" in value;
}

const creating = new Set(["create", "put", "investigate", "incubate", "populate", "amass", "endure"]);
const actions = new Set([
  "investigate",
  "investigates",
  "incubate",
  "incubates",
  "populate",
  "populates",
  "amass",
  "amasses",
  "endures",
]);
const trailing = many(adverbial);

/**
 * The creations of an ability that was not understood whole: each verb that creates is read by itself, with as much
 * behind it as is understood. `before` is what the ability before creates: a row of a table, or what a spell does under a
 * condition, may speak of those tokens. Only lists of tokens are made of these; neither `compile` nor the runtime gets them.
 */
export function creationsSalvaged(
  lines: readonly (readonly Token[])[],
  id: string,
  bearer: Bearer,
  before: readonly CreateTokens[] = [],
): readonly CreateTokens[] {
  const known: Known = { tokens: onlyGroup(before[0]) };
  return lines.flatMap((line) => {
    const { sentences } = cutSentences(line);
    return [
      ...sentences.flatMap((one, index) => salvage(one.tokens, sentences[index + 1]?.tokens, known, id, bearer)),
      ...line.flatMap((token) => inQuote(token, id, bearer)),
    ];
  });
}

/** The tokens that the creation before made, for "five of those tokens" in a later sentence. */
interface Known {
  tokens: TokenGroup | null;
}

function onlyGroup(creation: CreateTokens | undefined): TokenGroup | null {
  const [first, ...others] = creation?.groups ?? [];
  return first !== undefined && others.length === 0 ? first : null;
}

function inQuote(token: Token, id: string, bearer: Bearer): readonly CreateTokens[] {
  return token.payload.kind === "quote" ? creationsSalvaged(token.payload.lines, id, bearer) : [];
}

function salvage(
  tokens: readonly Token[],
  next: readonly Token[] | undefined,
  known: Known,
  id: string,
  bearer: Bearer,
): readonly CreateTokens[] {
  const starts = tokens.flatMap((token, index) =>
    token.readings.verbs?.some((reading) => creating.has(reading.verb)) === true ? [index] : [],
  );
  if (starts.length === 0 || !speaksOfTokens(tokens)) return [];
  const source = new Source(parsePhrases(tokens));
  return starts.flatMap((start) => creationAt(source, start, next, known, id, bearer));
}

/** The words without which no sentence creates a token: most others are put aside unread. */
export function speaksOfTokens(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word, readings }) =>
      word === "token" || word === "tokens" || actions.has(word) || isMakingKeyword(readings.keyword),
  );
}

function creationAt(
  source: Source,
  start: number,
  next: readonly Token[] | undefined,
  known: Known,
  id: string,
  bearer: Bearer,
): readonly CreateTokens[] {
  const readings = predicate
    .match(source, start)
    .flatMap((verb) =>
      trailing
        .match(source, verb.end)
        .map((tail) => ({ node: verb.value, tail: tail.value, end: tail.end, read: readTo(verb.end, tail) })),
    );
  for (const reading of [...readings].sort((first, second) => second.end - first.end)) {
    const times = loops(source, start) || isMultiplied(source, reading.read) ? anyNumber : one;
    const made = attempt(reading.node, reading.tail, next, known.tokens, id, bearer, times);
    if (made.length === 0) continue;
    known.tokens = onlyGroup(made[0]);
    return made;
  }
  return [];
}

/** Where what was read of the creation's number ends: behind a "for each" that was understood as one. */
function readTo(end: number, tail: { readonly value: readonly Adverbial[]; readonly end: number }): number {
  return tail.value.some((adverbial) => adverbial.kind === "forEach") ? tail.end : end;
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
  node: Predicate,
  tail: readonly Adverbial[],
  next: readonly Token[] | undefined,
  before: TokenGroup | null,
  id: string,
  bearer: Bearer,
  times: Quantity,
): readonly CreateTokens[] {
  const context = new LenientContext(id, bearer);
  context.lastTokens = before;
  try {
    const own = tail.filter((one) => kept.has(one.kind) || saysTimes(one));
    const verb = {
      kind: "verbPhrase",
      adverb: null,
      auxiliary: null,
      innerAdverb: null,
      predicate: node,
      adverbials: own,
    } as const;
    const made = withX(whereOf(tail), context, () => lowerVerb(verb, new Subject(null, context), context));
    return creationsWithin(amendedBy(next, made, context), times);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

const kept: ReadonlySet<Adverbial["kind"]> = new Set<Adverbial["kind"]>([
  "forEach",
  "except",
  "attackingWhom",
  "under",
  "rounded",
]);

function amendedBy(
  next: readonly Token[] | undefined,
  made: ReturnType<typeof lowerVerb>,
  context: LenientContext,
): ReturnType<typeof lowerVerb> {
  if (next === undefined) return made;
  const following = sentence.match(new Source(parsePhrases(next)), 0).find((match) => match.end === next.length);
  return following === undefined ? made : (amendCreation(following.value, made, context) ?? made);
}
