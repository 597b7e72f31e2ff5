import { failureOf } from "../diagnostics/failure.js";
import type { FilePosition } from "../text/source-card.js";
import { ChoiceFault } from "./choices.js";
import { check } from "./expect.js";
import { namesExpected } from "./known-names.js";
import { parseScenarios } from "./parse.js";
import { ScenarioPlay } from "./play.js";
import { type Recording, recordingOf } from "./recording.js";
import type { Expectation, Scenario, ScenarioFault, ScenarioFile } from "./scenario.js";
import { compileAll, type ScenarioPorts, sourceCards } from "./scenario-cards.js";
import { type CardLibrary, setUp } from "./set-up.js";

/** Something that was not as a scenario expects, at its place in the file. */
export interface ScenarioFailure {
  readonly position: FilePosition;
  readonly expected: string;
  readonly happened: string;
}

/** How one scenario went. */
export interface ScenarioResult {
  readonly name: string;
  readonly rule: string;
  readonly passed: boolean;
  readonly failures: readonly ScenarioFailure[];
  /** What happened, one event a line with its rule. */
  readonly trace: readonly string[];
  /** How it was played, for it to be played again; null where it did not begin or broke down. */
  readonly recording: () => Recording | null;
  /** Whether Rulewright itself broke down in it. */
  readonly ended: "regularly" | "brokenDown";
}

/** How the scenarios of a file went, and what in the file could not be read. */
export interface ScenarioRun {
  readonly passed: boolean;
  readonly faults: readonly ScenarioFault[];
  readonly results: readonly ScenarioResult[];
}

/** Every name that a scenario puts somewhere. */
function namesIn({ sides }: Scenario): string[] {
  return Object.values(sides).flatMap(({ zones, stickers }) => [
    ...Object.values(zones).flatMap((cards) => cards.map(({ name }) => name)),
    ...stickers.flatMap(({ kind, text }) => (kind === "abilities of" ? [text] : [])),
  ]);
}

/** Looks at what must be so; a name that nothing can have is wrong, whatever is expected of it. */
function checkAll(play: ScenarioPlay, expectations: readonly Expectation[]): ScenarioFailure[] {
  return expectations.flatMap((expectation) => {
    const { position } = expectation;
    const [unknown] = namesExpected(expectation).flatMap((name) => play.unknownName(name) ?? []);
    if (unknown !== undefined) return [{ position, expected: "a name that something can have", happened: unknown }];
    const unmet = check(play.state, play.events, expectation);
    return unmet === null ? [] : [{ position, ...unmet }];
  });
}

/** Plays the steps; the first that cannot be done ends it. */
function playSteps(play: ScenarioPlay, { steps }: Scenario): ScenarioFailure[] {
  const failures: ScenarioFailure[] = [];
  for (const step of steps) {
    if (step.kind === "expect") {
      failures.push(...checkAll(play, step.expectations));
      continue;
    }
    try {
      play.run(step);
    } catch (error) {
      if (!(error instanceof ChoiceFault)) throw error;
      failures.push({
        position: error.position ?? step.position,
        expected: `to ${step.kind}`,
        happened: error.message,
      });
      return failures;
    }
  }
  return failures;
}

/** Nothing to be played again. */
const noRecording = (): null => null;

/** The failure of a scenario that cannot begin. */
function notBegun(
  { name, rule, position }: Scenario,
  happened: string,
  place: FilePosition = position,
): ScenarioResult {
  const failures = [{ position: place, expected: "to begin", happened }];
  return { name, rule, passed: false, failures, trace: [], recording: noRecording, ended: "regularly" };
}

/** The result of a scenario in which Rulewright itself broke down: the others go on. */
function brokenDown({ name, rule, position }: Scenario, error: unknown): ScenarioResult {
  const happened = `Rulewright failed, which is a bug in it: ${failureOf(error)}`;
  const failures = [{ position, expected: "to be played", happened }];
  return { name, rule, passed: false, failures, trace: [], recording: noRecording, ended: "brokenDown" };
}

