import type { Condition, EventPattern } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Described } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { eventDetail } from "./event-detail.js";
import { lowerFilter } from "./filter.js";
import { lowerParticipant } from "./participant.js";
import { refuse } from "./refusal.js";

/**
 * "this creature and at least two other creatures attack": it is declared as an attacker together with so many others
 * (508.1, 508.3a). All attackers are declared at once, so those others attack as it does; they need not have the same
 * controller. Null of an event of another kind.
 */
export function attackTogether(clause: Clause, context: Context): EventPattern | null {
  const { subject } = clause;
  const [verb, ...verbs] = clause.verbs;
  if (subject?.kind !== "coordinated" || subject.conjunction !== "and" || verb?.predicate.kind !== "attack")
    return null;
  const [attacker, company, ...more] = subject.members;
  if (attacker === undefined || company?.kind !== "described" || more.length > 0 || verbs.length > 0) return null;
  if (verb.auxiliary !== null || verb.adverb !== null || verb.innerAdverb !== null || verb.predicate.manner !== null)
    return refuse("attack", clause);
  const object = lowerParticipant(attacker, "object", context);
  if (object.kind !== "object" || object.reference.kind !== "source") return refuse("attack together", attacker);
  const detail = eventDetail(verb, context);
  const conditions = [...detail.conditions, attacking(company, context)];
  return { kind: "attacks", object, whom: null, detail: { ...detail, conditions } };
}

/** So many others attack. */
function attacking(company: Described, context: Context): Condition {
  const { group, post } = company;
  const [limit, ...determiners] = group.determiners;
  if (limit?.kind !== "amount" || limit.word !== "at least") return refuse("attack together", company);
  const determined = readDeterminers(determiners, context);
  const { least, most, other, article } = determined;
  if (least === null || least !== most || other !== "other" || article !== null)
    return refuse("attack together", company);
  const { what, constraints } = lowerFilter(group, post, determined, context);
  return {
    kind: "exists",
    what: { what, constraints: [...constraints, { kind: "status", status: "attacking" }] },
    is: { operator: "atLeast", than: least },
  };
}
