import { aember, anyPhrase, cards, frame, moved, simplePhrase } from "./frame.js";
import { destination } from "./destination.js";
import { construct, field, oneOf, optional } from "./kernel.js";

/** "from your opponent", "from its own side": whom the aember is taken from. */
const from = construct("from", ["from", field("whom", anyPhrase)]);

/** Steal, capture, lose and pay aember, and exalt creatures; to gain it is with the other things gained. */
export const aemberFrames = [
  frame("steal", "steal", [field("aember", aember), field("from", optional(from))]),
  frame("stealIt", "steal", [field("object", simplePhrase)]),
  frame("capture", "capture", [field("aember", aember), field("from", optional(from))]),
  frame("captureIt", "capture", [field("object", simplePhrase)]),
  frame("gainAember", "gain", [field("aember", aember)]),
  frame("loseAember", "lose", [field("aember", aember)]),
  frame("pay", "pay", [field("whom", optional(simplePhrase)), field("aember", aember)]),
  frame("spend", "spend", [field("aember", anyPhrase)]),
  frame("exalt", "exalt", [field("object", cards)]),
  frame("take", "take", [field("object", moved), field("from", optional(from))]),
  frame("takeTo", "take", [field("object", anyPhrase), field("to", destination)]),
  frame("reset", "reset", [field("object", anyPhrase)]),
  frame("raiseTide", "raise", [field("object", anyPhrase)]),
  frame("lowerTide", "lower", [field("object", anyPhrase)]),
  frame("distribute", "distribute", [field("object", anyPhrase), field("among", oneOf("among", { among: "among" })), field("whom", anyPhrase)]), // prettier-ignore
] as const;
