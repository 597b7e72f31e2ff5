/** CR 105.1, 202.2a: the five colors in their order, each with its letter in mana symbols. */
export const COLORS = [
  { name: "white", letter: "W" },
  { name: "blue", letter: "U" },
  { name: "black", letter: "B" },
  { name: "red", letter: "R" },
  { name: "green", letter: "G" },
] as const;

/** CR 105.1: the name of a color. */
export type Color = (typeof COLORS)[number]["name"];

/** CR 107.4a: the letter of a color in mana symbols. */
export type ColorLetter = (typeof COLORS)[number]["letter"];

/** CR 105.2: words for how many colors an object has. None of them is a color (CR 105.4). */
export const COLOR_COUNTS = [
  { name: "monocolored", rule: "105.2a" },
  { name: "multicolored", rule: "105.2b" },
  { name: "colorless", rule: "105.2c" },
] as const;

/** CR 105.5: the ten color pairs, in the order of the rule. */
export const COLOR_PAIRS = [
  ["white", "blue"],
  ["white", "black"],
  ["blue", "black"],
  ["blue", "red"],
  ["black", "red"],
  ["black", "green"],
  ["red", "green"],
  ["red", "white"],
  ["green", "white"],
  ["green", "blue"],
] as const satisfies readonly (readonly [Color, Color])[];
