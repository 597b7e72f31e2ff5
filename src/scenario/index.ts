/** Scenario files: a game set up, what is done, and what must be so; each names the rule that it rests on. */
export type { ScenarioResult } from "./game.js";
export { gameWords } from "./games.js";
export { parseScenarios, type ScenarioFile } from "./parse.js";
export { isRecord } from "./plain.js";
export { isReproduced } from "./recording.js";
export { prepareScenarios, type ReadyScenario, type ReadyScenarios, runScenarios, type ScenarioRun } from "./run.js";
export type { CompileOutcome, ScenarioPorts } from "./scenario-cards.js";
export type { Recording, ScenarioFailure, ScenarioFault, ScenarioHead } from "./scenario.js";
