import type { ConditionTable } from "../conditioning.js";
import { matches } from "../conditioning.js";
import { isPronoun } from "../noun.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { targeting } from "../targeting.js";
import { refuse } from "../refusal.js";

/** Spells as they were cast and what they target (601.2, 115.1). */
export const spellConditions: ConditionTable<"cast" | "target"> = {
  /** "you cast it" (of a permanent that entered). */
  cast: (node, subject, context) =>
    isPronoun(subject, "you") && node.payment === null
      ? { kind: "cast", object: lowerObjects(node.object, context, you), how: "byYou" }
      : refuse("cast", node),
  target: (node, subject, context) => {
    const object = lowerObjects(subject, context, you);
    return matches(object, targeting(node, context));
  },
};
