import { expect, it } from "vitest";
import { runScenarios } from "../../src/scenario/index.js";
import { files, ports } from "./fixtures.js";

const runs = files.map(({ file, content }) => ({ file, run: runScenarios(content, ports) }));

it.each(runs)("reads $file whole", ({ run }) => {
  expect(run.faults).toEqual([]);
  expect(run.results.length).toBeGreaterThan(0);
});

const results = runs.flatMap(({ file, run }) => run.results.map((result) => ({ file, ...result })));

it.each(results)("$file: $name ($rule)", ({ failures }) => {
  expect(failures).toEqual([]);
});
