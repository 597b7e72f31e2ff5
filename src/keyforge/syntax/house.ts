import { state } from "./adjective.js";
import { anyPhrase, frame, simplePhrase } from "./frame.js";
import { construct, field, later, oneOf, optional, type Syntax, where } from "./kernel.js";
import { bareVerb, type VerbPhrase } from "./verb-phrase.js";

const withWhom = construct("with", ["with", field("whom", anyPhrase)]);
const as = construct("as", ["as", field("what", simplePhrase)]);

const doing: Syntax<VerbPhrase> = later("a verb", () => bareVerb);

/** "a house": what is shared; with whom is a role of the verb. */
const bare = where(simplePhrase, (node) => node.kind === "described" && node.post.length === 0);

/** Choose, belong to and share houses; names, traits and the like are chosen with the same words. */
export const houseFrames = [
  frame("choose", "choose", [field("object", anyPhrase), field("as", optional(as))]),
  frame("chooseToDo", "choose", [field("object", simplePhrase), "to", field("verb", doing)]),
  frame("name", "name", [field("object", anyPhrase)]),
  frame("belong", "belong", [
    "to",
    field("house", optional(oneOf("house", { house: "house" }))),
    field("object", anyPhrase),
  ]),
  frame("share", "share", [field("object", bare), field("with", optional(withWhom))]),
  frame("match", "match", [field("object", simplePhrase)]),
  frame("become", "become", [field("object", anyPhrase)]),
  frame("becomeState", "become", [field("state", state)]),
  /** "treat it as a copy of an artifact" */
  frame("treat", "treat", [field("object", simplePhrase), "as", field("what", simplePhrase)]),
] as const;
