import { anyPhrase, cards, frame } from "./frame.js";
import { construct, field, oneOf, optional } from "./kernel.js";

/** "to fight", "to reap", "to fight friendly creatures" */
export const purpose = construct("purpose", ["to", field("use", oneOf("a use", { fight: "fight", reap: "reap", fightOrReap: "fight or reap" })), field("object", optional(cards))]); // prettier-ignore

/** Use creatures: to reap, to fight, and all else that using is. */
export const useFrames = [
  frame("use", "use", [field("object", cards), field("purpose", optional(purpose))]),
  frame("fightWith", "fight", ["with", field("object", cards)]),
  frame("fight", "fight", [field("object", cards)]),
  frame("fights", "fight", []),
  frame("reapWith", "reap", ["with", field("object", cards)]),
  frame("reap", "reap", []),
  frame("attack", "attack", [field("object", cards)]),
  frame("trigger", "trigger", [field("object", anyPhrase)]),
  frame("resolve", "resolve", [field("object", anyPhrase)]),
  frame("resolveSelf", "resolve", []),
] as const;
