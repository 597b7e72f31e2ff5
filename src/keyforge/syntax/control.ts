import { anyPhrase, frame, simplePhrase } from "./frame.js";
import { construct, field, optional } from "./kernel.js";

const to = construct("to", ["to", field("whom", simplePhrase)]);

/** Take, give, swap and have control of cards, and give creatures counters. */
export const controlFrames = [
  frame("takeControl", "take", ["control of", field("object", anyPhrase)]),
  frame("giveControl", "give", ["control of", field("object", anyPhrase), field("to", optional(to))]),
  frame("swapControl", "swap", ["control of", field("object", anyPhrase)]),
  frame("give", "give", [field("whom", simplePhrase), field("object", anyPhrase)]),
  frame("giveTo", "give", [field("object", simplePhrase), "to", field("whom", anyPhrase)]),
  frame("control", "control", [field("object", anyPhrase)]),
  frame("double", "double", [field("object", anyPhrase)]),
] as const;
