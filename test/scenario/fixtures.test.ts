import { expect, it } from "vitest";
import { replayRecordings } from "../../src/cli/recordings.js";
import type { ScenarioResult } from "../../src/scenario/index.js";
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
function isReproducedInWriting(name: string, result: ScenarioResult): boolean {
  const recording = result.recording();
  if (recording === null) return false;
  return replayRecordings("played.jsonl", JSON.stringify({ file: name, scenario: name, ...recording })).passed;
}

it.each(scenarios)("$file: $name ($rule)", ({ name, play }) => {
  const result = play();
  expect(result.failures).toEqual([]);
  expect(isReproducedInWriting(name, result), "played again, it comes to the same state").toBe(true);
});
