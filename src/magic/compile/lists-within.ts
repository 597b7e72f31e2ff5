import type { Instruction } from "../effects/index.js";

/** Instructions in their order. */
export type Instructions = readonly Instruction[];

/** The lists of instructions that stand directly within an instruction. */
export function listsOf(instruction: Instruction): readonly Instructions[] {
  const lists: Instructions[] = [];
  eachList(instruction, (list) => {
    lists.push(list);
    return list;
  });
  return lists;
}

/** The instruction with each list of instructions directly within it changed. */
export function eachList(instruction: Instruction, change: (list: Instructions) => Instructions): Instruction {
  switch (instruction.kind) {
    case "conditional":
      return { ...instruction, then: change(instruction.then), otherwise: change(instruction.otherwise) };
    case "chooseModes": {
      const modes = instruction.modes.map((mode) => ({ ...mode, instructions: change(mode.instructions) }));
      return { ...instruction, modes };
    }
    case "optional":
    case "unless":
    case "forEach":
    case "repeat":
    case "instead":
    case "delayedTrigger":
      return { ...instruction, instructions: change(instruction.instructions) };
    default:
      return instruction;
  }
}
