import type { CommonNoun } from "../../../grammar/keyforge/vocabulary/index.js";
import type { AdjectiveWord } from "./adjective.js";
import type { Modifier, SimpleModifier } from "./modifier.js";
import type { Described, Noun } from "./noun-phrase.js";

/** Whether the words before a noun stand in the order in which cards have them, none twice, and suit the noun. */
export function isWellDescribed({
  determiner,
  modifiers,
  noun,
}: Pick<Described, "determiner" | "modifiers" | "noun">): boolean {
  // prettier-ignore
  if (modifiers.length === 0) return true;
  if (standsAlone(noun) && (determiner === null || noun.kind !== "name")) return false;
  return inOrder(modifiers) && modifiers.every((one, index) => suits(one, modifiers[index + 1] ?? noun) && mayCount(one, modifiers[index - 1], determiner)); // prettier-ignore
}

/** A number among the words before a noun stands behind a determiner or a word that picks out: "the top 3 cards". */
function mayCount(one: Modifier, before: Modifier | undefined, determiner: Described["determiner"]): boolean {
  if (one.kind !== "count") return true;
  if (before !== undefined) return before.kind === "adjective" && counting.has(before.adjective);
  return determiner !== null && determiner.kind !== "count" && determiner.kind !== "bounded";
}

const counting: ReadonlySet<AdjectiveWord> = new Set<AdjectiveWord>(["top", "bottom", "next", "first", "last", "other", "additional", "extra", "topmost"]); // prettier-ignore

/** The card's own name and "play" take no words before them. */
function standsAlone(noun: Noun): boolean {
  return (
    (noun.kind === "name" && noun.sort === "own" && noun.form === "singular") ||
    (noun.kind === "common" && noun.noun.noun === "play")
  );
}

function inOrder(modifiers: readonly Modifier[]): boolean {
  return modifiers.every((one, index) => {
    const next = modifiers[index + 1];
    if (next === undefined) return true;
    if (one.kind === "count") return next.kind !== "adjective" || next.adjective === "additional" || !counting.has(next.adjective); // prettier-ignore
    return next.kind === "count" || (rankOf(one) <= rankOf(next) && !isSame(one, next));
  });
}

function isSame(one: Modifier, other: Modifier): boolean {
  if (one.kind === "house") return other.kind === "house" && one.house === other.house;
  if (one.kind === "trait") return other.kind === "trait" && one.trait === other.trait;
  return one.kind === "adjective" && other.kind === "adjective" && one.adjective === other.adjective;
}

const firstWords: ReadonlySet<AdjectiveWord> = new Set<AdjectiveWord>([
  "other", "next", "first", "second", "third", "sixth", "fewest", "last", "previous", "preceding", "following", "same", "different", "own", "additional", "extra", "entire", "total", "mostPowerful", "leastPowerful", "top", "bottom", "topmost",
]); // prettier-ignore

/** First what picks out, then whose and in what state, then house and trait, then place, then the type. */
function rankOf(one: Modifier): number {
  switch (one.kind) {
    case "either":
      return rankOf(one.other);
    case "adjective":
      return one.adjective === "flank" ? 4 : firstWords.has(one.adjective) ? 1 : 2;
    case "count":
    case "step":
      return 1;
    case "non":
      return one.of.kind === "noun" ? 5 : 3;
    case "house":
    case "trait":
      return 3;
    case "token":
    case "counterKind":
    case "powerChange":
    case "icon":
    case "keyword":
      return 4;
    case "noun":
      return 5;
  }
}

/** Nouns that may stand before others, each with those. */
const before: ReadonlyMap<CommonNoun, ReadonlySet<CommonNoun>> = new Map<CommonNoun, ReadonlySet<CommonNoun>>([
  ["creature", new Set<CommonNoun>(["card"])],
  ["artifact", new Set<CommonNoun>(["card"])],
  ["action", new Set<CommonNoun>(["card"])],
  ["upgrade", new Set<CommonNoun>(["card"])],
  ["power", new Set<CommonNoun>(["counter", "value"])],
  ["game", new Set<CommonNoun>(["setup"])],
  ["damage", new Set<CommonNoun>(["counter"])],
]);

const anyOf = (...nouns: readonly CommonNoun[]): ReadonlySet<CommonNoun> => new Set<CommonNoun>(nouns);
const iconNouns = anyOf("bonus icon", "icon", "symbol", "counter");
const counterNouns = anyOf("counter");
const keywordNouns = anyOf("damage", "value", "keyword", "creature", "bonus icon", "icon", "ability");
const stepNouns = anyOf("step");

function suits(one: Modifier, next: Modifier | Noun): boolean {
  if (one.kind === "either") return suits(one.one, next) && suits(one.other, next);
  return suitsNext(one, next);
}

function suitsNext(one: SimpleModifier, next: Modifier | Noun): boolean {
  switch (one.kind) {
    case "noun":
      return one.noun.noun === "house" ? next.kind === "house" : isOneOf(next, before.get(one.noun.noun));
    case "icon":
      return isOneOf(next, iconNouns);
    case "counterKind":
    case "powerChange":
      return isOneOf(next, counterNouns);
    case "keyword":
      return isOneOf(next, keywordNouns);
    case "step":
      return isOneOf(next, stepNouns);
    case "token":
      return isOneOf(next, anyOf("creature"));
    default:
      return true;
  }
}

function isOneOf(next: Modifier | Noun, nouns: ReadonlySet<CommonNoun> | undefined): boolean {
  const word = nounOf(next);
  return word !== undefined && nouns?.has(word) === true;
}

/** The common noun that a noun or a noun before another is. */
function nounOf(next: Modifier | Noun): CommonNoun | undefined {
  if ((next.kind === "common" || next.kind === "noun") && typeof next.noun === "object") return next.noun.noun;
  return undefined;
}
