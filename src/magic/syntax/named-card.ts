import { frame } from "./frame.js";
import { field } from "./kernel/index.js";
import { wordList } from "./word-list.js";

/** Frames of cards that are defined by name (707.13). */
export const namedCardFrames = [
  frame("chooseUnchosenName", "choose", ["a card name that hasn't been chosen from among", field("names", wordList)]),
  frame("copyNamedCard", "create", ["a copy of the card with the chosen name"]),
] as const;
