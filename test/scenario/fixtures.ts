import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { findingsOf } from "../../src/check/findings.js";
import { magic } from "../../src/magic/index.js";
import {
  parseScenarios,
  prepareScenarios,
  type ReadyScenarios,
  type ScenarioHead,
  type ScenarioPorts,
} from "../../src/scenario/index.js";

const folder = fileURLToPath(new URL("../../fixtures/scenarios/", import.meta.url)).replaceAll("\\", "/");

/** What the scenarios of the repository need from outside: the compiler, and the files beside them. */
export const ports: ScenarioPorts = {
  compile: (card, all) => {
    const reading = magic.read(card, { findCard: (name) => all.find((other) => other.name === name) });
    if (reading.compiled !== null) return { card: reading.compiled };
    return { diagnostics: findingsOf([reading]) };
  },
  read: (path) => readFileSync(posix.join(folder, path), "utf8"),
};

/** The scenario files of the repository, with what they hold. */
export const files: readonly { readonly file: string; readonly content: string }[] = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .map((file) => ({ file, content: readFileSync(`${folder}${file}`, "utf8") }));

/** Every scenario of the repository. */
export const scenarios: readonly ScenarioHead[] = files.flatMap(({ content }) =>
  parseScenarios(content).scenarios.map(({ head }) => head),
);

/** Every scenario file of the repository, ready to be played. */
export function fixtureScenarios(): readonly ({ readonly file: string } & ReadyScenarios)[] {
  return files.map(({ file, content }) => ({ file, ...prepareScenarios(content, ports) }));
}
