import { cycle, leftOut, type Replacement, table } from "../replacement.js";

const plus = (figure: string): string => String(Number(figure) + 1);
const nextColor: Readonly<Record<string, string>> = { W: "U", U: "B", B: "R", R: "G", G: "W", C: "W" };

const figures: readonly Replacement[] = [
  { construct: "power", pattern: /(?<![\d+/-])\d+(?=\/[\dX*])/g, replace: plus },
  { construct: "toughness", pattern: /(?<=(?<![+\d/-])[\dX*]+\/)\d+/g, replace: plus },
  { construct: "power", pattern: /(?<![+/-])\bX(?=\/[\dX])/g, replace: () => "1" },
  { construct: "toughness", pattern: /(?<=(?<![+-])\b[\dX]+\/)X/g, replace: () => "1" },
  { construct: "change of power", pattern: /(?<=[+-])\d+(?=\/[+-])/g, replace: plus },
  { construct: "change of toughness", pattern: /(?<=\/[+-])\d+/g, replace: plus },
  { construct: "change of size", pattern: /(?<=[+-])X(?=\/)|(?<=\/[+-])X/g, replace: () => "1" },
  { construct: "sign of a change", pattern: /\+(?=[\dX]+\/)|(?<=\/)\+(?=[\dX])/g, replace: () => "-" },
  { construct: "figure", pattern: /(?<![\d/+{-])\d+(?![\d/}+])/g, replace: plus },
  { construct: "loyalty cost", pattern: /(?<=^\+)\d+(?=:)/gm, replace: plus },
  { construct: "loyalty cost, sign", pattern: /^[+−](?=\d+:)/gm, replace: (sign) => (sign === "+" ? "−" : "+") },
  { construct: "generic mana", pattern: /(?<=\{)\d+(?=\})/g, replace: plus },
  { construct: "generic mana", pattern: /(?<=\{)X(?=\})/g, replace: () => "1" },
  { construct: "mana symbol", pattern: /(?<=\{)[WUBRGC](?=\})/g, replace: (symbol) => nextColor[symbol] ?? symbol },
  { construct: "mana symbol, hybrid", pattern: /(?<=\/)[WUBRG](?=\})/g, replace: (symbol) => nextColor[symbol] ?? "W" },
  { construct: "tap symbol", pattern: /\{T\}/g, replace: () => "{Q}" },
];

const quantities: readonly Replacement[] = [
  cycle("number", ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]),
  table("number, capital", { Two: "Three", Three: "Four", "Choose one": "Choose two", "Choose two": "Choose three" }),
  table("how many", {
    each: "a",
    Each: "A",
    "for each": "for each other",
    "up to one": "one",
    "up to two": "two",
    all: "two",
    All: "Two",
    "any number of": "two",
    "one or more": "two or more",
    "that many": "two",
    "that much": "2",
    "twice that many": "that many",
    twice: "three times",
    "the number of": "twice the number of",
    "equal to": "equal to twice",
    half: "twice",
    "rounded up": "rounded down",
    "rounded down": "rounded up",
    "plus one": "plus two",
    "X is": "X is twice",
    both: "two",
    once: "twice",
  }),
  leftOut("how many left out", ["up to", "any number of", "another", "each", "all", "half", "twice"]),
  leftOut("additional left out", ["additional"]),
  table("comparison", {
    "or less": "or greater",
    "or greater": "or less",
    "or more": "or less",
    "or fewer": "or more",
    "more than": "fewer than",
    "fewer than": "more than",
    "less than": "greater than",
    "greater than": "less than",
    "at least": "fewer than",
    greatest: "least",
    more: "fewer",
    fewer: "more",
    most: "fewest",
  }),
  { construct: "comparison left out", pattern: / or (?:less|greater|more|fewer)\b/g, replace: () => "" },
  cycle("ordinal", ["first", "second", "third", "fourth"]),
];

/** Replacements of the words and figures that say how many or how much. */
export const amountWords: readonly Replacement[] = [...figures, ...quantities];
