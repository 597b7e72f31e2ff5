import { anyPhrase, frame } from "./frame.js";
import { field } from "./kernel.js";

/** Use creatures: to reap, to fight, and all else that using is. */
export const useFrames = [
  frame("use", "use", [field("object", anyPhrase)]),
  frame("fightWith", "fight", ["with", field("object", anyPhrase)]),
  frame("fight", "fight", [field("object", anyPhrase)]),
  frame("fights", "fight", []),
  frame("reapWith", "reap", ["with", field("object", anyPhrase)]),
  frame("reap", "reap", []),
  frame("attack", "attack", [field("object", anyPhrase)]),
  frame("attacks", "attack", []),
  frame("trigger", "trigger", [field("object", anyPhrase)]),
  frame("resolve", "resolve", [field("object", anyPhrase)]),
] as const;
