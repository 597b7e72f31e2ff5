import type { AbilityNode } from "../syntax/ability.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import { headsOf } from "./head.js";

/** What a spell's additional costs did ("sacrificed"), and the words by which the objects may then be called (118.8). */
export type PaidBefore = ReadonlyMap<string, ReadonlySet<string>>;

/** Of what has no additional costs. */
export const nothingPaid: PaidBefore = new Map();

/** What the abilities of a card that state additional costs let its other abilities speak of: "the sacrificed creature". */
export function paidBefore(nodes: readonly (AbilityNode | null)[]): PaidBefore {
  const paid = new Map<string, ReadonlySet<string>>();
  for (const predicate of nodes.flatMap(costsOf)) {
    const found = paidWith(predicate);
    if (found !== null) paid.set(found.cost, new Set([...(paid.get(found.cost) ?? []), ...wordsOf(found.object)]));
  }
  return paid;
}

function paidWith(node: Predicate): { readonly cost: string; readonly object: NounPhrase } | null {
  switch (node.kind) {
    case "sacrifice":
      return { cost: "sacrificed", object: node.object };
    case "discard":
      return { cost: "discarded", object: node.object };
    case "return":
      return { cost: "returned", object: node.object };
    case "behold":
      return { cost: "beheld", object: node.object };
    case "revealFrom":
      return { cost: "revealed", object: node.object };
    default:
      return null;
  }
}

function costsOf(node: AbilityNode | null): readonly Predicate[] {
  if (node?.kind !== "ability") return [];
  const parts = node.sentences.flatMap(({ sentence }) => sentence.parts);
  return parts
    .filter(({ openings }) => openings.some(({ kind }) => kind === "asAdditionalCost"))
    .flatMap(({ clause }) => clause.verbs.map(({ predicate }) => predicate));
}

function wordsOf(object: NounPhrase): readonly string[] {
  if (object.kind === "coordinated") return object.members.flatMap(wordsOf);
  if (object.kind === "partitive") return wordsOf(object.of);
  return object.kind === "described" ? [...headsOf(object.group), "permanent", "card"] : ["any"];
}
