import type { Comparison, EventPattern } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { lowerComparison } from "../comparison.js";
import { isFlip } from "../conditions/coin.js";
import type { EventTable, Happening } from "../happening.js";
import { articleOf, bareNoun } from "../noun.js";
import { readDeterminers } from "../determiner.js";
import { isNumeric } from "../plain.js";
import { refuse } from "../refusal.js";

/** Dice that are rolled (706), and coin flips that are won (705.2). */
export const chanceEvents: EventTable<"roll" | "rollResult" | "winFlip"> = {
  roll: (node, happening) => rolled(grouping(node.object, happening), null, happening),
  rollResult: (node, happening) => rolled("each", lowerComparison(node.result, happening.context), happening),
  winFlip: (node, happening) => (isFlip(node.object, "a") ? coinFlip("won", happening) : refuse("win", node)),
};

/** A coin flip that a player wins or loses (705.2). */
export function coinFlip(outcome: "won" | "lost", { subject, detail }: Happening): EventPattern {
  return { kind: "flipsCoin", player: subject, outcome, detail: detail() };
}

function rolled(each: "each" | "oneOrMore", is: Comparison | null, { subject, detail }: Happening): EventPattern {
  return { kind: "rollsDice", player: subject, grouping: each, is, detail: detail() };
}

/** "a die", "one or more dice". */
function grouping(object: NounPhrase, { context }: Happening): "each" | "oneOrMore" {
  const die = bareNoun(object, "die");
  if (die === null || die.possessor !== null) return refuse("roll", object);
  if (articleOf(die) === "a") return "each";
  const { least, most } = readDeterminers(die.determiners, context);
  return least !== null && isNumeric(least, 1) && most?.kind === "anyNumber" ? "oneOrMore" : refuse("roll", object);
}
