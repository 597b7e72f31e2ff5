import { manaSymbolOf } from "../../../grammar/magic/vocabulary/mana-symbols.js";
import { refuse } from "./refusal.js";

/** Symbols of which a mana cost consists; another symbol is no part of one, nor is {H} (107.4, 107.4g, 202.1). */
export function costSymbols(symbols: readonly string[]): readonly string[] {
  return symbols.every((symbol) => manaSymbolOf(symbol) !== undefined) ? symbols : refuse("no mana cost", symbols);
}

/** Symbols of mana that is added: of a hybrid symbol a half is chosen, and X stands for no mana alone (106.8, 107.4). */
export function addedSymbols(symbols: readonly string[]): readonly string[] {
  const isMana = (symbol: string): boolean => !["variable", undefined].includes(manaSymbolOf(symbol)?.kind);
  return symbols.every(isMana) ? symbols : refuse("no mana", symbols);
}
