import type { Verb } from "../../../grammar/magic/vocabulary/verbs.js";
import { anyNounPhrase, frame } from "./frame.js";
import { field } from "./kernel/index.js";
import { number, symbols } from "./terminals.js";

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
  onObject("expend"),
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


