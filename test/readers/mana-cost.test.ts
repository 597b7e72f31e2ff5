import { expect, it } from "vitest";
import { parseColors } from "../../src/readers/colors.js";
import { canonicalManaCost } from "../../src/readers/mana-cost.js";

it.each([
  ["2R", "{2}{R}"],
  ["{2}{R}", "{2}{R}"],
  ["xgg", "{X}{G}{G}"],
  ["10", "{10}"],
  ["0", "{0}"],
  ["3 R G", "{3}{R}{G}"],
  ["W/U", "{W/U}"],
  ["2/W2/W", "{2/W}{2/W}"],
  ["2U/RB", "{2}{U/R}{B}"],
  ["G/W/P", "{G/W/P}"],
  ["1{r/p}S", "{1}{R/P}{S}"],
  ["C", "{C}"],
  ["", ""],
  ["2Q", undefined],
  ["{2", undefined],
  ["R//", undefined],
])("writes the mana cost %j as %j", (typed, expected) => {
  expect(canonicalManaCost(typed)).toBe(expected);
});

it.each([
  [
    ["W", "U"],
    ["W", "U"],
  ],
  [["white and Blue"], ["W", "U"]],
  [["red, green"], ["R", "G"]],
  [["WUB"], ["W", "U", "B"]],
  [["b", "b"], ["B"]],
  [["colorless"], []],
  [[], []],
  [["purple"], undefined],
])("reads the colors %j as %j", (values, expected) => {
  expect(parseColors(values)).toEqual(expected);
});
