import { costSlot, eventSlot } from "../effects/reserved-slots.js";
import type { Identifier, Instruction, Target } from "../effects/index.js";
import { nestedInstructions } from "./nesting.js";

/** One instruction of an ability as the rest of its prose calls it. */
export interface Step {
  readonly label: string;
  readonly kind: Instruction["kind"];
}

/** What the prose of an ability calls its object, its targets and its instructions. */
export interface Names {
  /** The object that bears the ability (201.5): "this spell", "this token". */
  readonly self: string;
  readonly targets: ReadonlyMap<Identifier, string>;
  readonly targetCount: number;
  readonly steps: ReadonlyMap<Identifier, Step>;
  /** What each instruction is called; an instruction that stands in two places has two equal objects. */
  readonly labels: ReadonlyMap<Instruction, string>;
  /** The label of the instruction that is being described. */
  readonly within: string;
}

/** The names of an ability whose targets and instructions are not known yet. */
export function freshNames(self: string): Names {
  return { self, targets: new Map(), targetCount: 0, steps: new Map(), labels: new Map(), within: "" };
}

function calledTarget({ most }: Target, number: number, total: number): string {
  if (total > 1) return `target ${number}`;
  return most.kind === "number" && most.value === 1 ? "the target" : "the targets";
}

/** With the targets of an ability or a mode, counted on from those known before (601.2c). */
export function withTargets(names: Names, targets: readonly Target[]): Names {
  const total = names.targetCount + targets.length;
  const called = targets.map((target, at): [Identifier, string] => [
    target.id,
    calledTarget(target, names.targetCount + at + 1, total),
  ]);
  return { ...names, targets: new Map([...names.targets, ...called]), targetCount: total };
}

/** An instruction with its label, and those within it. */
function labelled(instructions: readonly Instruction[], prefix: string): readonly [Instruction, string][] {
  return instructions.flatMap((instruction, at) => {
    const label = `${prefix}${at + 1}`;
    return [[instruction, label], ...labelled(nestedInstructions(instruction), `${label}.`)];
  });
}

/** The slots under which an instruction is spoken of. */
function slotsOf(instruction: Instruction): readonly Identifier[] {
  const own = [instruction.result, instruction.id];
  return instruction.kind === "forEach" ? [...own, instruction.slot] : own;
}

/** With the instructions of a list, unless they are known from the list around them. */
export function withSteps(names: Names, instructions: readonly Instruction[]): Names {
  if (instructions.every((instruction) => names.labels.has(instruction))) return names;
  const labels = labelled(instructions, names.within === "" ? "" : `${names.within}.`);
  const steps = labels.flatMap(([instruction, label]) =>
    slotsOf(instruction).map((slot): [Identifier, Step] => [slot, { label, kind: instruction.kind }]),
  );
  return { ...names, labels: new Map([...names.labels, ...labels]), steps: new Map([...names.steps, ...steps]) };
}

/** What an instruction is called, such as "step 2.1". */
export function stepName(names: Names, slot: Identifier): string {
  if (slot === eventSlot) return "the trigger event";
  if (slot === costSlot) return "the paid cost";
  const step = names.steps.get(slot);
  return step === undefined ? earlierStep(slot) : `step ${step.label}`;
}

/** A step of the ability that stands before this one on the card, which "instead" changes (614.15). */
function earlierStep(slot: Identifier): string {
  const [, number] = /\.e(\d+)$/.exec(slot) ?? [];
  return number === undefined ? `the earlier step "${slot}"` : `step ${number} of the ability before`;
}

/** The one of several that an instruction goes through, or of which a condition asks something. */
export function atHand(names: Names, slot: Identifier, what: "player" | "object"): string {
  if (slot === "it") return `the ${what} in question`;
  return `the ${what === "player" ? "player" : "one"} at hand in ${stepName(names, slot)}`;
}

/** What was announced for a target. */
export function targetName(names: Names, id: Identifier, what: "player" | "object" = "object"): string {
  const [, number] = /^t(\d+)$/.exec(id) ?? [];
  const elsewhere = number === undefined ? `the target ${what} "${id}"` : `target ${number} of the ability before`;
  return names.targets.get(id) ?? elsewhere;
}
