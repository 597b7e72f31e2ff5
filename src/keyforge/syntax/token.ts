import { anyPhrase, frame, simplePhrase } from "./frame.js";
import { field } from "./kernel.js";

/** Make token creatures: the top card of one's own deck, or cards that are named (Archon Arcana, "Token Creatures"). */
export const tokenFrames = [
  frame("make", "make", [field("object", anyPhrase)]),
  /** "make each creature revealed this way a token creature" */
  frame("makeInto", "make", [field("cards", simplePhrase), field("object", simplePhrase)]),
] as const;
