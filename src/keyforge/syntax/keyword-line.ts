import type { IconSense, KeywordName } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Token } from "../../../grammar/keyforge/token.js";
import { KEYWORDS } from "../../../grammar/keyforge/vocabulary/index.js";
import { many, where, type Printer, type Syntax, Source } from "./kernel.js";
import { icon, keywordName, amount, type Amount, type IconWord } from "./terminals.js";

/** A keyword as a sentence of its own: "Elusive.", "Assault 2.", "Enhance {A}{A}." */
export interface Keyword {
  readonly kind: "keyword";
  readonly keyword: KeywordName;
  readonly amount: Amount | null;
  readonly icons: readonly IconWord[];
  /** Whether the icons stand close together, or with spaces between them. */
  readonly spacing: "close" | "apart";
}

export type { IconSense };

const icons: Syntax<readonly IconWord[]> = many(icon);

/** Reads a sentence that is a keyword, or gives null. */
export function readKeyword(tokens: readonly Token[]): Keyword | null {
  const source = new Source(tokens);
  const [name] = keywordName.match(source, 0);
  if (name === undefined) return null;
  const rest = parameters(source, name.value).find(({ end }) => end === tokens.length);
  return rest === undefined
    ? null
    : { kind: "keyword", keyword: name.value, ...rest.value, spacing: spacingOf(tokens) };
}

function spacingOf([, first, second]: readonly Token[]): Keyword["spacing"] {
  return first !== undefined && second !== undefined && second.start > first.end ? "apart" : "close";
}

interface Parameters {
  readonly value: Pick<Keyword, "amount" | "icons">;
  readonly end: number;
}

function parameters(source: Source, keyword: KeywordName): readonly Parameters[] {
  switch (KEYWORDS[keyword]) {
    case "none":
      return [{ value: { amount: null, icons: [] }, end: 1 }];
    case "number":
      return amount.match(source, 1).map(({ value, end }) => ({ value: { amount: value, icons: [] }, end }));
    case "icons":
      return where(icons, (found) => found.length > 0)
        .match(source, 1)
        .map(({ value, end }) => ({ value: { amount: null, icons: value }, end }));
  }
}

/** Writes a keyword; icons stand close together, as a rule. */
export function printKeyword(node: Keyword, out: Printer): void {
  keywordName.print(node.keyword, out);
  if (node.amount !== null) amount.print(node.amount, out);
  node.icons.forEach((one, index) => {
    icon.print(one, index > 0 && node.spacing === "close" ? out.join() : out);
  });
}
