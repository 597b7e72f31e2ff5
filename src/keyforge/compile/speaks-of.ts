import { someWithin } from "../../text/within.js";

/** Whether effects speak of the turn of a loop, or of what an instruction did, by its slot. */
export function speaksOfSlot(effects: unknown, kind: "iteration" | "result", slot: string): boolean {
  return someWithin(effects, (part) => isOfSlot(part, kind, slot));
}

function isOfSlot(part: unknown, kind: string, slot: string): boolean {
  if (typeof part !== "object" || part === null || !("kind" in part) || !("slot" in part)) return false;
  return part.kind === kind && part.slot === slot;
}
