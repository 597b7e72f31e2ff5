import { anyPhrase, frame } from "./frame.js";
import { construct, field, oneOf, optional } from "./kernel.js";

/** "to fight", "to reap" */
export const purpose = construct("purpose", ["to", field("use", oneOf("a use", { fight: "fight", reap: "reap", fightOrReap: "fight or reap" }))]); // prettier-ignore

/** Use creatures: to reap, to fight, and all else that using is. */
export const useFrames = [
  frame("use", "use", [field("object", anyPhrase), field("purpose", optional(purpose))]),
  frame("fightWith", "fight", ["with", field("object", anyPhrase)]),
  frame("fight", "fight", [field("object", anyPhrase)]),
  frame("fights", "fight", []),
  frame("reapWith", "reap", ["with", field("object", anyPhrase)]),
  frame("reap", "reap", []),
  frame("attack", "attack", [field("object", anyPhrase)]),
  frame("trigger", "trigger", [field("object", anyPhrase)]),
  frame("resolve", "resolve", [field("object", anyPhrase)]),
] as const;
