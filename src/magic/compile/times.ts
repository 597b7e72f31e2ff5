import type { Quantity } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Context } from "./context.js";
import { numeric } from "./plain.js";
import type { Saying } from "./saying.js";

type Manner = Extract<Adverbial, { readonly kind: "manner" }>["manner"];

const numbers = [
  ["once", 1],
  ["twice", 2],
  ["threeTimes", 3],
  ["fourTimes", 4],
  ["fiveTimes", 5],
] as const satisfies readonly (readonly [Manner, number])[];

const words: ReadonlySet<string> = new Set<Manner>([...numbers.map(([word]) => word), "xTimes", "thatMany"]);

/** Whether an adverbial says how often a verb is done. */
export function saysTimes(one: Adverbial): boolean {
  return one.kind === "manner" && words.has(one.manner);
}

/** "twice", "four times", "X times", "that many times"; null where the text says nothing of it. */
export function timesOf(saying: Saying, context: Context, node: object): Quantity | null {
  if (saying.takeManner("xTimes") === "there") return context.x;
  if (saying.takeManner("thatMany") === "there")
    return { kind: "result", slot: context.resultSlot("that many times", node) };
  const found = numbers.find(([word]) => saying.takeManner(word) === "there");
  return found === undefined ? null : numeric(found[1]);
}
