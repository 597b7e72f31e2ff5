import type { Condition, Constraint, Filter, OwnCostChange, Quantity, StaticEffect } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Sentence } from "../syntax/sentence.js";
import { lowerCondition } from "./condition.js";
import { objectAntecedent, type Context } from "./context.js";
import { whereOf, withX } from "./defined-x.js";
import { checkWhole } from "./joined.js";
import { bareNoun, headedBy, isThis } from "./noun.js";
import { castBefore, nthSpell } from "./nth-spell.js";
import { one } from "./plain.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { multiplied, Saying, Subject } from "./saying.js";
import { holdsKind } from "../effects/structure.js";

type Node = PredicateOf<"costChange"> | PredicateOf<"costLess">;

/** A change of the cost of spells, and the condition under which it holds. */
export interface LoweredCostChange {
  readonly condition: Condition | null;
  readonly effects: readonly StaticEffect[];
}

/** "Creature spells you cast cost {1} less to cast", "This spell costs {X} less to cast, where X is …" (601.2f); null of another clause. */
export function costEffect(clause: Clause, context: Context): LoweredCostChange | null {
  const [verb, ...verbs] = clause.verbs;
  if (verb?.predicate.kind === "costLess" && clause.subject !== null && verbs.length === 0 && verb.auxiliary === null)
    return activationEffect(verb, verb.predicate, clause.subject, context);
  if (verb?.predicate.kind !== "costChange" || clause.subject === null) return null;
  if (verbs.length > 0 || verb.auxiliary !== null || verb.predicate.what !== "cast") return refuse("cost", clause);
  const nth = nthSpell(clause.subject);
  const what = spellFilter(nth?.spells ?? clause.subject, context);
  const { condition, ...change } = changeOf(verb.predicate, verb.adverbials, context);
  if (nth !== null && condition !== null) return refuse("a condition", verb);
  const effects = [{ kind: "costChange", what, of: "spells", ...change }] as const;
  return { condition: nth === null ? condition : castBefore(nth.nth, what), effects };
}

/** "Equip abilities you activate cost {1} less to activate" (601.2f, 602.2b). */
function activationEffect(verb: VerbPhrase, node: Node, subject: NounPhrase, context: Context): LoweredCostChange {
  const head = headedBy(subject, "ability") ?? refuse("cost", subject);
  if (head.group.determiners.length > 0 || head.group.possessor !== null) return refuse("cost", subject);
  const { condition, ...change } = changeOf(node, purposeOf(verb) ?? refuse("cost", verb), context);
  return {
    condition,
    effects: [{ kind: "costChange", what: abilityFilter(subject, context), of: "activations", ...change }],
  };
}

/** "abilities you activate of other Equipment": whose source is one of these (113.7). */
function abilityFilter(subject: NounPhrase, context: Context): Filter {
  if (subject.kind !== "described") return refuse("cost", subject);
  const last = subject.post.at(-1);
  if (last?.kind !== "of") return objectsOf(subject, context);
  const { constraints, what } = objectsOf({ ...subject, post: subject.post.slice(0, -1) }, context);
  if (!isMany(last.what)) return refuse("of", last);
  return { what, constraints: [...constraints, { kind: "fromSource", source: objectsOf(last.what, context) }] };
}

/** "other Equipment", "creatures you control": all that match. */
function isMany(node: NounPhrase): boolean {
  if (node.kind !== "described" || node.group.possessor !== null) return false;
  return node.group.determiners.every((one) => one.kind === "article" && one.word === "other");
}

/** "This ability costs {1} less to activate for each …" (601.2f, 602.2b); null of another sentence. */
export function ownCostChange({ parts }: Sentence, context: Context): OwnCostChange | null {
  const [part, ...others] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb?.predicate.kind !== "costLess" || part.clause.subject === null) return null;
  const purpose = purposeOf(verb);
  const alone = others.length === 0 && verbs.length === 0 && part.openings.length === 0 && verb.auxiliary === null;
  const ability = isThis(part.clause.subject) && bareNoun(part.clause.subject, "ability") !== null;
  if (purpose === null || !alone || !ability) return refuse("cost", part.clause);
  const change = changeOf(verb.predicate, purpose, context);
  // What the ability targets is announced with it; its source targets nothing.
  return holdsKind(change.condition, "targets") ? refuse("targets", verb) : change;
}

/** What stands behind "to activate". */
function purposeOf({ adverbials }: VerbPhrase): readonly Adverbial[] | null {
  const [purpose, ...others] = adverbials;
  if (purpose?.kind !== "purpose" || others.length > 0) return null;
  const { does } = purpose;
  return does.predicate.kind === "activateBare" && does.auxiliary === null ? does.adverbials : null;
}

/** By how much the cost changes, how many times, and on what condition. */
function changeOf({ amount, direction }: Node, adverbials: readonly Adverbial[], context: Context): OwnCostChange {
  const where = whereOf(adverbials);
  const others = adverbials.filter((each) => each !== where);
  return withX(where, context, () => {
    const saying = new Saying(new Subject(null, context), others, context);
    const each = saying.forEach() ?? one;
    const condition = saying.take("if") ?? saying.take("asLongAs");
    saying.finish();
    const lowered = condition === null ? null : lowerCondition(condition.clause, context);
    if (amount.length !== 1 || amount[0] !== "{X}") {
      if (amount.includes("{X}")) return refuse("{X}", amount);
      return { direction, amount, times: each, condition: lowered };
    }
    const x: Quantity = where === null ? refuse("{X}", amount) : context.x;
    return { direction, amount: ["{1}"], times: multiplied(x, each === one ? null : each), condition: lowered };
  });
}

/** The spells that cost more or less: those of a kind, or the spell itself, which its own text then calls "it". */
function spellFilter(subject: NounPhrase, context: Context): Filter {
  if (isThis(subject) || isOwnName(subject, context)) {
    if (subject.kind !== "self" && bareNoun(subject, "spell") === null) return refuse("cost", subject);
    const objects = { kind: "source" } as const;
    const source: Constraint = { kind: "isOneOf", objects };
    context.mention(objectAntecedent(objects, "singular", ["self", "spell"]));
    return { what: "spell", constraints: [source] };
  }
  if (subject.kind === "described") checkWhole(subject.group);
  return subject.kind === "self" ? refuse("cost", subject) : objectsOf(subject, context);
}

/** The card by its name, on the card itself (201.5). */
function isOwnName(subject: NounPhrase, { bearer }: Context): boolean {
  return subject.kind === "self" && bearer.inQuote === "onCard";
}
