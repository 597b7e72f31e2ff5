import type { Instruction } from "../../effects/index.js";
import { listsOf } from "../../effects/instruction-lists.js";

/** Every instruction, those inside others included; those of abilities that are granted or made are not. */
export function everyInstruction(instructions: readonly Instruction[]): Instruction[] {
  return instructions.flatMap((instruction) => [instruction, ...listsOf(instruction).flatMap(everyInstruction)]);
}
