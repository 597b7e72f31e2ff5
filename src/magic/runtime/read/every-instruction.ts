import type { Instruction } from "../../effects/index.js";

/** The lists of instructions that stand inside one. */
function inner(instruction: Instruction): readonly (readonly Instruction[])[] {
  if ("instructions" in instruction) return [instruction.instructions];
  if (instruction.kind === "conditional") return [instruction.then, instruction.otherwise];
  if (instruction.kind === "chooseModes") return instruction.modes.map((mode) => mode.instructions);
  return instruction.kind === "dieTable" ? instruction.rows.map((row) => row.instructions) : [];
}

/** Every instruction, those inside others included; those of abilities that are granted or made are not. */
export function everyInstruction(instructions: readonly Instruction[]): Instruction[] {
  return instructions.flatMap((instruction) => [instruction, ...inner(instruction).flatMap(everyInstruction)]);
}
