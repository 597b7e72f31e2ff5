import type { CompiledCard } from "../language.js";
import type { CardsByName, ReadScenario, ScenarioResult } from "./game.js";
import { parseScenarios, type ScenarioFile } from "./parse.js";
import { notBegun } from "./play-scenario.js";
import type { ScenarioFault, ScenarioHead } from "./scenario.js";
import { compileAll, type ScenarioPorts, sourceCards } from "./scenario-cards.js";

/** How the scenarios of a file went, and what in the file could not be read. */
export interface ScenarioRun {
  readonly passed: boolean;
  readonly faults: readonly ScenarioFault[];
  readonly results: readonly ScenarioResult[];
}

/** The first thing that could not be read between where a scenario begins and where the next one does. */
function faultIn({ scenarios, faults }: ScenarioFile, index: number): ScenarioFault | undefined {
  const from = scenarios[index]?.head.position.line ?? 0;
  const to = scenarios[index + 1]?.head.position.line ?? Number.POSITIVE_INFINITY;
  return faults.find(({ position: { line } }) => line >= from && line < to);
}

/** Why a scenario that was read is not played; null where it is. */
function whyNotPlayed(file: ScenarioFile, index: number, { expects }: ReadScenario): string | null {
  const fault = faultIn(file, index);
  if (fault !== undefined) return `not all of it could be read: ${fault.message}`;
  return expects === "nothing" ? "it expects nothing" : null;
}

/** A scenario of a file that can be played, again and again with the same result. */
export interface ReadyScenario {
  readonly scenario: ScenarioHead;
  readonly play: () => ScenarioResult;
  /** The same with copies of the cards, so that nothing counts that is remembered of them. */
  readonly playAfresh: () => ScenarioResult;
}

/** The scenarios of a file, their cards compiled, and what in the file could not be read. */
export interface ReadyScenarios {
  readonly faults: readonly ScenarioFault[];
  readonly ready: readonly ReadyScenario[];
}

/** Whether nothing of a file could be read, for it is no YAML. */
function isBroken({ scenarios, faults }: ScenarioFile): boolean {
  return scenarios.length === 0 && faults.some(({ code }) => code === "scenario/broken-yaml");
}

/** Makes the scenarios of a file ready to be played; one that cannot be played says why not when it is. */
export function prepareScenarios(
  content: string,
  ports: ScenarioPorts,
  file = parseScenarios(content),
): ReadyScenarios {
  if (isBroken(file)) return { faults: file.faults, ready: [] };
  const { cards, faults } = sourceCards(content, file, ports);
  const { library, failed } = compileAll(cards, ports);
  const ready = file.scenarios.map((scenario, index) => {
    const why = whyNotPlayed(file, index, scenario) ?? notCompiled(scenario, failed);
    return readyScenario(scenario, library, why);
  });
  return { faults: [...file.faults, ...faults], ready };
}

/** A scenario with its cards, and why it is not played, where that is so. */
function readyScenario(scenario: ReadScenario, library: CardsByName<CompiledCard>, why: string | null): ReadyScenario {
  const { head } = scenario;
  const playWith = (cards: CardsByName<CompiledCard>) => (why === null ? scenario.play(cards) : notBegun(head, why));
  return { scenario: head, play: () => playWith(library), playAfresh: () => playWith(structuredClone(library)) };
}

/** Which card of a scenario was not compiled, and why. */
function notCompiled({ cardNames }: ReadScenario, failed: ReadonlyMap<string, string>): string | null {
  const missing = cardNames.find((name) => failed.has(name));
  return missing === undefined ? null : `${missing} was not compiled: ${failed.get(missing) ?? ""}`;
}

/** Plays the scenarios of a file. What the file says wrongly is told; it never throws over that. */
export function runScenarios(content: string, ports: ScenarioPorts, file = parseScenarios(content)): ScenarioRun {
  const { faults, ready } = prepareScenarios(content, ports, file);
  const results = ready.map(({ play }) => play());
  return { passed: faults.length === 0 && results.every(({ passed }) => passed), faults, results };
}
