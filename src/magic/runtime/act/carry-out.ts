import type { Instruction } from "../../effects/index.js";
import { combined } from "../handlers/did.js";
import type { JointInstruction } from "../handlers/joint-table.js";
import { handlers } from "../handlers/table.js";
import { holds } from "../read/condition.js";
import { NotExecutable } from "../state/failures.js";
import type { ByKind } from "../state/kinds.js";
import type { Scope, SlotValue } from "../state/scope.js";
import type { Play } from "./play.js";

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
  const { state, happenings } = play;
  const before = happenings.length;
  try {
    return act();
  } catch (error) {
    if (error instanceof NotExecutable) {
      play.state = state;
      happenings.length = before;
    }
    throw error;
  }
}

/** Does what one instruction says as its cause, and reports what it did. */
export function asCause<Value>(play: Play, { kind, id }: Instruction, act: () => Value): Value {
  const outer = play.cause;
  const before = play.happenings.length;
  play.cause = id;
  const value = attempt(play, act);
  play.cause = outer;
  const events = [...new Set(play.happenings.slice(before).map((happening) => happening.kind))];
  play.reports.push({ kind: "instruction", id, instruction: kind, events });
  return value;
}

/** Carries out one instruction (608.2c). */
export function carryOut(play: Play, frame: Frame, instruction: Instruction): void {
  const value = asCause(play, instruction, () => handle(instruction.kind, instruction, play, frame));
  keep(frame, instruction.result, value);
}

/** Carries out one instruction for several turns of a loop at the same time, and says what each turn did (608.2f). */
export function carryOutTogether(
  play: Play,
  frame: Frame,
  { instruction, act }: JointInstruction,
  turns: readonly (() => void)[],
): readonly SlotValue[] {
  const values = asCause(play, instruction, () => act(play, frame, turns));
  keep(frame, instruction.result, combined(values));
  return values;
}

/** The ids of instructions that a later "instead" takes the place of (614.15). */
function replacedBy(instructions: readonly Instruction[]): ReadonlyMap<string, Instead> {
  const map = new Map<string, Instead>();
  for (const instruction of instructions)
    if (instruction.kind === "instead") for (const id of instruction.replaces) map.set(id, instruction);
  return map;
}

type Instead = Extract<Instruction, { readonly kind: "instead" }>;

/**
 * Carries out instructions in order; those that an "instead" further on replaces give way to it as the first of them
 * would have been carried out (608.2c, 614.15).
 */
export function carryOutAll(play: Play, frame: Frame, instructions: readonly Instruction[]): void {
  const instead = replacedBy(instructions);
  const decided = new Map<Instead, boolean>();
  for (const instruction of instructions) {
    if (instruction.kind === "instead") {
      if (!instructions.some(({ id }) => instruction.replaces.includes(id))) carryOut(play, frame, instruction);
      continue;
    }
    const replacing = instead.get(instruction.id) ?? instead.get(instruction.result);
    const known = replacing === undefined ? false : decided.get(replacing);
    const gone = known ?? (replacing !== undefined && replaces(play, frame, replacing));
    if (replacing !== undefined && known === undefined) decided.set(replacing, gone);
    if (!gone) carryOut(play, frame, instruction);
    else if (replacing !== undefined && known === undefined) carryOut(play, frame, replacing);
  }
}

/** Whether the condition of an "instead" holds. */
function replaces(play: Play, frame: Frame, instead: Instead): boolean {
  return holds(play, frame.scope, instead.condition);
}
