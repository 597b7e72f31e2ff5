import type { Condition, EventPattern } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { eventDetail } from "./event-detail.js";
import { lowerFilter } from "./filter.js";
import { lowerParticipant } from "./participant.js";
import { isPlayerPhrase } from "./player.js";
import { isUnaided } from "./form.js";
import { refuse } from "./refusal.js";

/**
 * "this creature and at least two other creatures attack": it is declared as an attacker together with so many others
 * (508.1, 508.3a). All attackers are declared at once, so those others attack as it does; they need not have the same
 * controller. Null of an event of another kind.
 */
export function attackTogether(clause: Clause, context: Context): EventPattern | null {
  return bothAttack(clause, context) ?? attacksWithOthers(clause, context);
}

/** "this creature attacks with another creature": of a permanent it says no more than that both attack; null of a player. */
function attacksWithOthers({ subject, verbs }: Clause, context: Context): EventPattern | null {
  const [verb, ...others] = verbs;
  if (subject === null || verb?.predicate.kind !== "attackWith" || isPlayerPhrase(subject)) return null;
  const company = verb.predicate.object;
  if (company.kind !== "described" || others.length > 0 || !isUnaided(verb)) return refuse("attack together", verb);
  return attacksAlong(subject, company, verb, context);
}

/** The source is declared as an attacker along with the others. */
function attacksAlong(attacker: NounPhrase, company: Described, verb: VerbPhrase, context: Context): EventPattern {
  const object = lowerParticipant(attacker, "object", context);
  if (object.kind !== "object" || object.reference.kind !== "source") return refuse("attack together", attacker);
  const detail = eventDetail(verb, context);
  const conditions = [...detail.conditions, context.comparing(object.reference, () => attacking(company, context))];
  return { kind: "attacks", object, whom: null, detail: { ...detail, conditions } };
}

function bothAttack(clause: Clause, context: Context): EventPattern | null {
  const { subject } = clause;
  const [verb, ...verbs] = clause.verbs;
  if (subject?.kind !== "coordinated" || subject.conjunction !== "and" || verb?.predicate.kind !== "attack")
    return null;
  const [attacker, company, ...more] = subject.members;
  if (attacker === undefined || company?.kind !== "described" || more.length > 0 || verbs.length > 0) return null;
  if (!isUnaided(verb) || verb.predicate.manner !== null) return refuse("attack", clause);
  // "This creature and another creature attack" may mean each such pair.
  if (!isLimited(company)) return refuse("attack together", company);
  return attacksAlong(attacker, company, verb, context);
}

/** "at least two …" */
function isLimited({ group }: Described): boolean {
  const [limit] = group.determiners;
  return limit?.kind === "amount" && limit.word === "at least";
}

/** So many others attack: "at least two other creatures", "another creature". */
function attacking(company: Described, context: Context): Condition {
  const { group, post } = company;
  const [limit] = group.determiners;
  const limited = isLimited(company);
  const another = limit?.kind === "article" && limit.word === "another" && group.determiners.length === 1;
  const determined = readDeterminers(limited ? group.determiners.slice(1) : group.determiners, context);
  const { least, most, other, article } = determined;
  if (!(limited || another) || least === null || least !== most || other !== "other" || article !== null)
    return refuse("attack together", company);
  const { what, constraints } = lowerFilter(group, post, determined, context);
  return {
    kind: "exists",
    what: { what, constraints: [...constraints, { kind: "status", status: "attacking" }] },
    is: { operator: "atLeast", than: least },
  };
}
