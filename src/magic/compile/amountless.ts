import type { Instruction } from "../effects/index.js";

const single: ReadonlySet<string> = new Set(["source", "maker", "attachedTo", "triggering"]);

/** Whether it was done to one object that was named, and tells no number: "sacrifice this creature" (608.2c). */
export function isAmountless(one: Instruction): boolean {
  return (one.kind === "sacrifice" || one.kind === "destroy") && single.has(one.objects.kind);
}
