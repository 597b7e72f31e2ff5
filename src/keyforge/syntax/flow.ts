import { anyPhrase, frame, simplePhrase } from "./frame.js";
import { construct, field, later, optional, type Syntax } from "./kernel.js";
import { bareVerb, type VerbPhrase } from "./verb-phrase.js";

const doing: Syntax<VerbPhrase> = later("a verb", () => bareVerb);

/** "and fight it": a further verb with the same doer. */
const further = construct("further", ["and", field("verb", doing)]);

/** Repeat, skip, fulfill and end; have others do something, and do it oneself. */
export const flowFrames = [
  frame("repeat", "repeat", [field("object", anyPhrase)]),
  frame("fulfill", "fulfill", [field("object", anyPhrase)]),
  frame("end", "end", [field("object", anyPhrase)]),
  frame("ignore", "ignore", [field("object", anyPhrase)]),
  frame("do", "do", []),
  frame("doNot", "do", ["not"]),
  /** "not counting that creature" */
  frame("countThing", "count", [field("object", simplePhrase)]),
  frame("doSo", "do", ["so"]),
  /** "have it fight that creature" */
  frame("haveDo", "have", [field("whom", simplePhrase), field("verb", doing), field("further", optional(further))]),
  /** "chooses to make a token creature" */
  frame("chooseTo", "choose", ["to", field("verb", doing)]),
  frame("chooseEither", "choose", ["to either", field("verb", doing), "or", field("other", doing)]),
  frame("considerDo", "consider", [field("object", anyPhrase)]),
  frame("win", "win", [field("object", anyPhrase)]),
  frame("change", "change", [field("object", anyPhrase)]),
  frame("reverse", "reverse", [field("object", anyPhrase)]),
  frame("stop", "stop", [field("object", anyPhrase)]),
] as const;
