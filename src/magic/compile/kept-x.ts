import type { Instruction, Quantity } from "../effects/index.js";
import { slotsFilled, someWithin } from "../effects/structure.js";
import type { Context } from "./context.js";
import { eachList, type Instructions, listsOf } from "../effects/instruction-lists.js";

/**
 * Has each X that the text defines, and that several instructions speak of, be determined once (608.2h): all of them have
 * the same value (107.3i), whatever the first of them changes. It is determined where the first of them begins, by an
 * instruction of its own, and the others speak of that. An X of one instruction stays where it is, and so does one that
 * rests on what the first of them does, or that is another for each turn of a loop.
 */
export function keepX(instructions: Instructions, context: Context): Instructions {
  return context.definedX.reduce((all, x) => keep(all, x, context), instructions);
}

function keep(instructions: Instructions, x: Quantity, context: Context): Instructions {
  if (x.kind === "number" || x.kind === "result" || uses(context.targets, x)) return instructions;
  const at = instructions.findIndex((one) => uses(one, x));
  const first = instructions[at];
  if (first === undefined) return instructions;
  const further = instructions.slice(at + 1).some((one) => uses(one, x));
  const isOne = !further && !(usesItself(first, x) && listsOf(first).some((list) => uses(list, x)));
  const [before, after] = [instructions.slice(0, at), instructions.slice(at + 1)];
  if (isOne) return [...before, eachList(first, (list) => keep(list, x, context)), ...after];
  return restsOn(x, [first, ...after]) ? instructions : [...before, determine(x, context), first, ...after];
}

/** The instruction that determines X; all that stood for X speaks of what that comes to. */
function determine(x: Quantity, context: Context): Instruction {
  const determined: Instruction = { kind: "determineValue", ...context.nextId(), quantity: { ...x } };
  for (const key of Object.keys(x)) Reflect.deleteProperty(x, key);
  const kept: Quantity = { kind: "result", slot: determined.result };
  Object.assign(x, kept);
  return determined;
}

function uses(part: unknown, x: Quantity): boolean {
  return someWithin(part, (one) => one === x);
}

/** Whether an instruction speaks of X apart from the instructions within it. */
function usesItself(instruction: Instruction, x: Quantity): boolean {
  const bare = eachList(instruction, () => []);
  return uses(bare, x);
}

/** Whether X speaks of what one of the instructions does, or of an object or a player of a loop among them. */
function restsOn(x: Quantity, instructions: Instructions): boolean {
  const filled = new Set([...slotsFilled(instructions), ...loopSlots(instructions)]);
  return someWithin(x, (part) => typeof part === "string" && filled.has(part));
}

function loopSlots(instructions: Instructions): readonly string[] {
  return instructions.flatMap((one) => [
    ...(one.kind === "forEach" ? [one.slot] : []),
    ...listsOf(one).flatMap((list) => loopSlots(list)),
  ]);
}
