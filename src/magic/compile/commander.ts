import type { StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, namesItself } from "./noun.js";
import { lowerObjects } from "./reference.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";

/** "This card can be your commander": it changes how a deck may be built (903.3a, 113.6n); null of another clause. */
export function commanderAbility(clause: Clause, context: Context): StaticEffect | null {
  const [verb, ...verbs] = clause.verbs;
  const node = verb?.predicate;
  if (verb?.auxiliary !== "can" || node?.kind !== "beNoun" || clause.subject === null) return null;
  const group = bareNoun(node.object, "commander");
  const plain = verbs.length === 0 && verb.adverbials.length === 0 && node.addition === null && node.still === null;
  if (group === null || articleOf(group) !== "your" || !plain || verb.adverb !== null) return refuse("can be", verb);
  const own = namesItself(clause.subject);
  if (!own || lowerObjects(clause.subject, context, you).kind !== "source") return refuse("a commander", clause);
  return { kind: "deckConstruction", what: "commander" };
}
