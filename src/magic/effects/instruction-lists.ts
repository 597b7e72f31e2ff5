import type { Instruction } from "./instruction.js";

/** Instructions in their order. */
export type Instructions = readonly Instruction[];

/** The lists of instructions that stand directly within an instruction. */
export function listsOf(instruction: Instruction): readonly Instructions[] {
  if ("instructions" in instruction) return [instruction.instructions];
  if (instruction.kind === "conditional") return [instruction.then, instruction.otherwise];
  if (instruction.kind === "chooseModes") return instruction.modes.map((mode) => mode.instructions);
  return instruction.kind === "dieTable" ? instruction.rows.map((row) => row.instructions) : [];
}

/** Parts that hold a list of instructions each, with those lists changed. */
function eachPart<Part extends { readonly instructions: Instructions }>(
  parts: readonly Part[],
  change: (list: Instructions) => Instructions,
): readonly Part[] {
  return parts.map((part) => ({ ...part, instructions: change(part.instructions) }));
}

/** The instruction with each list of instructions directly within it changed. */
export function eachList(instruction: Instruction, change: (list: Instructions) => Instructions): Instruction {
  if ("instructions" in instruction) return { ...instruction, instructions: change(instruction.instructions) };
  switch (instruction.kind) {
    case "conditional":
      return { ...instruction, then: change(instruction.then), otherwise: change(instruction.otherwise) };
    case "chooseModes":
      return { ...instruction, modes: eachPart(instruction.modes, change) };
    case "dieTable":
      return { ...instruction, rows: eachPart(instruction.rows, change) };
    default:
      return instruction;
  }
}
