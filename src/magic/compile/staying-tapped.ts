import type { StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Context } from "./context.js";
import { isPronoun } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { turnPartOf } from "./turn-part.js";

/** "You may choose not to untap this creature during your untap step." (502.3); null of another clause. */
export function mayStayTapped({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...others] = verbs;
  if (verb?.predicate.kind !== "chooseNot") return null;
  const { does } = verb.predicate;
  const [during, ...more] = does.adverbials;
  const plain = others.length === 0 && verb.auxiliary === "may" && verb.adverbials.length === 0 && more.length === 0;
  if (!plain || !isPronoun(subject, "you") || does.predicate.kind !== "untap" || during?.kind !== "during")
    return refuse("choose not to", verb);
  const { part, whose, next } = turnPartOf(during.when, context);
  const yours = whose?.kind === "player" && whose.reference.kind === "you" && next === "each";
  if (part !== "untapStep" || !yours) return refuse("choose not to", during);
  const affected = lowerObjects(does.predicate.object, context, you);
  if (affected.kind !== "source" && affected.kind !== "attachedTo") return refuse("choose not to", verb);
  return { kind: "continuous", affected, changes: [{ kind: "permit", permission: { kind: "stayTapped" } }] };
}
