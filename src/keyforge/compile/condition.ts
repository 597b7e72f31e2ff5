import type { Condition } from "../effects/index.js";
import type { Clause, Clauses, Existence } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { controls, existence, has } from "./condition-count.js";
import { damageDestroys, didSuch, didThisWay, done, entersBeside, firstTime, happened, passive } from "./condition-history.js"; // prettier-ignore
import { attacking, belongs, identity, place, quality, qualityAt, shared } from "./condition-state.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

export const not = (condition: Condition): Condition => ({ kind: "not", condition });

/** What must hold, of clauses joined by "and" or "or". */
export function lowerCondition({ clauses, links }: Clauses, context: Context): Condition {
  const conditions = clauses.map((one) => ofClause(one, context));
  const [first, ...others] = conditions;
  if (first === undefined) return refuse("a condition");
  if (others.length === 0) return first;
  if (links.every((link) => link === "and")) return { kind: "and", conditions };
  return links.every((link) => link === "or") ? { kind: "or", conditions } : refuse("joined conditions");
}

function ofClause(node: Clause | Existence, context: Context): Condition {
  if (node.kind === "existence") return existence(node, context);
  const [verb, ...others] = node.verbs;
  if (node.subject === null || verb === undefined || others.length > 0) return refuse("a condition", node);
  return ofVerb(node.subject, verb, context);
}

export const denying: ReadonlySet<string> = new Set(["doNot", "doesNot", "didNot", "hasNot", "haveNot"]);

function ofVerb(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  const { predicate, modal } = verb;
  const found = ofPredicate(subject, verb, context);
  if (modal === null) return found;
  return denying.has(modal) && predicate.kind !== "do" ? not(found) : found;
}

export function noTails({ tails, adverb }: VerbPhrase): void {
  const [first] = tails;
  if (first !== undefined || adverb !== null) refuse("what is said beside the verb", first ?? null);
}

function ofPredicate(subject: NounPhrase, told: VerbPhrase, context: Context): Condition {
  // "still" says no more than that it is so now.
  const verb = told.adverb === "still" ? { ...told, adverb: null } : told;
  const { predicate } = verb;
  const thisWay = didThisWay(subject, verb, context);
  if (thisWay !== null) return thisWay;
  switch (predicate.kind) {
    case "do":
      return done(verb, context);
    case "doNot":
      return not(done(verb, context));
    case "control":
      noTails(verb);
      return controls(subject, predicate, context);
    case "have":
      noTails(verb);
      return has(subject, predicate, context);
    case "isQuality":
      noTails(verb);
      return quality(subject, predicate, context);
    case "isQualityAt":
      noTails(verb);
      return qualityAt(subject, predicate, context);
    case "progressive":
      noTails(verb);
      return attacking(subject, predicate, context);
    case "isAt":
      noTails(verb);
      return place(subject, predicate, context);
    case "is": {
      const first = firstTime(subject, verb, predicate, context);
      if (first !== null) return first;
      noTails(verb);
      return identity(subject, predicate, context);
    }
    case "share":
      noTails(verb);
      return shared(subject, predicate, context);
    case "passive":
      return passive(subject, verb, predicate, context);
    case "belong":
      noTails(verb);
      return belongs(subject, predicate, context);
    case "discard":
    case "archive":
    case "purge":
    case "reveal":
      return didSuch(subject, verb, predicate, context);
    case "enter":
      return entersBeside(subject, verb, predicate, context);
    case "destroy":
      return damageDestroys(subject, verb, predicate, context);
    default:
      return happened(subject, verb, context);
  }
}
