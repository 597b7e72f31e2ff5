import { anyNounPhrase, frame } from "./frame.js";
import { choose, construct, field, oneOf, optional, rule, type NodesOf, type Syntax } from "./kernel/index.js";
import { terminal } from "./terminals.js";

/** Sorts of words that may be replaced (612.2). */
const sort = oneOf("a sort of word", {
  creatureType: "creature type",
  color: "color word",
  basicLandType: "basic land type",
});

/** The word itself, a subtype or a color, in the singular. */
const word: Syntax<string> = terminal(
  "a subtype or a color",
  ({ readings: { modifier } }) => {
    if (modifier?.kind === "color") return modifier.color;
    return modifier?.kind === "subtype" && modifier.form === "singular" ? modifier.subtype : undefined;
  },
  (value, out) => out.word(value),
);

const words = [construct("anotherWord", ["another"]), construct("thatWord", [field("word", word)])] as const;
type Into = NodesOf<typeof words>;
const into: Syntax<Into> = rule("a word", () => choose<Into>("a word", words));

const replacing = construct("replacing", ["one", field("sort", sort), "with", field("to", into)]);

/** One way of replacing words: "one creature type with another". */
export type Replacing = NodesOf<readonly [typeof replacing]>;

/** Frames of text-changing effects (612). */
export const textChangeFrames = [
  frame("changeText", "change", [
    "the text of",
    field("object", anyNounPhrase),
    "by replacing all instances of",
    field("replacing", replacing),
    field("or", optional(construct("orReplacing", ["or", field("replacing", replacing)]))),
  ]),
] as const;
