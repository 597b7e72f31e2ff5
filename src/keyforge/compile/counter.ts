import type { Quantity } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Doing } from "./doing.js";
import { amountIn } from "./doing.js";
import { isAround } from "./noun.js";
import { refuse } from "./refusal.js";

/** The kind of a counter by its words: "+1 power counters", which change power, are "power"; "time counter" is "time". */
export function counterName(node: NounPhrase): string {
  if (!isAround(node, "counter")) return refuse("a counter", node);
  const [modifier, ...others] = node.modifiers.filter(({ kind }) => kind !== "count");
  if (modifier === undefined || others.length > 0) return refuse("which counter", node);
  if (modifier.kind === "counterKind") return modifier.counter;
  if (modifier.kind !== "powerChange" || modifier.change.sign !== "+" || modifier.change.amount !== 1)
    return refuse("which counter", node);
  return modifier.of === "power" ? "power" : refuse("armor counters", node);
}

/** How many counters. */
export function counterAmount(node: NounPhrase, doing: Doing): Quantity {
  if (!isAround(node, "counter")) return refuse("counters", node);
  const bare: Described = { ...node, modifiers: [] };
  return amountIn(bare, doing);
}

/** Whether a phrase is about counters. */
export const isCounter = (node: NounPhrase): boolean => isAround(node, "counter");
