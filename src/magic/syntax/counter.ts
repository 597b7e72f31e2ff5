import { anyNounPhrase, frame, transitive } from "./frame.js";
import { construct, field, oneOf, optional, rule, where, type Syntax } from "./kernel/index.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";
import { symbols } from "./terminals.js";

/** What can be put on something as counters: not a card that goes on top of a library. */
const countersPhrase: Syntax<NounPhrase> = rule("counters", () => where(nounPhrase, mayBeCounters));

function mayBeCounters(phrase: NounPhrase): boolean {
  switch (phrase.kind) {
    case "described":
      return phrase.group.items.some(
        ({ noun }) =>
          noun.kind === "common" && (noun.noun === "counter" || noun.noun === "one" || noun.noun === "number"),
      );
    case "coordinated":
      return phrase.members.some(mayBeCounters);
    case "partitive":
    case "numberOf":
      return mayBeCounters(phrase.of);
    case "pronoun":
      return (
        phrase.word === "thatMany" ||
        phrase.word === "those" ||
        phrase.word === "both" ||
        phrase.word === "one" ||
        phrase.word === "another"
      );
    case "allBut":
    case "self":
    case "symbolAmount":
      return false;
  }
}

/** Frames about counters (122). */
export const counterFrames = [
  frame("putCounters", "put", [field("object", countersPhrase), "on", field("on", anyNounPhrase)]),
  frame("distribute", "distribute", [field("object", anyNounPhrase), "among", field("among", anyNounPhrase)]),
  frame("removeFromCombat", "remove", [field("object", anyNounPhrase), "from combat"]),
  frame("remove", "remove", [field("object", anyNounPhrase), field("from", optional(construct("from", ["from", field("what", anyNounPhrase)])))]),
  frame("moveCounters", "move", [field("object", anyNounPhrase), "from", field("from", anyNounPhrase), field("link", oneOf("onto", { onto: "onto", to: "to", on: "on" })), field("to", anyNounPhrase)]),
  frame("move", "move", [field("object", anyNounPhrase), field("link", oneOf("onto", { onto: "onto", to: "to", on: "on" })), field("to", anyNounPhrase)]),
  frame("getEnergy", "get", [field("symbols", symbols)]),
  transitive("double"),
  transitive("triple"),
] as const; // prettier-ignore
