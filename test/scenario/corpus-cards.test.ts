import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { runScenarios, type ScenarioPorts } from "../../src/scenario/index.js";
import { ports } from "./fixtures.js";

const corpus = ["magic-exact", "magic-wide"].map((name) =>
  fileURLToPath(new URL(`../../../shared/corpus/${name}.json`, import.meta.url)),
);
const contents = ["corpus-cards", "corpus-named"].map((name) =>
  readFileSync(new URL(`${name}.yaml`, import.meta.url), "utf8"),
);

/** A record of the corpus: a card in Scryfall's shape. */
interface Row {
  readonly name: string;
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}

/** The rows of the corpus that the scenarios name, each once. */
function rows(): readonly Row[] {
  const all = corpus.flatMap((path) => {
    const read: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(read) ? read.filter(isRow) : [];
  });
  const named = all.filter(({ name }) => contents.some((content) => content.includes(name)));
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

const withCorpus: ScenarioPorts = {
  ...ports,
  read: (path) => (path === "corpus.json" ? JSON.stringify(rows()) : ports.read(path)),
};

const present = corpus.every((path) => existsSync(path));
const runs = present ? contents.map((content) => runScenarios(content, withCorpus)) : [];
const results = runs.flatMap((run) => run.results);

it.skipIf(!present)("reads the scenarios of real cards (skipped without ../shared)", () => {
  expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
  expect(results.length).toBeGreaterThan(0);
});

it.skipIf(!present).each(results)("plays real cards: $name ($rule) (skipped without ../shared)", ({ failures }) => {
  expect(failures).toEqual([]);
});
