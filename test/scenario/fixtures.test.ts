import { expect, it } from "vitest";
import { isReproduced, type ScenarioResult } from "../../src/scenario/index.js";
import { fixtureScenarios } from "./fixtures.js";

const files = fixtureScenarios();

it.each(files)("reads $file whole", ({ faults, ready }) => {
  expect(faults).toEqual([]);
  expect(ready.length).toBeGreaterThan(0);
});

const scenarios = files.flatMap(({ file, ready }) =>
  ready.map(({ scenario: { name, rule }, play }) => ({ file, name, rule, play })),
);

/** Whether what was recorded, written down and read again, leads to the same state. */
function isReproducedInWriting(result: ScenarioResult): boolean {
  const recording = result.recording();
  return recording !== null && isReproduced(JSON.parse(JSON.stringify(recording)));
}

it.each(scenarios)("$file: $name ($rule)", ({ play }) => {
  const result = play();
  expect(result.failures).toEqual([]);
  expect(isReproducedInWriting(result), "played again, it comes to the same state").toBe(true);
});
