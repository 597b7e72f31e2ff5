import { cycle, leftOut, type Replacement, table } from "../replacement.js";

const plus = (figure: string): string => String(Number(figure) + 1);

const figures: readonly Replacement[] = [
  { construct: "figure", pattern: /(?<![\w.'’-])\d+(?![\w'’-])/g, replace: plus },
  { construct: "sign of a change", pattern: /(?<=[ ("“])[+–-](?=\d)/g, replace: (sign) => (sign === "+" ? "-" : "+") },
];

const quantities: readonly Replacement[] = [
  cycle("number", ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]),
  table("how many", {
    each: "a",
    Each: "A",
    all: "2",
    All: "Two",
    one: "two",
    a: "2",
    an: "another",
    "any number of": "2",
    "that many": "2",
    "that much": "2",
    twice: "3 times",
    "the number of": "twice the number of",
    half: "twice",
    "half of": "all of",
    "rounding up": "rounding down",
    "rounding down": "rounding up",
    "rounded up": "rounded down",
    "rounded down": "rounded up",
    both: "2",
    once: "twice",
    "one third": "half",
  }),
  { construct: "rounding left out", pattern: / \(round(?:ing|ed) [^)]*\)/g, replace: () => "" },
  leftOut("how many left out", ["up to", "any number of", "another", "each", "all", "half", "half of", "twice"]),
  leftOut("additional left out", ["additional"]),
  table("comparison", {
    "or less": "or more",
    "or lower": "or higher",
    "or higher": "or lower",
    "or more": "or fewer",
    "or fewer": "or more",
    "or greater": "or less",
    "more than": "fewer than",
    "fewer than": "more than",
    "less than": "more than",
    "greater than": "less than",
    "at least": "fewer than",
    exactly: "at least",
    more: "fewer",
    fewer: "more",
    most: "least",
    least: "most",
    highest: "lowest",
    lowest: "highest",
    fewest: "most",
    odd: "even",
    even: "odd",
  }),
  { construct: "comparison left out", pattern: / or (?:less|lower|higher|greater|more|fewer)\b/g, replace: () => "" },
  { construct: "bound left out", pattern: / \(to a (?:max|min)imum of [^)]*\)|,? to a (?:max|min)imum of \S+(?=\.)/g, replace: () => "" },
  cycle("ordinal", ["first", "second", "third", "fourth"]),
]; // prettier-ignore

/** Replacements of the words and figures of KeyForge texts that say how many or how much. */
export const amountWords: readonly Replacement[] = [...figures, ...quantities];
