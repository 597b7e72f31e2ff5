import type { Instruction, Resolution, Target } from "../effects/index.js";
import { describeInstruction } from "./instruction.js";
import { type Names, withSteps, withTargets } from "./names.js";
import type { Part } from "./part.js";
import { describeTarget } from "./target.js";

/** The instructions of a list in order, each with its number (608.2c). */
export function describeSteps(instructions: readonly Instruction[], names: Names): readonly Part[] {
  const known = withSteps(names, instructions);
  return instructions.map((instruction) => describeInstruction(instruction, known));
}

/** Targets, one line each (601.2c), then instructions. */
export function describeTargeted(
  targets: readonly Target[],
  instructions: readonly Instruction[],
  names: Names,
): readonly Part[] {
  const known = withTargets(names, targets);
  return [...targets.map((target) => describeTarget(target, known)), ...describeSteps(instructions, known)];
}

/** What an ability does once it resolves (608.2). */
export function describeResolution({ targets, instructions }: Resolution, names: Names): readonly Part[] {
  return describeTargeted(targets, instructions, names);
}
