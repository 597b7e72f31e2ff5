import type { StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, headedBy, isPronoun, namesItself, stateOf } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

/** "If this card is in your opening hand, you may begin the game with it on the battlefield" (103.6a); null of another condition. */
export function fromOpeningHand(clause: Clause, parts: readonly Part[], context: Context): StaticEffect | null {
  const [verb, ...verbs] = clause.verbs;
  const node = verb?.predicate;
  const hand = node?.kind === "bePlace" ? headedBy(node.place, "hand") : null;
  if (hand === null || stateOf(hand.modifiers[0]) !== "opening") return null;
  const yours = hand.modifiers.length === 1 && hand.post.length === 0 && articleOf(hand.group) === "your";
  const { subject } = clause;
  const own = subject !== null && namesItself(subject);
  const plain = verb?.auxiliary === null && verb.adverb === null && verb.adverbials.length + verbs.length === 0;
  if (!yours || !own || !plain || lowerObjects(subject, context, you).kind !== "source") return refuse("hand", clause);
  return beginsOnBattlefield(parts) ? { kind: "openingHand", to: "battlefield" } : refuse("an opening hand", clause);
}

/** "you may begin the game with it on the battlefield". */
function beginsOnBattlefield([part, ...parts]: readonly Part[]): boolean {
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  const node = verb?.predicate;
  if (part === undefined || node?.kind !== "begin" || verb?.auxiliary !== "may") return false;
  const place = bareNoun(node.place, "battlefield");
  const alone = parts.length + verbs.length + part.openings.length + verb.adverbials.length === 0;
  return alone && place !== null && isPronoun(part.clause.subject, "you") && isPronoun(node.object, "it");
}
