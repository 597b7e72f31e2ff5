import { createDiagnostic } from "../../src/diagnostics/catalogue.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { didYouMean } from "../../src/diagnostics/did-you-mean.js";
import { ANY_PHYREXIAN_SYMBOL, MANA_SYMBOLS, manaSymbolOf, OTHER_SYMBOLS } from "./vocabulary/mana-symbols.js";

const listed: ReadonlySet<string> = new Set([
  ...MANA_SYMBOLS.map(({ symbol }) => symbol),
  ...OTHER_SYMBOLS.map(({ symbol }) => symbol),
  ANY_PHYREXIAN_SYMBOL,
]);

/** What is wrong with a symbol that no list holds, which stands at that place: its nearest is asked for (107.4); null of a known one. */
export function symbolFault(symbol: string, start: number): Diagnostic | null {
  if (listed.has(symbol) || manaSymbolOf(symbol) !== undefined) return null;
  const near = didYouMean(symbol, listed);
  const details = { expected: ["a symbol"], ...(near === undefined ? {} : { suggestion: near }) };
  return createDiagnostic("magic/unknown-symbol", { symbol }, { start, end: start + symbol.length }, details);
}
