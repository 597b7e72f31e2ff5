import type { Recipient } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { hasArticle } from "./noun.js";

/**
 * Whether an effect that changes no characteristic reaches what comes later too: "Creatures can't block this turn" does,
 * while "those creatures" and "they" are a set that is fixed (611.2c).
 */
export function membershipOf(objects: Recipient, node: NounPhrase | null): "open" | "lockedIn" {
  return objects.kind === "matching" && !isSaidAgain(node) ? "open" : "lockedIn";
}

function isSaidAgain(node: NounPhrase | null): boolean {
  if (node === null || node.kind === "pronoun") return true;
  if (node.kind === "partitive") return isSaidAgain(node.of);
  return hasArticle(node, "those", "that");
}
