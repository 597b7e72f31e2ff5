import { anyNounPhrase, frame, transitive } from "./frame.js";
import { construct, field, many, oneOf, optional } from "./kernel/index.js";
import { costList } from "./cost.js";
import { later, type Syntax } from "./kernel/index.js";
import { bareVerb, type VerbPhrase } from "./clause.js";
import type { CostList } from "./cost.js";

const toDo: Syntax<VerbPhrase> = later("a verb", () => bareVerb);
const costs: Syntax<CostList> = later("a cost", () => costList);

/** How casting is paid, where not as usual (601.2f, 118.9). */
const payment = optional(
  oneOf("a way to pay", {
    free: "without paying its mana cost", freeTheir: "without paying their mana costs", freeTheirOne: "without paying their mana cost", anyMana: "using mana of any type", anyTypeMana: "and mana of any type can be spent to cast it",
  }), // prettier-ignore
);

/** Frames of spells and abilities (601, 602, 707.10). */
export const spellFrames = [
  frame("cast", "cast", [field("object", anyNounPhrase), field("payment", payment)]),
  frame("castFor", "cast", [field("object", anyNounPhrase), "for", field("costs", costs), field("rather", optional(oneOf("rather than", { its: "rather than its mana cost", their: "rather than their mana costs" })))]),
  frame("castByPaying", "cast", [field("object", anyNounPhrase), "by paying", field("object2", anyNounPhrase), field("rather", optional(oneOf("rather than", { its: "rather than paying its mana cost", its2: "rather than its mana cost" })))]),
  frame("castAsThough", "cast", [field("object", anyNounPhrase), "as though", field("pronoun", oneOf("it", { it: "it", they: "they" })), "had flash"]),
  frame("play", "play", [field("object", anyNounPhrase), field("payment", payment)]),
  frame("counter", "counter", [field("object", anyNounPhrase)]),
  frame("copy", "copy", [field("object", anyNounPhrase)]),
  transitive("target"),
  frame("targetOnly", "target", ["only", field("object", anyNounPhrase)]),
  frame("targetBare", "target", []),
  frame("activateBare", "activate", []),
  transitive("activate"),
  transitive("cycle"),
  frame("putThere", "put", ["there"]),
  transitive("unlock"),
  frame("trigger", "trigger", []),
  frame("resolve", "resolve", []),
  frame("pay", "pay", [field("costs", costs)]),
  frame("payMore", "pay", [field("costs", costs), "more to", field("what", oneOf("cast", { cast: "cast", activate: "activate" })), field("object", anyNounPhrase)]),
  frame("playWith", "play", ["with", field("object", anyNounPhrase), "revealed"]),
  frame("begin", "begin", ["the game with", field("object", anyNounPhrase), field("preposition", oneOf("on", { on: "on", in: "in" })), field("place", anyNounPhrase)]),
  frame("payNoun", "pay", [field("object", anyNounPhrase)]),
  frame("paySymbolsTimes", "pay", [field("costs", costs), field("times", oneOf("any number of times", { any: "any number of times", more: "one or more times" }))]),
  frame("kick", "kick", [field("object", optional(anyNounPhrase))]),
  transitive("change"),
  transitive("spend"),
  frame("spendFor", "spend", [field("object", anyNounPhrase), field("only", oneOf("only to", { only: "only to", to: "to" })), field("what", oneOf("cast", { cast: "cast", activate: "activate", pay: "pay" })), field("on", anyNounPhrase), field("more", many(construct("orTo", [field("joined", oneOf("or to", { orTo: "or to", or: "or" })), field("what", oneOf("cast", { cast: "cast", activate: "activate", pay: "pay" })), field("on", anyNounPhrase)])))]),
  frame("spendToDo", "spend", [field("object", anyNounPhrase), "only to", field("does", toDo), field("more", many(construct("orToDo", ["or to", field("does", toDo)])))]),
  transitive("plot"),
  frame("becomeTarget", "become", ["the target of", field("of", anyNounPhrase)]),
  transitive("convoke"),
] as const; // prettier-ignore
