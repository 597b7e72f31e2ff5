import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { magic } from "../../src/magic/index.js";
import { prepareScenarios, type ReadyScenarios, type ScenarioPorts } from "../../src/scenario/index.js";
import { doubler } from "../magic/runtime/builders.js";

const folder = fileURLToPath(new URL("../../fixtures/scenarios/", import.meta.url)).replaceAll("\\", "/");

/** What the scenarios of the fixtures need: the compiler, and the card files beside them. */
const ports: ScenarioPorts = {
  compile: (card, all) => {
    const reading = magic.read(card, { findCard: (name) => all.find((other) => other.name === name) });
    if (reading.compiled !== null) return { card: reading.compiled };
    if (card.name === doubler.name) return { card: doubler };
    return { diagnostics: reading.abilities.flatMap(({ diagnostics }) => diagnostics) };
  },
  read: (path) => readFileSync(posix.join(folder, path), "utf8"),
};

/** Every scenario file of the fixtures, ready to be played. */
export function fixtureScenarios(): readonly ({ readonly file: string } & ReadyScenarios)[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files.map((file) => ({ file, ...prepareScenarios(readFileSync(`${folder}${file}`, "utf8"), ports) }));
}
