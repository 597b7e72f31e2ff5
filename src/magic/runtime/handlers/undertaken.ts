import type { Instruction } from "../../effects/index.js";
import { type Frame, keep } from "../act/carry-out.js";
import { type SlotValue, undone } from "../state/scope.js";

/** What instructions that were carried out did together. */
export function undertaken({ scope }: Frame, instructions: readonly Instruction[]): SlotValue {
  const values = instructions.flatMap(({ result }) => scope.slots[result] ?? []);
  return {
    objects: values.flatMap(({ objects }) => objects),
    players: values.flatMap(({ players }) => players),
    amount: values.reduce((sum, { amount }) => sum + amount, 0),
    done: values.length === 0 || values.some(({ done }) => done === "yes") ? "yes" : "no",
  };
}

/** What is not carried out did nothing, of which later instructions may speak all the same (608.2c). */
export function leaveUndone(frame: Frame, instructions: readonly Instruction[]): void {
  for (const instruction of instructions) {
    if (frame.scope.slots[instruction.result] === undefined) keep(frame, instruction.result, undone);
    if ("instructions" in instruction) leaveUndone(frame, instruction.instructions);
    if (instruction.kind === "conditional") leaveUndone(frame, [...instruction.then, ...instruction.otherwise]);
  }
}
