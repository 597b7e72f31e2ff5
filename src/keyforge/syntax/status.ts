import { anyPhrase, cards, frame } from "./frame.js";
import { field, oneOf, optional } from "./kernel.js";

/** Ready, exhaust, stun, ward, enrage and flip cards. Cards also ready by themselves. */
export const statusFrames = [
  frame("ready", "ready", [field("object", cards)]),
  frame("readySelf", "ready", []),
  frame("exhaust", "exhaust", [field("object", cards)]),
  frame("exhaustSelf", "exhaust", []),
  frame("stun", "stun", [field("object", cards)]),
  frame("unstun", "unstun", [field("object", cards)]),
  frame("ward", "ward", [field("object", cards)]),
  frame("enrage", "enrage", [field("object", cards)]),
  frame("flip", "flip", [
    field("object", cards),
    field("facing", optional(oneOf("a facing", { facedown: "facedown", faceup: "faceup" }))),
  ]),
  frame("turn", "turn", [field("object", anyPhrase)]),
] as const;
