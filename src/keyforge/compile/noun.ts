import type { CommonNoun } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";

/** A group around one noun. */
export function groupOf(parts: Omit<Described, "kind" | "more">): Described {
  return { kind: "described", more: [], ...parts };
}

/** The common noun around which a phrase is built; null where it is built around none. */
export function nounOf(node: NounPhrase): CommonNoun | null {
  return node.kind === "described" && node.noun.kind === "common" ? node.noun.noun.noun : null;
}

/** Whether a phrase is built around one of those nouns. */
export function isAround(node: NounPhrase, ...words: readonly CommonNoun[]): node is Described {
  const word = nounOf(node);
  return word !== null && words.includes(word);
}
