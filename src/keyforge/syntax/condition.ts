import { gerund, participle } from "./terminals.js";
import { state } from "./adjective.js";
import { destination } from "./destination.js";
import { anyPhrase, damage, beFrame, frame, simplePhrase } from "./frame.js";
import { construct, field, later, oneOf, optional, type Syntax } from "./kernel.js";
import { purpose } from "./use.js";
import { bareVerb, type VerbPhrase } from "./verb-phrase.js";

const doing: Syntax<VerbPhrase> = later("a verb", () => bareVerb);

const prepositions = {
  on: "on", in: "in", under: "under", from: "from", of: "of", at: "at", notOn: "not on", notIn: "not in", adjacentTo: "adjacent to", to: "to", with: "with",
} as const; // prettier-ignore
const adverbs = optional(oneOf("an adverb", { already: "already", also: "also", still: "still", not: "not", onlyAdverb: "only", instead: "instead", no: "no longer", currently: "currently", both: "both", each: "each", all: "all" })); // prettier-ignore
const than = construct("than", ["than", field("what", anyPhrase)]);
const more = construct("more", ["and", field("adjective", state)]);

/** What something is, where it is, and what it has: the conditions of "if" and "while". */
export const conditionFrames = [
  /** "is exhausted and on a flank" */
  beFrame("isQualityAt", [field("adjective", state), "and", field("preposition", oneOf("a place", prepositions)), field("place", anyPhrase)]), // prettier-ignore
  beFrame("isQuality", [field("adverb", adverbs), field("adjective", state), field("more", optional(more))]),
  /** "is considered to have 3 power" */
  beFrame("considered", ["considered", field("verb", construct("to", ["to", field("verb", doing)]))]),
  beFrame("consideredWhat", ["considered", field("what", anyPhrase)]),
  beFrame("consideredQuality", ["considered", field("adjective", state)]),
  /** "is destroyed", "was discarded this way", "is captured by it" */
  beFrame("passive", [
    field("adverb", adverbs),
    field("verb", participle),
    field("to", optional(destination)),
    field("purpose", optional(purpose)),
  ]),
  /** "cannot be played or used", "would be stolen or captured from your pool" */
  beFrame("passiveEither", [
    field("adverb", adverbs),
    field("verb", participle),
    "or",
    field("other", participle),
    field("to", optional(destination)),
    field("purpose", optional(purpose)),
  ]),
  /** "cannot be dealt damage or destroyed" */
  beFrame("dealtOr", ["dealt", field("damage", damage), "or", field("other", participle)]),
  /** "cannot be dealt damage" */
  beFrame("dealt", [field("adverb", adverbs), "dealt", field("damage", damage), field("to", optional(destination))]),
  /** "is attacking" */
  beFrame("progressive", [field("verb", gerund)]),
  beFrame("isAt", [field("adverb", adverbs), field("preposition", oneOf("a place", prepositions)), field("place", anyPhrase)]), // prettier-ignore
  /** "were in your hand and in the active house" */
  beFrame("isAtBoth", [
    field("preposition", oneOf("a place", prepositions)),
    field("place", simplePhrase),
    "and",
    field("otherPreposition", oneOf("a place", prepositions)),
    field("otherPlace", simplePhrase),
  ]),
  beFrame("is", [field("adverb", adverbs), field("what", anyPhrase)]),
  beFrame("equals", ["equal to", field("what", anyPhrase)]),
  frame("have", "have", [field("object", anyPhrase), field("than", optional(than))]),
  frame("count", "count", ["as", field("what", anyPhrase)]),
  frame("lack", "lack", [field("object", anyPhrase)]),
  frame("remain", "remain", [field("adjective", state)]),
  frame("contain", "contain", [field("object", anyPhrase)]),
] as const;
