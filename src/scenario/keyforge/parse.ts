import type { Fields } from "../fields.js";
import { wordOf } from "../reading.js";
import type { ScenarioHead } from "../scenario.js";
import { readExpectations } from "./parse-expectation.js";
import { readSide } from "./parse-setup.js";
import { readSteps } from "./parse-step.js";
import type { Scenario } from "./scenario.js";
import { sideField } from "./sides.js";
import { wordKinds } from "./words.js";

/** Reads what a scenario of KeyForge says beside its head. */
export function readScenario(fields: Fields, head: ScenarioHead): Scenario {
  return {
    ...head,
    sides: { you: readSide(fields, "you"), opponent: readSide(fields, "opponent") },
    active: sideField(fields, "turn") ?? "you",
    house: fields.has("house") ? wordOf(fields, "house", wordKinds.house) : null,
    tide: sideField(fields, "tide"),
    steps: readSteps(fields),
    expectations: readExpectations(fields, "expect"),
  };
}
