import type { Keyword } from "../syntax/keyword.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Quoted } from "../syntax/quote.js";
import { abilityLines } from "./ability-lines.js";

/** Abilities as lines of text, in their order: keywords that stand together on one, any other ability on its own. */
export function abilitySetText(node: PredicateOf<"haveAbilities">["abilities"]): readonly string[] {
  return abilityLines(membersOf(node));
}

function membersOf(node: PredicateOf<"haveAbilities">["abilities"]): readonly (Keyword | Quoted)[] {
  switch (node.kind) {
    case "keywords":
      return node.keywords.keywords;
    case "quotes":
      return node.quotes.quotes;
    case "keywordsAndQuotes":
      return [...node.keywords.keywords, ...node.quotes.quotes];
    case "quotesAndKeywords":
      return [...node.quotes.quotes, ...node.keywords.keywords];
    case "interleaved":
      return node.abilities.members;
    default:
      return [];
  }
}
