import { anyNounPhrase, frame } from "./frame.js";
import { field, oneOf, later, type Syntax } from "./kernel/index.js";
import { bareVerb, type VerbPhrase } from "./clause.js";
import { comparison, quantity } from "./quantity.js";
import { symbols } from "./terminals.js";
import { label, wordList } from "./word-list.js";

const toDo: Syntax<VerbPhrase> = later("a verb", () => bareVerb);

/** How many modes a header asks for (700.2). */
export const modeCounts = {
  one: "one", two: "two", three: "three", four: "four", oneOrBoth: "one or both", oneOrMore: "one or more", anyNumber: "any number", upToOne: "up to one", upToTwo: "up to two", upToThree: "up to three", upToFour: "up to four", x: "x", upToX: "up to x", twoOrMore: "two or more", upToFive: "up to five",
  oneAtRandom: "one at random", oneNotChosenThisTurn: "one that hasn't been chosen this turn", oneNotChosen: "one that hasn't been chosen", upToOneNotChosen: "up to one that hasn't been chosen this turn",
} as const; // prettier-ignore

export type ModeCount = keyof typeof modeCounts;

/** Frames of choices (608.2d, 700.2), votes and chance. */
export const choiceFrames = [
  /** The header of a modal list; its dash ends the sentence. */
  frame("chooseModes", "choose", [field("count", oneOf("how many", modeCounts)), "—"]),
  frame("chooseModesRepeat", "choose", [field("count", oneOf("how many", modeCounts)), ". You may choose the same mode more than once ."]),
  frame("chooseWorth", "choose", [field("count", oneOf("how many", modeCounts)), field("symbols", symbols), "worth of modes"]),
  frame("chooseNot", "choose", ["not to", field("does", toDo)]),
  frame("choose", "choose", [field("object", anyNounPhrase)]),
  frame("chooseAtRandom", "choose", [field("object", anyNounPhrase), "at random"]),
  frame("chooseWord", "choose", [field("words", wordList)]),
  frame("chooseLabel", "choose", [field("word", label)]),
  frame("chooseCount", "choose", [field("count", oneOf("how many", modeCounts))]),
  frame("flip", "flip", [field("object", anyNounPhrase)]),
  /** "roll a d20 and add the number of cards in your hand" (706.2) */
  frame("rollPlus", "roll", [field("object", anyNounPhrase), "and add", field("quantity", quantity)]),
  /** "whenever you roll a 4 or higher" */
  frame("rollResult", "roll", ["a", field("result", comparison)]),
  frame("roll", "roll", [field("object", anyNounPhrase)]),
  frame("vote", "vote", ["for", field("words", wordList)]),
  frame("voteFor", "vote", ["for", field("object", anyNounPhrase)]),
  frame("nameCard", "name", [field("object", anyNounPhrase)]),
  frame("guess", "guess", [field("object", anyNounPhrase)]),
  frame("exchangeWith", "exchange", [field("object", anyNounPhrase), "with", field("with", anyNounPhrase)]),
  frame("exchangeWhat", "exchange", [field("object", anyNounPhrase)]),
  frame("exchange", "exchange", ["control of", field("object", anyNounPhrase)]),
  frame("repeatProcess", "repeat", ["this process", field("times", oneOf("how often", { once: "once", any: "any number of times", none: "" }))]),
] as const; // prettier-ignore
