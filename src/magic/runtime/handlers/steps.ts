import type { Instruction, InstructionOf } from "../../effects/index.js";
import { asCause, carryOut, carryOutTogether, type Frame, keep } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import { holds } from "../read/condition.js";
import type { Entity } from "../state/identity.js";
import type { Scope, SlotValue } from "../state/scope.js";
import { combined, didOfAll } from "./did.js";
import { jointInstruction, type JointInstruction } from "./joint-table.js";
import { leaveUndone, undertaken } from "./undertaken.js";

/** What one of several players does, and how it begins: what the words mean for that one. */
export interface Turn {
  readonly of: Entity;
  readonly begin: () => void;
}

/**
 * What several players are told to do is done step by step: all choose and do the first thing, at the same time where it is
 * done so, and then the second (101.4, 608.2e). Gives what each of them did; what is spoken of later is what all did (608.2c).
 */
export function stepByStep(
  play: Play,
  frame: Frame,
  instructions: readonly Instruction[],
  turns: readonly Turn[],
): readonly SlotValue[] {
  const before = frame.scope;
  const frames = turns.map(({ begin }): Frame => {
    frame.scope = before;
    begin();
    return { scope: frame.scope };
  });
  inSteps(play, frames, instructions);
  frame.scope = gathered(before, turns, frames);
  return frames.map((own) => undertaken(own, instructions));
}

function inSteps(play: Play, frames: readonly Frame[], instructions: readonly Instruction[]): void {
  for (const instruction of instructions) step(play, frames, instruction);
}

function step(play: Play, frames: readonly Frame[], instruction: Instruction): void {
  const joint = frames.length > 1 ? jointInstruction([instruction]) : null;
  if (joint !== null) together(play, frames, joint);
  else if (frames.length > 1 && instruction.kind === "conditional") branches(play, frames, instruction);
  else for (const frame of frames) carryOut(play, frame, instruction);
}

/** The one thing, done by all of them at the same time (608.2f). */
function together(play: Play, frames: readonly Frame[], joint: JointInstruction): void {
  const [first] = frames;
  if (first === undefined) return;
  const common: Frame = { scope: first.scope };
  const begin =
    ({ scope }: Frame) =>
    (): void => {
      common.scope = scope;
    };
  const values = carryOutTogether(play, common, joint, frames.map(begin));
  const { taken } = common.scope;
  for (const [at, frame] of frames.entries()) {
    frame.scope = { ...frame.scope, taken: [...new Set([...frame.scope.taken, ...taken])] };
    keep(frame, joint.instruction.result, values[at] ?? combined([]));
  }
}

/** "If": those for whom it holds do one thing together, the others the other. */
function branches(play: Play, frames: readonly Frame[], instruction: InstructionOf<"conditional">): void {
  const { condition, then, otherwise, result } = instruction;
  for (const frame of frames) leaveUndone(frame, [...then, ...otherwise]);
  asCause(play, instruction, () => {
    const isSo = frames.map(({ scope }) => holds(play, scope, condition));
    inSteps(play, frames.filter((_, at) => isSo[at] === true), then); // prettier-ignore
    inSteps(play, frames.filter((_, at) => isSo[at] === false), otherwise); // prettier-ignore
    for (const [at, frame] of frames.entries())
      keep(frame, result, undertaken(frame, isSo[at] === true ? then : otherwise));
  });
}

/** What is known after all of them have done it: in each slot, what all of them did, and how much each did. */
function gathered(before: Scope, turns: readonly Turn[], frames: readonly Frame[]): Scope {
  const last = frames[frames.length - 1]?.scope ?? before;
  const slots: Record<string, SlotValue> = { ...before.slots };
  for (const slot of new Set(frames.flatMap(({ scope }) => Object.keys(scope.slots)))) {
    const made = frames.flatMap(({ scope }, at) => {
      const value = scope.slots[slot];
      return value === undefined || value === before.slots[slot] ? [] : [{ value, of: turns[at]?.of }];
    });
    if (made.length > 0) slots[slot] = didOfAll(made);
  }
  const taken = new Set(frames.flatMap(({ scope }) => scope.taken));
  return { ...last, slots, taken: [...taken] };
}
