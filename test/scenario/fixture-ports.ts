import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { magic } from "../../src/magic/index.js";
import {
  type CompileOutcome,
  prepareScenarios,
  type ReadyScenarios,
  type ScenarioPorts,
} from "../../src/scenario/index.js";
import type { SourceCard } from "../../src/text/source-card.js";
import { doubler } from "../magic/runtime/builders.js";

const folder = fileURLToPath(new URL("../../fixtures/scenarios/", import.meta.url)).replaceAll("\\", "/");

/** The scenario files of the fixtures. */
export function scenarioFiles(): readonly string[] {
  return readdirSync(folder).flatMap((name) => (name.endsWith(".yaml") ? [`${folder}${name}`] : []));
}

/** What the scenarios of the fixtures need: the compiler, which reads each card once, and the card files beside them. */
export function scenarioPorts(): ScenarioPorts {
  const outcomes = new Map<string, CompileOutcome>();
  return {
    compile: (card, all) => {
      const key = JSON.stringify(card);
      const outcome = outcomes.get(key) ?? compile(card, all);
      outcomes.set(key, outcome);
      return outcome;
    },
    read: (path) => {
      const full = posix.join(folder, path);
      return existsSync(full) ? readFileSync(full, "utf8") : null;
    },
  };
}

function compile(card: SourceCard, all: readonly SourceCard[]): CompileOutcome {
  const reading = magic.read(card, { findCard: (name) => all.find((other) => other.name === name) });
  if (reading.compiled !== null) return { card: reading.compiled };
  if (card.name === doubler.name) return { card: doubler };
  return { diagnostics: reading.abilities.flatMap(({ diagnostics }) => diagnostics) };
}

/** Every scenario file of the fixtures, ready to be played. */
export function fixtureScenarios(): readonly ({ readonly file: string } & ReadyScenarios)[] {
  const ports = scenarioPorts();
  return scenarioFiles().map((path) => ({
    file: path.slice(folder.length),
    ...prepareScenarios(readFileSync(path, "utf8"), ports),
  }));
}
