import type { ObjectReference, Prohibition, StaticEffect } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isDenied } from "./form.js";
import { articleOf, commonHead, type Headed, isNounWord, isPronoun, ofWhat, stateOf } from "./noun.js";
import { you } from "./plain.js";
import { groupReference, lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

/**
 * "Its activated abilities can't be activated", "Activated abilities of artifacts can't be activated unless they're mana
 * abilities" (602.5, 605.1a): it is what has them that is affected; null of another clause.
 */
export function forbiddenAbilities(clause: Clause, context: Context): StaticEffect | null {
  const head = clause.subject === null ? null : commonHead(clause.subject);
  const [verb, ...verbs] = clause.verbs;
  if (head?.noun !== "ability" || stateOf(head.modifiers[0]) !== "activated" || head.modifiers.length > 1) return null;
  if (verb === undefined || verbs.length > 0 || !isActivating(verb)) return null;
  const affected = whose(head, clause, context);
  const except = exceptFor(verb.adverbials);
  const prohibition: Prohibition = { kind: "activateAbilities", except, what: null };
  return { kind: "continuous", affected, changes: [{ kind: "prohibit", prohibition }] };
}

/** "can't be activated". */
function isActivating({ auxiliary, predicate, adverb, innerAdverb }: VerbPhrase): boolean {
  const plain = auxiliary === "cant" && adverb === null && innerAdverb === null;
  return plain && predicate.kind === "beAdjective" && predicate.state.qualities.join() === "activated";
}

/** What has the abilities: "its", "enchanted permanent's", "of artifacts your opponents control". */
function whose({ group, post }: Headed, node: object, context: Context): ObjectReference {
  const of = post.length === 0 ? null : (ofWhat(post) ?? refuse("abilities", node));
  if (of !== null && group.determiners.length === 0 && group.possessor === null) return allOf(of, context);
  if (of !== null || (group.possessor === null) === (group.determiners.length === 0)) return refuse("abilities", node);
  if (group.possessor === null)
    return articleOf(group) === "its" ? context.findOwner("singular", [], "its", node) : refuse("whose", node);
  if (group.possessor.group.kind === "self") return { kind: "source" };
  const objects = groupReference(group.possessor.group, [], context, you) ?? refuse("whose", node);
  return isStanding(objects) ? objects : refuse("whose", node);
}

function allOf(of: NounPhrase, context: Context): ObjectReference {
  const objects = lowerObjects(of, context, you);
  return isStanding(objects) ? objects : refuse("whose", of);
}

/** A static ability affects what there is, and chooses and targets nothing (604.1). */
function isStanding({ kind }: ObjectReference): boolean {
  return kind === "matching" || kind === "attachedTo" || kind === "source";
}

/** "unless they're mana abilities" (605.1a). */
function exceptFor(adverbials: readonly Adverbial[]): "none" | "mana" {
  const [unless, ...others] = adverbials;
  if (unless === undefined) return "none";
  if (unless.kind !== "unless" || others.length > 0) return refuse("activated", unless);
  const [verb, ...verbs] = unless.clause.verbs;
  const node = verb?.predicate;
  const head = node?.kind === "beNoun" && !isDenied(node.form) ? commonHead(node.object) : null;
  const mana = head?.noun === "ability" && head.modifiers.length === 1 && isNounWord(head.modifiers[0], "mana");
  const plain = verb?.auxiliary === null && verb.adverbials.length === 0 && verbs.length === 0;
  return mana && plain && head.post.length === 0 && isPronoun(unless.clause.subject, "they")
    ? "mana"
    : refuse("unless", unless);
}
