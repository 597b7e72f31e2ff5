import { KEYWORD_ABILITIES, pluralOf, SUBTYPE_LISTS } from "../../../grammar/magic/vocabulary/index.js";

/** Words of one construct, and what each becomes: a word that takes its place but means something else. */
interface Replacement {
  readonly construct: string;
  readonly pattern: RegExp;
  readonly replace: (found: string) => string;
}

/** A text with one word changed. */
export interface Change {
  readonly construct: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A pattern that matches any of these words, longer ones first. */
function anyOf(words: readonly string[]): RegExp {
  const sorted = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(
    `\\b(?:${sorted.map((word) => word.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&")).join("|")})(?![\\w'-])`,
    "g",
  );
}

/** Each word becomes the next of its list, and the last the first. */
function cycle(construct: string, words: readonly string[]): Replacement {
  const next = new Map(words.map((word, index) => [word, words[(index + 1) % words.length] ?? word]));
  return { construct, pattern: anyOf(words), replace: (found) => next.get(found) ?? found };
}

/** Words become others one by one, as the table says. */
function table(construct: string, words: Readonly<Record<string, string>>): Replacement {
  return { construct, pattern: anyOf(Object.keys(words)), replace: (found) => words[found] ?? found };
}

const plus = (figure: string): string => String(Number(figure) + 1);

const figures: readonly Replacement[] = [
  { construct: "power", pattern: /(?<![\d+/-])\d+(?=\/\d)/g, replace: plus },
  { construct: "toughness", pattern: /(?<=(?<![+\d/-])\d+\/)\d+/g, replace: plus },
  { construct: "change of power", pattern: /(?<=[+-])\d+(?=\/[+-])/g, replace: plus },
  { construct: "change of toughness", pattern: /(?<=\/[+-])\d+/g, replace: plus },
  { construct: "figure", pattern: /(?<![\d/+{-])\d+(?![\d/}+])/g, replace: plus },
  { construct: "generic mana", pattern: /(?<=\{)\d+(?=\})/g, replace: plus },
  { construct: "mana symbol", pattern: /(?<=\{)[WUBRG](?=\})/g, replace: (symbol) => (symbol === "G" ? "W" : "G") },
];

const numberWords = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Keywords that stand without anything after them, so that one can take the place of another. */
const plainKeywords = KEYWORD_ABILITIES.flatMap(({ name, shapes }) =>
  shapes.length === 1 && shapes.some((shape) => shape === "none") ? [name] : [],
);

const subtypes: readonly Replacement[] = SUBTYPE_LISTS.flatMap((list): readonly Replacement[] => {
  const words: readonly string[] = list.subtypes;
  const singular = cycle(list.name, words);
  return list.inflects
    ? [
        singular,
        cycle(
          `${list.name}, plural`,
          words.map((word) => pluralOf(word)),
        ),
      ]
    : [singular];
});

/** "You may draw" is "Draw" then, "you may draw" is "draw". */
function withoutMay(found: string): string {
  const letter = found.slice(-1);
  return found.startsWith("Y") ? letter.toUpperCase() : letter;
}

/** Every construct whose words carry meaning. */
const replacements: readonly Replacement[] = [
  ...figures,
  ...subtypes,
  cycle("number", numberWords),
  cycle("color", ["white", "blue", "black", "red", "green"]),
  table("no color", { colorless: "red", multicolored: "colorless", monocolored: "multicolored" }),
  cycle("card type", ["creature", "artifact", "enchantment", "land", "planeswalker"]),
  cycle("card type, plural", ["creatures", "artifacts", "enchantments", "lands", "planeswalkers"]),
  cycle("spell type", ["instant", "sorcery"]),
  cycle("keyword", plainKeywords),
  cycle("supertype", ["legendary", "snow", "basic"]),
  cycle("zone", ["graveyard", "hand", "library"]),
  table("player", {
    "each opponent": "each player",
    "each player": "each opponent",
    "target opponent": "target player",
    "target player": "target opponent",
    "an opponent controls": "you control",
    "you control": "you don't control",
    "your opponents control": "you control",
    "its controller": "its owner",
    "its owner": "its controller",
    "that player": "each player",
  }),
  table("status", { tapped: "untapped", untapped: "tapped", attacking: "blocking", blocking: "attacking" }),
  table("token or not", { nontoken: "token", "nontoken creature": "creature" }),
  table("non-", { noncreature: "creature", nonland: "land", nonartifact: "artifact", nonlegendary: "legendary" }),
  table("another", { another: "a", Another: "A", other: "attacking" }),
  table("how many", { each: "a", "for each": "for each other", "up to one": "one", "up to two": "two", all: "two" }),
  { construct: "may", pattern: /\b[Yy]ou may [a-z]/g, replace: withoutMay },
  {
    construct: "word left out",
    pattern: /\b(?:tapped|attacking|nontoken|other|target|up to) (?=\w)/g,
    replace: () => "",
  },
  table("target", { target: "each", Target: "Each" }),
  table("counter kind", { "+1/+1": "-1/-1", "-1/-1": "+1/+1", charge: "verse", loyalty: "charge", stun: "shield" }),
  table("comparison", {
    "or less": "or greater",
    "or greater": "or less",
    "or more": "or less",
    "or fewer": "or more",
  }),
  cycle("characteristic", ["power", "toughness", "mana value"]),
  table("duration", { "until end of turn": "until your next turn", "this turn": "this combat" }),
  table("part of the turn", { upkeep: "end step", "end step": "upkeep", "draw step": "end step", combat: "upkeep" }),
  table("event", { dies: "attacks", attacks: "blocks", enters: "attacks", blocks: "attacks", leaves: "enters" }),
  table("life", { gain: "lose", gains: "loses", lose: "gain", loses: "gains" }),
];

/** Every change of one word that the text allows; places in `masked` are left alone. */
export function changesOf(text: string, masked: (start: number, end: number) => boolean): readonly Change[] {
  return replacements.flatMap(({ construct, pattern, replace }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): readonly Change[] => {
      const end = index + found.length;
      const replacement = replace(found);
      return replacement === found || masked(index, end) ? [] : [{ construct, start: index, end, replacement }];
    }),
  );
}

/** A text with one change made. */
export function applyChange(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
