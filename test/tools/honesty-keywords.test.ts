import { expect, it } from "vitest";
import { magic } from "../../src/magic/index.js";
import { testKeywords } from "../../src/tools/honesty/keywords.js";
import { totalOf } from "../../src/tools/honesty/result.js";
import { elf, readOn, referenceOf } from "../magic/compile/kit.js";

const compiler = { language: magic, environment: referenceOf() };

const keyworded: readonly (readonly [string, readonly string[]])[] = [
  ["Afterlife 1 (When this creature dies, create a 1/1 white and black Spirit creature token with flying.)", []],
  ["Afterlife 2 (When this creature dies, create a 1/1 white Spirit creature token.)", ["afterlife, other effects"]],
  ["Afterlife 1 (When this creature frobs, create a token.)", ["afterlife, not read"]],
  ["Flying (This creature can't be blocked except by creatures with flying or reach.)", []],
];

it.each(keyworded)("702: holds a keyword to its reminder text: %s", (text, expected) => {
  const { survivors } = testKeywords([readOn(text, elf)], compiler);
  expect(survivors.map(({ construct }) => construct)).toEqual(expected);
});

it("tries only keywords that stand for abilities", () => {
  const text = `Flying (It flies.)\n${keyworded[0]?.[0] ?? ""}`;
  const { tried } = testKeywords([readOn(text, elf)], compiler);
  expect(totalOf(tried)).toBe(1);
});
