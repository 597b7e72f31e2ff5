import type { InstructionTable } from "../instruct.js";
import { refuse } from "../refusal.js";

/** A passive is an event or a state; no instruction is given in it. */
export const passiveInstructions: InstructionTable<"passive" | "passiveFirst"> = {
  passive: (node) => refuse(node.verb, node),
  passiveFirst: (node) => refuse(node.verb, node),
};
