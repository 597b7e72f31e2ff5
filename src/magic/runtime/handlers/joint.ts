import type { Instruction } from "../../effects/index.js";
import type { Frame, Handler } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import type { ByKind } from "../state/kinds.js";
import type { SlotValue } from "../state/scope.js";
import { combined } from "./did.js";

/** An action that several take at the same time: planned for each, with the choices that are made, and then done at once (101.4, 608.2f). */
interface JointAction<Kind extends Instruction["kind"], Plan> {
  readonly plan: (instruction: ByKind<Instruction>[Kind], play: Play, frame: Frame) => readonly Plan[];
  /** Does everything that is planned together, and says what each plan did. */
  readonly act: (plans: readonly Plan[], play: Play, frame: Frame) => readonly SlotValue[];
}

/** Carries out an instruction for several turns of a loop together; a turn binds what the instruction means by its words. */
export type Joint<Kind extends Instruction["kind"]> = (
  instruction: ByKind<Instruction>[Kind],
  play: Play,
  frame: Frame,
  turns: readonly (() => void)[],
) => SlotValue[];

/** The way in which an action is taken by several at the same time; it gives what was done in each turn. */
export function joint<Kind extends Instruction["kind"], Plan>({ plan, act }: JointAction<Kind, Plan>): Joint<Kind> {
  return (instruction, play, frame, turns) => {
    const plans = turns.map((bind) => {
      bind();
      return plan(instruction, play, frame);
    });
    const values = [...act(plans.flat(), play, frame)];
    return plans.map(({ length }) => combined(values.splice(0, length)));
  };
}

/** The handler of an instruction by itself. */
export function alone<Kind extends Instruction["kind"]>(together: Joint<Kind>): Handler<Kind> {
  const once = [(): void => undefined];
  return (instruction, play, frame) => combined(together(instruction, play, frame, once));
}
