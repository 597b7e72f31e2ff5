import { anyPhrase, frame } from "./frame.js";
import { field, where } from "./kernel.js";

/** What is swapped: with what is said beside it. */
const alone = where(anyPhrase, (node) => node.kind !== "described" || node.post.every(({ kind }) => kind !== "with"));

/** Swap and rearrange creatures in the battleline; to move them is with the other moves. */
export const positionFrames = [
  frame("swap", "swap", [field("object", alone)]),
  frame("switch", "switch", [field("object", anyPhrase)]),
  frame("rearrange", "rearrange", [field("object", anyPhrase)]),
] as const;
