import { expect, it } from "vitest";
import type { Instruction, InstructionOf } from "../../../src/magic/effects/index.js";
import { named } from "./builders.js";
import { TestTable } from "./table.js";

type ExtraPhase = InstructionOf<"extraPhase">;

const extra = (after: ExtraPhase["after"], ...phases: ExtraPhase["phases"]): Instruction => ({
  kind: "extraPhase",
  ...named("extra"),
  after,
  phases,
});

/** The steps in which players get priority from here to the end step, both passing all the time. */
function steps(table: TestTable): readonly string[] {
  const seen: string[] = [];
  for (let passes = 0; passes < 80 && table.state.turn.part !== "endStep"; passes += 1) {
    const before = table.state.turn;
    table.input({ kind: "act", action: { kind: "pass" } });
    const { part } = table.state.turn;
    if (part !== before.part) seen.push(part);
  }
  return seen;
}

const combat = ["beginningOfCombat", "declareAttackersStep", "endOfCombat"];

it.each<[string, readonly Instruction[], readonly string[]]>([
  ["none is added", [], [...combat, "secondMainPhase", "endStep"]],
  ["a combat phase comes before the one of the turn", [extra("mainPhase", "combat")], [...combat, ...combat, "secondMainPhase", "endStep"]],
  ["a main phase follows it, and is not the second", [extra("phase", "combat", "mainPhase")], [...combat, "mainPhase", ...combat, "secondMainPhase", "endStep"]],
  ["the latest that was added is the first", [extra("phase", "mainPhase"), extra("phase", "combat")], [...combat, "mainPhase", ...combat, "secondMainPhase", "endStep"]],
  ["it is no combat phase now", [extra("combat", "combat")], [...combat, "secondMainPhase", "endStep"]],
])("500.8, 505.1a: %s", (_what, instructions, expected) => {
  const table = new TestTable();
  table.arrange(instructions);
  expect(table.unable()).toEqual([]);
  expect(steps(table)).toEqual(expected);
}); // prettier-ignore

it("500.8: adds to a phase that was added", () => {
  const table = new TestTable();
  table.arrange([extra("mainPhase", "combat")]);
  table.advance("declareAttackersStep");
  table.arrange([extra("combat", "combat")]);
  const rest = [...combat.slice(2), ...combat, ...combat, "secondMainPhase", "endStep"];
  expect(steps(table)).toEqual(rest);
});
