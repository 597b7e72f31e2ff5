import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { magic } from "../../src/magic/index.js";
import { doubler } from "../magic/runtime/builders.js";
import { runScenarios, type ScenarioPorts } from "../../src/scenario/index.js";

const folder = fileURLToPath(new URL("../../fixtures/scenarios/", import.meta.url)).replaceAll("\\", "/");

const ports: ScenarioPorts = {
  compile: (card, all) => {
    const reading = magic.read(card, { findCard: (name) => all.find((other) => other.name === name) });
    if (reading.compiled !== null) return { card: reading.compiled };
    if (card.name === doubler.name) return { card: doubler };
    return { diagnostics: reading.abilities.flatMap(({ diagnostics }) => diagnostics) };
  },
  read: (path) => readFileSync(posix.join(folder, path), "utf8"),
};

const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const runs = files.map((file) => ({ file, run: runScenarios(readFileSync(`${folder}${file}`, "utf8"), ports) }));

it.each(runs)("reads $file whole", ({ run }) => {
  expect(run.faults).toEqual([]);
  expect(run.results.length).toBeGreaterThan(0);
});

const results = runs.flatMap(({ file, run }) => run.results.map((result) => ({ file, ...result })));

it.each(results)("$file: $name ($rule)", ({ failures }) => {
  expect(failures).toEqual([]);
});
