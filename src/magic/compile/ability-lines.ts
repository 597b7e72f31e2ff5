import { Printer } from "../syntax/kernel/index.js";
import { keyword as keywordSyntax, type Keyword } from "../syntax/keyword.js";
import type { Quoted } from "../syntax/quote.js";
import { quotedText } from "./quote.js";

/** Abilities as the lines of a text: keywords that stand together share a line, in the order in which they are said. */
export function abilityLines(members: readonly (Keyword | Quoted)[]): readonly string[] {
  const lines: string[] = [];
  members.forEach((one, at) => {
    if (one.kind === "quoted") lines.push(...quotedText({ kind: "quotedAbilities", quotes: [one], conjunction: null }));
    else if (members[at - 1]?.kind === "keyword") lines.push(`${lines.pop() ?? ""}, ${keywordText(one)}`);
    else lines.push(capitalized(keywordText(one)));
  });
  return lines;
}

/** A keyword ability as it is written. */
export function keywordText(node: Keyword): string {
  const out = new Printer();
  keywordSyntax.print(node, out);
  return out.toString();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
