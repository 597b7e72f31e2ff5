import { Printer } from "../syntax/kernel/index.js";
import { keyword } from "../syntax/keyword.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { quotedText } from "./quote.js";
import { tokenText } from "./token-post.js";

/** Abilities as lines of text: keywords on one, then an ability a line. */
export function abilitySetText(node: PredicateOf<"haveAbilities">["abilities"]): readonly string[] {
  const keywords = node.kind === "keywords" || node.kind === "keywordsAndQuotes" ? node.keywords.keywords : [];
  const quotes = node.kind === "quotes" || node.kind === "keywordsAndQuotes" ? quotedText(node.quotes) : [];
  const keywordTexts = keywords.map((one) => {
    const out = new Printer();
    keyword.print(one, out);
    return out.toString();
  });
  return tokenText({ keywordTexts, quotedTexts: [...quotes] });
}
