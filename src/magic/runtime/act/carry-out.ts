import type { Instruction } from "../../effects/index.js";
import { handlers } from "../handlers/table.js";
import { holds } from "../read/condition.js";
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

/** Carries out one instruction (608.2c). */
export function carryOut(play: Play, frame: Frame, instruction: Instruction): void {
  const outer = play.cause;
  const before = play.happenings.length;
  play.cause = instruction.id;
  const value = handle(instruction.kind, instruction, play, frame);
  keep(frame, instruction.result, value);
  play.cause = outer;
  const { kind, id } = instruction;
  const events = [...new Set(play.happenings.slice(before).map((happening) => happening.kind))];
  play.reports.push({ kind: "instruction", id, instruction: kind, events });
}

/** The ids of instructions that a later "instead" takes the place of (614.15). */
function replacedBy(
  instructions: readonly Instruction[],
): ReadonlyMap<string, Extract<Instruction, { readonly kind: "instead" }>> {
  const map = new Map<string, Extract<Instruction, { readonly kind: "instead" }>>();
  for (const instruction of instructions)
    if (instruction.kind === "instead") map.set(instruction.replaces, instruction);
  return map;
}

/** Carries out instructions in order; one that an "instead" further on replaces gives way to it (608.2c, 614.15). */
export function carryOutAll(play: Play, frame: Frame, instructions: readonly Instruction[]): void {
  const instead = replacedBy(instructions);
  for (const instruction of instructions) {
    if (instruction.kind === "instead") {
      if (!instructions.some(({ id }) => id === instruction.replaces)) carryOut(play, frame, instruction);
      continue;
    }
    const replacing = instead.get(instruction.id) ?? instead.get(instruction.result);
    if (replacing === undefined || !replaces(play, frame, replacing)) carryOut(play, frame, instruction);
    else carryOut(play, frame, replacing);
  }
}

/** Whether the condition of an "instead" holds. */
function replaces(play: Play, frame: Frame, instead: Extract<Instruction, { readonly kind: "instead" }>): boolean {
  return holds(play, frame.scope, instead.condition);
}
