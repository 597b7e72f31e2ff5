import { anyNounPhrase, frame, transitive } from "./frame.js";
import { construct, field, oneOf, optional } from "./kernel/index.js";
import { symbols } from "./terminals.js";

/** Frames about counters (122). */
export const counterFrames = [
  frame("putCounters", "put", [field("object", anyNounPhrase), "on", field("on", anyNounPhrase)]),
  frame("distribute", "distribute", [field("object", anyNounPhrase), "among", field("among", anyNounPhrase)]),
  frame("removeFromCombat", "remove", [field("object", anyNounPhrase), "from combat"]),
  frame("remove", "remove", [field("object", anyNounPhrase), field("from", optional(construct("from", ["from", field("what", anyNounPhrase)])))]),
  frame("moveCounters", "move", [field("object", anyNounPhrase), "from", field("from", anyNounPhrase), field("link", oneOf("onto", { onto: "onto", to: "to", on: "on" })), field("to", anyNounPhrase)]),
  frame("move", "move", [field("object", anyNounPhrase), field("link", oneOf("onto", { onto: "onto", to: "to", on: "on" })), field("to", anyNounPhrase)]),
  frame("getEnergy", "get", [field("symbols", symbols)]),
  transitive("double"),
  transitive("triple"),
] as const; // prettier-ignore
