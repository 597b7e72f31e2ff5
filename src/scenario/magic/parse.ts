import type { Fields } from "../fields.js";
import type { ScenarioHead } from "../scenario.js";
import { readExpectations } from "./parse-expectation.js";
import { readSide } from "./parse-setup.js";
import { readSteps } from "./parse-step.js";
import { partOf, partWords } from "./parts.js";
import type { Scenario } from "./scenario.js";
import { sideField, sideNames } from "./sides.js";

/** Reads what a scenario of Magic says beside its head. */
export function readScenario(fields: Fields, head: ScenarioHead): Scenario {
  fields.faults.sides = sideNames.filter((side) => side === "you" || side === "opponent" || fields.has(side));
  return {
    ...head,
    sides: {
      you: readSide(fields.record("you")),
      ...(fields.has("teammate") ? { teammate: readSide(fields.record("teammate")) } : {}),
      opponent: readSide(fields.record("opponent")),
      ...(fields.has("second opponent") ? { "second opponent": readSide(fields.record("second opponent")) } : {}),
    },
    active: sideField(fields, "turn") ?? "you",
    part: partOf(fields.word("part", partWords)) ?? "firstMainPhase",
    steps: readSteps(fields),
    expectations: readExpectations(fields, "expect"),
  };
}
