import fc from "fast-check";
import { expect, it } from "vitest";
import { didYouMean, editDistance } from "../../src/diagnostics/did-you-mean.js";

const subtypes = ["Dwarf", "Elf", "Drake", "Berserker", "Warrior", "Ox"];

it.each([
  ["Dwraf", "Dwarf"],
  ["dwarf", "Dwarf"],
  ["Bersekrer", "Berserker"],
  ["Wariors", "Warrior"],
  ["Elff", "Elf"],
  ["Dwarves", undefined],
  ["Dxxxf", undefined],
  ["Ax", undefined],
  ["", undefined],
])("for %j means %j", (word, expected) => {
  expect(didYouMean(word, subtypes)).toBe(expected);
});

it.each([
  ["", "", 0],
  ["abc", "", 3],
  ["abc", "abd", 1],
  ["abc", "acb", 1],
  ["abc", "bc", 1],
  ["kitten", "sitting", 3],
])("counts the slips between %j and %j", (first, second, slips) => {
  expect(editDistance(first, second)).toBe(slips);
  expect(editDistance(second, first)).toBe(slips);
});

it("gives the same answer with a limit, as far as the limit goes", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 5 }), (first, second, limit) => {
      expect(editDistance(first, second, limit)).toBe(Math.min(editDistance(first, second), limit));
    }),
  );
});
