import fc from "fast-check";
import { expect, it } from "vitest";
import { type CompileOutcome, runScenarios, type ScenarioPorts } from "../../src/scenario/index.js";
import { files, ports } from "./fixtures.js";

const odd = [
  "",
  "~",
  "[]",
  "{}",
  "[[1]]",
  "{ a: { b: [c] } }",
  "-1",
  "1e99",
  ".nan",
  "yes",
  "'",
  '"',
  "*x",
  "&x 1",
  "!!binary x",
  "{",
  "]",
  "? ",
  "\t",
  "none",
  "{ Grove Bear: -3 }",
  "Grove Bear #0",
  "| x",
  "2026-01-01",
  "__proto__",
  "{ __proto__: 1 }",
] as const;

const outcomes = new Map<string, CompileOutcome>();

/** The compiler, which reads each card once, and no file where there is none. */
const patient: ScenarioPorts = {
  compile: (card, all) => {
    const key = JSON.stringify(card);
    const outcome = outcomes.get(key) ?? ports.compile(card, all);
    outcomes.set(key, outcome);
    return outcome;
  },
  read: (path) => {
    try {
      return ports.read(path);
    } catch {
      return null;
    }
  },
};

/** A scenario file with the value of a line put otherwise, a line left out, or a line moved in. */
function spoilt([file, line, way, value]: readonly [number, number, number, string]): string {
  const lines = (files[file % files.length]?.content ?? "").split("\n");
  const at = line % lines.length;
  const old = lines[at] ?? "";
  const colon = old.indexOf(":");
  const changed = [
    colon < 0 ? `${old} ${value}` : `${old.slice(0, colon + 1)} ${value}`,
    "",
    `  ${old}`,
    `${value}: ${old.trim()}`,
  ];
  lines[at] = changed[way % changed.length] ?? "";
  return lines.join("\n");
}

const places = fc.tuple(fc.nat(), fc.nat(), fc.nat(3), fc.constantFrom(...odd));

it("says where a scenario file is wrong, and never breaks down", () => {
  fc.assert(
    fc.property(places, (place) => {
      const content = spoilt(place);
      const { faults, results } = runScenarios(content, patient);
      const lines = content.split("\n").length;
      for (const { position } of [...faults, ...results.flatMap(({ failures }) => failures)]) {
        expect(position.line).toBeGreaterThan(0);
        expect(position.line).toBeLessThanOrEqual(lines);
        expect(position.column).toBeGreaterThan(0);
      }
    }),
    { numRuns: 80, seed: 1 },
  );
});

it.each([
  "",
  "\0",
  "a: &a [*a]",
  "- - - -",
  "scenarios: [~]",
  "scenarios:\n  - ~",
  "{",
  "%YAML 9.9\n---\n",
  "cards: [*x]\nscenarios: []",
  "a: 1\n---\nb: 2",
  "cards: [{ file: 3 }]\nscenarios: []",
  "cards: [{ name: x }]\nscenarios: []",
])("does not pass %j", (content) => {
  const { passed, faults } = runScenarios(content, { compile: () => ({ diagnostics: [] }), read: () => null });
  expect(passed).toBe(false);
  expect(faults.length).toBeGreaterThan(0);
});
