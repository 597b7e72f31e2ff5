import { anyPhrase, frame } from "./frame.js";
import { field } from "./kernel.js";

/** Swap and rearrange creatures in the battleline; to move them is with the other moves. */
export const positionFrames = [
  frame("swap", "swap", [field("object", anyPhrase)]),
  frame("switch", "switch", [field("object", anyPhrase)]),
  frame("rearrange", "rearrange", [field("object", anyPhrase)]),
] as const;
