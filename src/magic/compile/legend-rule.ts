import type { ObjectReference, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { standsBare } from "./form.js";
import { articleOf, bareNoun } from "./noun.js";
import { lowerObjects } from "./reference.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";

const everything: ObjectReference = { kind: "matching", filter: { what: "permanent", constraints: [] } };

/** "The "legend rule" doesn't apply to permanents you control": those are not subject to it (704.5j); null of another clause. */
export function legendRule({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "apply") return null;
  const { to } = verb.predicate;
  const denied = verb.auxiliary === "doesnt" && standsBare({ ...verb, auxiliary: null });
  if (subject === null || !isLegendRule(subject) || more.length > 0 || !denied) return refuse("apply", verb);
  const affected = to === null ? everything : lowerObjects(to.what, context, you);
  if (affected.kind !== "matching") return refuse("to what", verb);
  return { kind: "continuous", affected, changes: [{ kind: "prohibit", prohibition: { kind: "legendRule" } }] };
}

function isLegendRule(node: NounPhrase): boolean {
  const group = bareNoun(node, '"legend rule"');
  return group !== null && articleOf(group) === "the" && group.determiners.length === 1 && group.possessor === null;
}
