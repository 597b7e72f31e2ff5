import type { Cost, StaticEffect } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Predicate } from "../syntax/predicate.js";
import type { Opening, Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { lowerActionCost } from "./cost.js";
import { collecting } from "./evidence.js";
import { bareNoun, headedBy, isPronoun, isThis, phraseOf } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

type Additional = Extract<StaticEffect, { readonly kind: "additionalCost" }>;

/** "As an additional cost to cast this spell, sacrifice a creature or pay {3}" (118.8). */
export function lowerAdditionalCost(
  opening: Extract<Opening, { readonly kind: "asAdditionalCost" }>,
  parts: readonly Part[],
  context: Context,
): Additional {
  const [part, ...more] = parts;
  const what = lowerObjects(opening.what, context, you);
  if (what.kind !== "source" || part === undefined || more.length > 0) return refuse("an additional cost", opening);
  const { subject, verbs } = part.clause;
  if (subject !== null && !isPronoun(subject, "you")) return refuse("an additional cost", opening);
  const helper = verbs[0]?.auxiliary ?? null;
  const optional = helper === "may" ? "may" : helper === null ? "must" : refuse(helper, part.clause);
  const costs = costsOf(part.clause, context);
  return { kind: "additionalCost", costs, optional, keyword: nameOf(costs) };
}

/** The name by which a text asks whether the cost was paid, where the action has one (701.59c). */
function nameOf([cost, ...others]: readonly Cost[]): string | null {
  const named = cost?.kind === "keywordAction" && (cost.action === collecting || cost.action === "behold");
  return named && others.length === 0 ? cost.action : null;
}

/** "You may sacrifice a Mountain rather than pay this spell's mana cost" (118.9); null of another clause. */
export function lowerAlternativeCost(clause: Clause, context: Context): StaticEffect | null {
  const last = clause.verbs.at(-1);
  if (last === undefined || !speaksOfAlternative(clause)) return null;
  const [rather, ...others] = last.adverbials;
  const plain = others.length === 0 && rather?.kind === "ratherThanDo" && isOwnManaCost(rather.predicate, context);
  const all = clause.links.every((link) => link === "and" || link === "commaAnd");
  if (!plain || !all || !isPronoun(clause.subject, "you") || clause.verbs[0]?.auxiliary !== "may")
    return refuse("rather than", clause);
  const verbs = [...clause.verbs.slice(0, -1), { ...last, adverbials: [] }];
  return { kind: "alternativeCost", costs: costsOf({ ...clause, verbs }, context) };
}

/** Whether the clause says what is paid "rather than" something. */
export function speaksOfAlternative({ verbs }: Clause): boolean {
  return verbs.some(({ adverbials }) => adverbials.some(({ kind }) => kind === "ratherThanDo"));
}

/** "pay this spell's mana cost", "pay Abolition's mana cost" on the card itself (201.5). */
function isOwnManaCost(node: Predicate, { bearer }: Context): boolean {
  const head = node.kind === "payNoun" ? headedBy(node.object, "mana cost") : null;
  const { possessor, determiners } = head?.group ?? { possessor: null, determiners: [] };
  if (head === null || possessor === null || head.modifiers.length + head.post.length + determiners.length > 0)
    return false;
  if (possessor.group.kind === "self") return bearer.inQuote === "onCard";
  const spell = phraseOf(possessor.group);
  return isThis(spell) && bareNoun(spell, "spell") !== null;
}

/** What all is done to pay, or one of several things, which the player chooses (601.2b). */
function costsOf({ verbs, links }: Clause, context: Context): readonly Cost[] {
  const [first, ...others] = verbs;
  if (first === undefined || others.some((verb) => verb.auxiliary !== null)) return refuse("a cost", verbs);
  if (links.every((link) => link === "and" || link === "commaAnd")) return verbs.map((verb) => verbCost(verb, context));
  const last = links.at(-1);
  const either = last === "or" || last === "commaOr";
  if (!either || links.some((link) => link !== last && link !== "comma")) return refuse("or", verbs);
  return [{ kind: "either", alternatives: verbs.map((verb) => [verbCost(verb, context)]) }];
}

function verbCost(verb: VerbPhrase, context: Context): Cost {
  if (verb.adverb !== null || verb.innerAdverb !== null || verb.adverbials.length > 0) return refuse("a cost", verb);
  const { predicate } = verb;
  if ("object" in predicate && predicate.object !== null && isPronoun(predicate.object, "it"))
    return refuse("it", verb);
  context.beginVerb();
  return lowerActionCost(verb.predicate, context);
}
