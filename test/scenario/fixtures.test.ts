import { expect, it } from "vitest";
import { fixtureScenarios } from "./fixtures.js";

const files = fixtureScenarios();

it.each(files)("reads $file whole", ({ faults, ready }) => {
  expect(faults).toEqual([]);
  expect(ready.length).toBeGreaterThan(0);
});

const scenarios = files.flatMap(({ file, ready }) =>
  ready.map(({ scenario: { name, rule }, play }) => ({ file, name, rule, play })),
);

it.each(scenarios)("$file: $name ($rule)", ({ play }) => {
  expect(play().failures).toEqual([]);
});
