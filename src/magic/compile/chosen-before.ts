import type { AbilityNode } from "../syntax/ability.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { headsOf } from "./head.js";

/**
 * The words under which the abilities of a card have objects chosen ("choose another creature you control"): another of
 * them may speak of "the chosen creature" then (607.2d).
 */
export function chosenBefore(nodes: readonly (AbilityNode | null)[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(choicesOf).flatMap(wordsOf));
}

function choicesOf(node: AbilityNode | null): readonly NounPhrase[] {
  if (node?.kind !== "ability") return [];
  const parts = node.sentences.flatMap(({ sentence }) => sentence.parts);
  return parts
    .flatMap(({ clause }) => clause.verbs)
    .flatMap(({ predicate }) => (predicate.kind === "choose" ? [predicate.object] : []));
}

function wordsOf(object: NounPhrase): readonly string[] {
  if (object.kind === "partitive") return wordsOf(object.of);
  return object.kind === "described" ? [...headsOf(object.group)] : [];
}
