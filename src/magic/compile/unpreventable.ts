import type { Instruction, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { damageOf } from "./events/damage.js";
import { articleOf, bareNoun, headedBy, onlyPost } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

type Unpreventable = Extract<StaticEffect, { readonly kind: "unpreventable" }>;

/**
 * "Damage can't be prevented", "Combat damage that would be dealt by creatures you control can't be prevented", "the damage
 * can't be prevented" of a spell that deals it (615.12); null of another clause.
 */
export function unpreventable(clause: Clause, context: Context): Unpreventable | null {
  return saysUnpreventable(clause) === "always" ? damageMeant(clause, context) : null;
}

/** "Damage can't be prevented this turn." (611.2a, 615.12); null of another clause. */
export function unpreventableThisTurn(clause: Clause, context: Context): readonly Instruction[] | null {
  if (saysUnpreventable(clause) !== "thisTurn") return null;
  const effect = damageMeant(clause, context);
  return [{ kind: "applyStatic", ...context.nextId(), effects: [effect], duration: { kind: "thisTurn" } }];
}

/** "The damage can't be prevented." speaks of the damage that is dealt before it (615.12); null of another sentence. */
export function amendDamage({ parts }: Sentence, before: readonly Instruction[]): readonly Instruction[] | null {
  const [part, ...more] = parts;
  const last = before.at(-1);
  if (part === undefined || more.length > 0 || part.openings.length > 0 || last?.kind !== "dealDamage") return null;
  if (saysUnpreventable(part.clause) !== "always" || !isTheDamage(part.clause.subject)) return null;
  return [...before.slice(0, -1), { ...last, prevention: "prohibited" }];
}

/** Whether the clause says of damage that it can't be prevented, and for how long. */
function saysUnpreventable({ subject, verbs }: Clause): "always" | "thisTurn" | null {
  const [verb, ...others] = verbs;
  const damage = subject !== null && headedBy(subject, "damage") !== null;
  if (!damage || verb?.auxiliary !== "cant" || others.length > 0) return null;
  const node = verb.predicate;
  if (node.kind !== "passive" || node.verb !== "prevent" || node.tails.length > 0) return null;
  if (verb.adverb !== null || verb.innerAdverb !== null || verb.adverbials.length > 0) return refuse("prevented", verb);
  if (node.object === null) return "always";
  return isThisTurn(node) ? "thisTurn" : refuse("prevented", node);
}

function isThisTurn({ object }: PredicateOf<"passive">): boolean {
  const turn = object === null ? null : bareNoun(object, "turn");
  return turn !== null && turn.possessor === null && articleOf(turn) === "this";
}

/** "the damage": what was said to be dealt. */
function isTheDamage(subject: NounPhrase | null): boolean {
  const damage = subject === null ? null : bareNoun(subject, "damage");
  return damage !== null && damage.possessor === null && articleOf(damage) === "the";
}

function damageMeant({ subject }: Clause, context: Context): Unpreventable {
  if (subject?.kind !== "described") return refuse("damage", subject ?? {});
  if (isTheDamage(subject)) return { kind: "unpreventable", by: { kind: "source" }, combat: "any" };
  const combat = damageOf({ ...subject, post: [] });
  return { kind: "unpreventable", by: dealer(subject, context), combat };
}

/** "that would be dealt by creatures you control": what deals the damage; null where nothing is said of it. */
function dealer({ post }: Extract<NounPhrase, { readonly kind: "described" }>, context: Context): Unpreventable["by"] {
  if (post.length === 0) return null;
  const relative = onlyPost(post);
  if (relative?.kind !== "relative" || relative.verb.predicate.kind !== "passive") return refuse("damage", post);
  const { auxiliary, predicate, adverbials } = relative.verb;
  const [by, ...tails] = predicate.tails;
  const plain = auxiliary === "would" && predicate.verb === "deal" && predicate.object === null;
  if (!plain || adverbials.length > 0 || by?.kind !== "by" || tails.length > 0) return refuse("damage", relative);
  const { what } = by;
  if (what.kind === "described" && what.group.determiners.length === 0) return objectsOf(what, context);
  const objects = lowerObjects(what, context, you);
  return objects.kind === "source" || objects.kind === "attachedTo" ? objects : refuse("damage", what);
}
