import { anyNounPhrase, frame } from "./frame.js";
import { construct, field, oneOf, optional } from "./kernel/index.js";

const by = optional(construct("by", ["by", field("source", anyNounPhrase)]));

/** Frames about damage (120) and life (119). */
export const damageFrames = [
  frame("dealTo", "deal", [field("object", anyNounPhrase), "to", field("to", anyNounPhrase)]),
  frame("dealDivided", "deal", [field("object", anyNounPhrase), field("how", oneOf("divided", { asYouChoose: "divided as you choose among", evenly: "divided evenly , rounded down , among" })), field("among", anyNounPhrase)]),
  frame("dealToEqual", "deal", [field("object", anyNounPhrase), "to", field("to", anyNounPhrase), "equal to", field("quantity", anyNounPhrase)]),
  frame("deal", "deal", [field("object", anyNounPhrase)]),
  frame("prevent", "prevent", [field("object", anyNounPhrase), "that would be dealt", field("to", optional(construct("to", ["to", field("recipient", anyNounPhrase)]))), field("by", by)]),
  frame("preventToAndBy", "prevent", [field("object", anyNounPhrase), "that would be dealt to and dealt by", field("what", anyNounPhrase)]),
  frame("preventWhat", "prevent", [field("object", anyNounPhrase)]),
  frame("gain", "gain", [field("object", anyNounPhrase)]),
  frame("lose", "lose", [field("object", anyNounPhrase)]),
  frame("winFlip", "win", [field("object", anyNounPhrase)]),
  frame("getNoun", "get", [field("object", anyNounPhrase)]),
] as const; // prettier-ignore
