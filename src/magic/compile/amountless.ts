import type { Instruction, Quantity, Target } from "../effects/index.js";

const single: ReadonlySet<string> = new Set(["source", "maker", "attachedTo", "triggering"]);

/** Whether it was done to one object that was named, and tells no number: "sacrifice this creature" (608.2c). */
export function isAmountless(one: Instruction): boolean {
  return (one.kind === "sacrifice" || one.kind === "destroy") && single.has(one.objects.kind);
}

/**
 * How many or how much an instruction says that it does, where it says a number of its own: "draw that many cards, then
 * discard that many cards" speaks of one number twice (608.2c).
 */
export function amountOfDoing(one: Instruction, targets: readonly Target[]): Quantity | null {
  if ("objects" in one && one.objects?.kind === "target") {
    const { target } = one.objects;
    return targets.find(({ id }) => id === target)?.most ?? null;
  }
  if ("amount" in one && typeof one.amount === "object" && one.amount !== null && "kind" in one.amount)
    return one.amount;
  return one.kind === "putCounters" ? one.count : null;
}
