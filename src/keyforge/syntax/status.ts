import { anyPhrase, frame } from "./frame.js";
import { field } from "./kernel.js";

/** Ready, exhaust, stun, ward, enrage and flip cards. Cards also ready by themselves. */
export const statusFrames = [
  frame("ready", "ready", [field("object", anyPhrase)]),
  frame("readySelf", "ready", []),
  frame("exhaust", "exhaust", [field("object", anyPhrase)]),
  frame("exhaustSelf", "exhaust", []),
  frame("stun", "stun", [field("object", anyPhrase)]),
  frame("unstun", "unstun", [field("object", anyPhrase)]),
  frame("ward", "ward", [field("object", anyPhrase)]),
  frame("enrage", "enrage", [field("object", anyPhrase)]),
  frame("flip", "flip", [field("object", anyPhrase)]),
  frame("turn", "turn", [field("object", anyPhrase)]),
] as const;
