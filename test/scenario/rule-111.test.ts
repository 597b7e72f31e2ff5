import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { scenarios } from "./fixtures.js";

/** Every rule of chapter 111, of 19 June 2026, that says something of tokens. */
const rules = [
  ...["111.1", "111.2", "111.3", "111.4", "111.5", "111.6", "111.7", "111.8", "111.9", "111.10"],
  ..."abcdefghijkmnpqrstuvw".split("").map((letter) => `111.10${letter}`),
  ...["111.11", "111.12", "111.13"],
];

it.each(rules)("has a scenario in which rule %s applies, and a contrary one", (rule) => {
  const resting = scenarios.filter((scenario) => scenario.rule === rule);
  expect(resting.filter(({ contrary }) => contrary === "no")).not.toEqual([]);
  expect(resting.filter(({ contrary }) => contrary === "yes")).not.toEqual([]);
});

const rulesFile = fileURLToPath(
  new URL("../../../shared/rules/magic-comprehensive-rules-2026-06-19.txt", import.meta.url),
);

it.skipIf(!existsSync(rulesFile))("lists every rule of chapter 111 (skipped without ../shared)", () => {
  const text = readFileSync(rulesFile, "utf8");
  const numbers = [...text.matchAll(/^(111\.\d+(?:[a-z]|(?=\.)))/gm)].map(([number]) => number);
  expect(rules).toEqual(numbers);
});