/** Plays one scenario with the cards that there are; it throws over nothing. */
export function playScenario(scenario: Scenario, cards: CardLibrary): ScenarioResult {
  try {
    return played(scenario, cards);
  } catch (error) {
    if (error instanceof ChoiceFault) return notBegun(scenario, error.message, error.position);
    return brokenDown(scenario, error);
  }
}

function played(scenario: Scenario, cards: CardLibrary): ScenarioResult {
  const { name, rule } = scenario;
  const first = setUp(scenario, cards);
  const play = new ScenarioPlay(first, cards);
  const stepped = playSteps(play, scenario);
  const failures = stepped.length > 0 ? stepped : checkAll(play, scenario.expectations);
  const recording = (): Recording => recordingOf(first, play.given, play.state);
  return { name, rule, passed: failures.length === 0, failures, trace: play.trace, recording, ended: "regularly" };
}

/** The first thing that could not be read between where a scenario begins and where the next one does. */
function faultIn({ scenarios, faults }: ScenarioFile, index: number): ScenarioFault | undefined {
  const from = scenarios[index]?.position.line ?? 0;
  const to = scenarios[index + 1]?.position.line ?? Number.POSITIVE_INFINITY;
  return faults.find(({ position: { line } }) => line >= from && line < to);
}

/** Whether a scenario holds the game against nothing at all. */
function expectsNothing({ steps, expectations }: Scenario): boolean {
  return expectations.length === 0 && !steps.some(({ kind }) => kind === "expect");
}

/** Why a scenario that was read is not played; null where it is. */
function whyNotPlayed(file: ScenarioFile, index: number, scenario: Scenario): string | null {
  const fault = faultIn(file, index);
  if (fault !== undefined) return `not all of it could be read: ${fault.message}`;
  return expectsNothing(scenario) ? "it expects nothing" : null;
}

/** A scenario of a file that can be played, again and again with the same result. */
export interface ReadyScenario {
  readonly scenario: Scenario;
  readonly play: () => ScenarioResult;
}

/** The scenarios of a file, their cards compiled, and what in the file could not be read. */
export interface ReadyScenarios {
  readonly faults: readonly ScenarioFault[];
  readonly ready: readonly ReadyScenario[];
  /** The compiled cards that they may name. */
  readonly library: CardLibrary;
}

/** Whether nothing of a file could be read, for it is no YAML. */
function isBroken({ scenarios, faults }: ScenarioFile): boolean {
  return scenarios.length === 0 && faults.some(({ code }) => code === "scenario/broken-yaml");
}

/** Makes the scenarios of a file ready to be played; one that cannot be played says why not when it is. */
export function prepareScenarios(content: string, ports: ScenarioPorts): ReadyScenarios {
  const file = parseScenarios(content);
  if (isBroken(file)) return { faults: file.faults, ready: [], library: new Map() };
  const { cards, faults } = sourceCards(content, file, ports);
  const { library, failed } = compileAll(cards, ports);
  const ready = file.scenarios.map((scenario, index) => {
    const why = whyNotPlayed(file, index, scenario) ?? notCompiled(scenario, failed);
    return { scenario, play: () => (why === null ? playScenario(scenario, library) : notBegun(scenario, why)) };
  });
  return { faults: [...file.faults, ...faults], ready, library };
}

/** Which card of a scenario was not compiled, and why. */
function notCompiled(scenario: Scenario, failed: ReadonlyMap<string, string>): string | null {
  const missing = namesIn(scenario).find((name) => failed.has(name));
  return missing === undefined ? null : `${missing} was not compiled: ${failed.get(missing) ?? ""}`;
}

/** Plays the scenarios of a file. What the file says wrongly is told; it never throws over that. */
export function runScenarios(content: string, ports: ScenarioPorts): ScenarioRun {
  const { faults, ready } = prepareScenarios(content, ports);
  const results = ready.map(({ play }) => play());
  return { passed: faults.length === 0 && results.every(({ passed }) => passed), faults, results };
}
