/** Scenario files: a game set up, what is done, and what must be so; each names the rule that it rests on. */
export { isReproduced, type Recording } from "./recording.js";
export { parseScenarios } from "./parse.js";
export {
  playScenario,
  prepareScenarios,
  type ReadyScenario,
  type ReadyScenarios,
  runScenarios,
  type ScenarioFailure,
  type ScenarioResult,
  type ScenarioRun,
} from "./run.js";
export type { CompileOutcome, ScenarioPorts } from "./scenario-cards.js";
export type { Expectation, Scenario, ScenarioFault, ScenarioFile, Step } from "./scenario.js";
export { setUp, type CardLibrary } from "./set-up.js";
