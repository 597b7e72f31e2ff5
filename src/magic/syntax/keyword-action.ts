import type { Verb } from "../../../grammar/magic/vocabulary/verbs.js";
import { anyNounPhrase, frame } from "./frame.js";
import { destination } from "./destination.js";
import { clause, type Clause } from "./clause.js";
import { bareVerb, type VerbPhrase } from "./clause.js";
import { comparison, quantity } from "./quantity.js";
import { construct, field, oneOf, optional, later, type Syntax } from "./kernel/index.js";
import { number, symbols } from "./terminals.js";

const toDo: Syntax<VerbPhrase> = later("a verb", () => bareVerb);
const oneChoice: Syntax<Clause> = later("a clause", () => clause);
/** A clause that begins with a capital letter: after the dash of a choice. */
function raised(syntax: Syntax<Clause>): Syntax<Clause> {
  return { label: syntax.label, match: (source, at) => syntax.match(source, at), print: (node, out) => syntax.print(node, out.sentence()) }; // prettier-ignore
}

const numbered = <const Lemma extends Verb>(lemma: Lemma) => frame(lemma, lemma, [field("number", number)]);
const bare = <const Lemma extends Verb>(lemma: Lemma) => frame(lemma, lemma, []);
const onObject = <const Lemma extends Verb>(lemma: Lemma) => frame(lemma, lemma, [field("object", anyNounPhrase)]);

/** Keyword actions (701) that have no other frame. */
export const keywordActionFrames = [
  numbered("scry"),
  numbered("surveil"),
  numbered("bolster"),
  numbered("adapt"),
  numbered("monstrosity"),
  numbered("fateseal"),
  numbered("blight"),
  numbered("earthbend"),
  numbered("discover"),
  frame("scryBare", "scry", []),
  frame("surveilBare", "surveil", []),
  frame("discoverBare", "discover", []),
  frame("waterbendBare", "waterbend", []),
  frame("earthbendBare", "earthbend", []),
  frame("airbendBare", "airbend", []),
  frame("firebendBare", "firebend", []),
  frame("blightBare", "blight", []),
  frame("collectWhat", "collect", [field("object", anyNounPhrase)]),
  frame("recruit", "recruit", []),
  numbered("expend"),
  frame("lastCombat", "last", []),
  frame("reduceToLess", "reduce", [field("object", anyNounPhrase), "to", field("bound", comparison)]),
  frame("reduceBy", "reduce", [field("object", anyNounPhrase), "by", field("by", quantity)]),
  frame("reduceTo", "reduce", [field("object", anyNounPhrase), "to", field("to", quantity)]),
  onObject("reduce"),
  frame("increaseBy", "increase", [field("object", anyNounPhrase), "by", field("by", quantity)]),
  onObject("increase"),
  frame("causeTo", "cause", [field("object", anyNounPhrase), "to", field("does", toDo)]),
  frame("doSame", "do", ["the same", field("for", optional(construct("for", ["for", field("what", anyNounPhrase)])))]),
  frame("winBare", "win", []),
  frame("seek", "seek", [field("object", anyNounPhrase)]),
  frame("conjure", "conjure", [field("object", anyNounPhrase), field("destination", destination)]),
  frame("faceChoice", "face", [
    "a villainous choice —",
    field("first", raised(oneChoice)),
    field("joined", oneOf("or", { commaOr: ", or", or: "or" })),
    field("second", oneChoice),
  ]),
  frame("giveTo", "give", [field("to", anyNounPhrase), field("object", anyNounPhrase)]),
  frame("draftFrom", "draft", [field("object", anyNounPhrase), "from", field("from", anyNounPhrase)]),
  frame("draftFaceUp", "draft", [field("object", anyNounPhrase), "face up"]),
  frame("timeTravel", "time", ["travel"]),
  frame("reduceOnly", "reduce", ["only", field("object", anyNounPhrase)]),
  onObject("ignore"),
  onObject("devour"),
  onObject("haunt"),
  onObject("complete"),
  onObject("protect"),
  onObject("switch"),
  onObject("count"),
  onObject("convert"),
  bare("survive"),
  frame("spendOnly", "spend", ["only", field("object", anyNounPhrase), "on", field("on", anyNounPhrase)]),
  bare("proliferate"),
  bare("explore"),
  bare("connive"),
  bare("learn"),
  bare("clash"),
  bare("forage"),
  bare("evolve"),
  bare("train"),
  bare("mutate"),
  onObject("manifest"),
  onObject("cloak"),
  onObject("suspect"),
  onObject("airbend"),
  onObject("exploit"),
  onObject("behold"),
  onObject("harness"),
  onObject("assemble"),
  onObject("tempt"),
  onObject("commit"),
  onObject("skip"),
  onObject("take"),
  onObject("end"),
  onObject("assign"),
  onObject("note"),
  onObject("win"),
  onObject("turn"),
  onObject("equip"),
  onObject("attempt"),
  onObject("promise"),
  frame("promiseTo", "promise", [field("to", anyNounPhrase), field("object", anyNounPhrase)]),
  frame("conniveNumber", "connive", [field("number", number)]),
  frame("manifestDread", "manifest", ["dread"]),
  frame("collectEvidence", "collect", ["evidence", field("number", number)]),
  frame("venture", "venture", ["into", field("into", anyNounPhrase)]),
  frame("support", "support", [field("number", number)]),
  frame("waterbend", "waterbend", [field("symbols", symbols)]),
  frame("descend", "descend", []),
  frame("takeInitiative", "take", ["the initiative"]),
  frame("becomeMonarch", "become", ["the monarch"]),
  frame("last", "last", ["until", field("until", anyNounPhrase)]),
  frame("doSo", "do", ["so"]),
  frame("do", "do", []),
  frame("doThisOnly", "do", ["this only once each turn"]),

  frame("endWhat", "end", []),
] as const;
