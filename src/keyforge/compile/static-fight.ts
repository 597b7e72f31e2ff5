import type { Affected, Ignorable, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { OpenedClause } from "../syntax/sentence.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { number } from "./plain.js";
import { refuse } from "./refusal.js";
import { affectedBy } from "./static.js";
import { Tails } from "./tails.js";

/** What may be left out of account of the one that is attacked. */
function ignored(node: NounPhrase): readonly Ignorable[] {
  if (node.kind === "coordinated" && node.conjunction === "and") return node.members.flatMap(ignored);
  const isBare =
    node.kind === "described" &&
    node.determiner === null &&
    node.modifiers.length + node.post.length + node.more.length === 0;
  if (!isBare) return refuse("what is ignored", node);
  const { noun } = node;
  if (noun.kind === "common" && noun.noun.noun === "armor") return ["armor"];
  if (noun.kind === "keyword" && (noun.keyword === "taunt" || noun.keyword === "elusive")) return [noun.keyword];
  return refuse("what is ignored", node);
}

/** The one of which it is said that it is attacking; null where the clause says anything else. */
function attacker({ openings }: OpenedClause): NounPhrase | null {
  const [opening, ...others] = openings;
  if (opening?.adverbial.kind !== "subordinate" || opening.adverbial.word !== "while" || others.length > 0) return null;
  const [clause, ...more] = opening.adverbial.clauses.clauses;
  if (clause?.kind !== "clause" || more.length > 0) return null;
  const [verb, ...further] = clause.verbs;
  const isAttacking = verb?.predicate.kind === "progressive" && verb.predicate.verb === "attack";
  return isAttacking && verb.tails.length + further.length === 0 && verb.modal === null ? clause.subject : null;
}

/** "While this creature is attacking, ignore taunt and elusive": of whom it may attack, and how; null for any other. */
export function ignoring(opened: OpenedClause, clause: Clause, context: Context): readonly StaticEffect[] | null {
  const [verb, ...others] = clause.verbs;
  if (clause.subject !== null || verb?.predicate.kind !== "ignore" || others.length > 0) return null;
  const who = attacker(opened) ?? refuse("who ignores it", verb);
  new Tails(verb.tails).finish();
  if (verb.modal !== null || verb.adverb !== null) return refuse("what is said of it", verb);
  return [{ kind: "ignores", affected: affectedBy(who, context), what: ignored(verb.predicate.object) }];
}

/** "deals +2{D} while attacking": on top of what it deals in a fight. */
export function dealsMore({ predicate, tails, adverb }: VerbPhrase, affected: Affected): readonly StaticEffect[] {
  new Tails(tails).finish();
  const isInFight = "constraints" in affected && affected.constraints.some(({ kind }) => kind === "fighting");
  if (predicate.kind !== "dealMore" || adverb !== null || !isInFight) return refuse("what it deals", predicate);
  const { change, icon } = predicate.change;
  if (change.amount === "X" || change.sign !== "+" || icon.icon !== "damage") return refuse("what it deals", predicate);
  return [{ kind: "fightBonus", affected, amount: number(change.amount) }];
}
