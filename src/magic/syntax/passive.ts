import { anyNounPhrase, beFrame } from "./frame.js";
import { field, many, oneOf, optional } from "./kernel/index.js";
import { participle, passiveTail } from "./passive-tail.js";

/** The passive of any verb that takes an object. */
export const passiveFrames = [
  beFrame("passive", [field("verb", participle), field("object", optional(anyNounPhrase)), field("tails", many(passiveTail))]),
  beFrame("passiveEither", [field("verb", participle), field("conjunction", oneOf("or", { or: "or", and: "and" })), field("second", participle), field("tails", many(passiveTail))]),
  beFrame("passiveFirst", [field("adverb", oneOf("still", { next: "next", first: "first", also: "also", already: "already", notBeing: "being" })), field("verb", participle), field("tails", many(passiveTail))]),
] as const; // prettier-ignore
