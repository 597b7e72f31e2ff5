import type { Instruction } from "../../effects/index.js";
import type { ByKind } from "../../../state/kinds.js";
import { NotExecutable } from "../../../state/failures.js";
import { handlers } from "../handlers/table.js";
import type { Scope, SlotValue } from "../state/scope.js";
import type { Play } from "./play.js";
import { settle } from "./settle.js";

/** The scope of a resolution as it grows: each instruction adds what it did. */
export interface Frame {
  scope: Scope;
}

/** What an instruction does: it changes the play and says what it did. */
export type Handler<Kind extends Instruction["kind"]> = (
  instruction: ByKind<Instruction>[Kind],
  play: Play,
  frame: Frame,
) => SlotValue;

function handle<Kind extends Instruction["kind"]>(
  kind: Kind,
  instruction: ByKind<Instruction>[Kind],
  play: Play,
  frame: Frame,
): SlotValue {
  return handlers[kind](instruction, play, frame);
}

/** Keeps what an instruction did under its slot. */
export function keep(frame: Frame, slot: string, value: SlotValue): void {
  frame.scope = { ...frame.scope, slots: { ...frame.scope.slots, [slot]: value } };
}

/** Does what an instruction says, or nothing: what breaks off since it cannot be carried out leaves no trace. */
function attempt<Value>(play: Play, act: () => Value): Value {
  const { state, happenings, waiting } = play;
  const before = happenings.length;
  try {
    return act();
  } catch (error) {
    if (error instanceof NotExecutable) {
      play.state = state;
      play.waiting = waiting;
      happenings.length = before;
    }
    throw error;
  }
}

/** Carries out one instruction, and resolves what that triggers before the next one. */
export function carryOut(play: Play, frame: Frame, instruction: Instruction): void {
  const before = play.happenings.length;
  const value = attempt(play, () => handle(instruction.kind, instruction, play, frame));
  const { id, kind, result } = instruction;
  const events = [...new Set(play.happenings.slice(before).map((happening) => happening.kind))];
  play.reports.push({ kind: "instruction", id, instruction: kind, events });
  keep(frame, result, value);
  settle(play);
}

/** Carries out instructions in order. */
export function carryOutAll(play: Play, frame: Frame, instructions: readonly Instruction[]): void {
  for (const instruction of instructions) {
    if (play.state.winner !== null) return;
    carryOut(play, frame, instruction);
  }
}
