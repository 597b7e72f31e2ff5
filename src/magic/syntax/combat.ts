import { anyNounPhrase, anyThing, frame, transitive } from "./frame.js";
import { field, oneOf, optional } from "./kernel/index.js";

/** Frames of combat (506–511) and of tapping. */
export const combatFrames = [
  frame("attackWith", "attack", ["with", field("object", anyNounPhrase)]),
  frame("attackWhom", "attack", [field("object", anyThing)]),
  frame("attack", "attack", [
    field("manner", optional(oneOf("alone", { alone: "alone", orBlockAlone: "or block alone" }))),
  ]),
  frame("attackOrBlock", "attack", ["or block"]),
  frame("block", "block", [field("object", optional(anyThing))]),
  frame("blockOnly", "block", ["only", field("object", anyNounPhrase)]),
  frame("attackOnly", "attack", ["only", field("object", anyNounPhrase)]),
  frame("fightBare", "fight", []),
  frame("fight", "fight", [field("object", anyNounPhrase)]),
  transitive("tap"),
  transitive("untap"),
  frame("tapOrUntap", "tap", ["or untap", field("object", anyNounPhrase)]),
  frame("untapBare", "untap", []),
  transitive("goad"),
  transitive("detain"),
  transitive("crew"),
  transitive("saddle"),
  transitive("exert"),
] as const;
