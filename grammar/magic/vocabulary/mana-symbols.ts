import type { ColorLetter } from "./colors.js";

/** What kind of mana symbol it is, in the words of CR 107.4. */
export type ManaSymbolKind =
  | "colored"
  | "colorless"
  | "numerical"
  | "variable"
  | "hybrid"
  | "monocolored hybrid"
  | "Phyrexian"
  | "hybrid Phyrexian"
  | "snow";

/** A mana symbol as it is written, its kind, and the colors that it is (CR 107.4a, 107.4e, 107.4f). */
export interface ManaSymbol {
  readonly symbol: string;
  readonly kind: ManaSymbolKind;
  readonly colors: readonly ColorLetter[];
}

/** CR 107.4: every mana symbol but the numerical ones, of which there is no end ({@link manaSymbolOf} reads them). */
export const MANA_SYMBOLS = [
  { symbol: "{W}", kind: "colored", colors: ["W"] },
  { symbol: "{U}", kind: "colored", colors: ["U"] },
  { symbol: "{B}", kind: "colored", colors: ["B"] },
  { symbol: "{R}", kind: "colored", colors: ["R"] },
  { symbol: "{G}", kind: "colored", colors: ["G"] },
  { symbol: "{C}", kind: "colorless", colors: [] },
  { symbol: "{X}", kind: "variable", colors: [] },
  { symbol: "{W/U}", kind: "hybrid", colors: ["W", "U"] },
  { symbol: "{W/B}", kind: "hybrid", colors: ["W", "B"] },
  { symbol: "{U/B}", kind: "hybrid", colors: ["U", "B"] },
  { symbol: "{U/R}", kind: "hybrid", colors: ["U", "R"] },
  { symbol: "{B/R}", kind: "hybrid", colors: ["B", "R"] },
  { symbol: "{B/G}", kind: "hybrid", colors: ["B", "G"] },
  { symbol: "{R/G}", kind: "hybrid", colors: ["R", "G"] },
  { symbol: "{R/W}", kind: "hybrid", colors: ["R", "W"] },
  { symbol: "{G/W}", kind: "hybrid", colors: ["G", "W"] },
  { symbol: "{G/U}", kind: "hybrid", colors: ["G", "U"] },
  { symbol: "{2/W}", kind: "monocolored hybrid", colors: ["W"] },
  { symbol: "{2/U}", kind: "monocolored hybrid", colors: ["U"] },
  { symbol: "{2/B}", kind: "monocolored hybrid", colors: ["B"] },
  { symbol: "{2/R}", kind: "monocolored hybrid", colors: ["R"] },
  { symbol: "{2/G}", kind: "monocolored hybrid", colors: ["G"] },
  { symbol: "{C/W}", kind: "monocolored hybrid", colors: ["W"] },
  { symbol: "{C/U}", kind: "monocolored hybrid", colors: ["U"] },
  { symbol: "{C/B}", kind: "monocolored hybrid", colors: ["B"] },
  { symbol: "{C/R}", kind: "monocolored hybrid", colors: ["R"] },
  { symbol: "{C/G}", kind: "monocolored hybrid", colors: ["G"] },
  { symbol: "{W/P}", kind: "Phyrexian", colors: ["W"] },
  { symbol: "{U/P}", kind: "Phyrexian", colors: ["U"] },
  { symbol: "{B/P}", kind: "Phyrexian", colors: ["B"] },
  { symbol: "{R/P}", kind: "Phyrexian", colors: ["R"] },
  { symbol: "{G/P}", kind: "Phyrexian", colors: ["G"] },
  { symbol: "{W/U/P}", kind: "hybrid Phyrexian", colors: ["W", "U"] },
  { symbol: "{W/B/P}", kind: "hybrid Phyrexian", colors: ["W", "B"] },
  { symbol: "{U/B/P}", kind: "hybrid Phyrexian", colors: ["U", "B"] },
  { symbol: "{U/R/P}", kind: "hybrid Phyrexian", colors: ["U", "R"] },
  { symbol: "{B/R/P}", kind: "hybrid Phyrexian", colors: ["B", "R"] },
  { symbol: "{B/G/P}", kind: "hybrid Phyrexian", colors: ["B", "G"] },
  { symbol: "{R/G/P}", kind: "hybrid Phyrexian", colors: ["R", "G"] },
  { symbol: "{R/W/P}", kind: "hybrid Phyrexian", colors: ["R", "W"] },
  { symbol: "{G/W/P}", kind: "hybrid Phyrexian", colors: ["G", "W"] },
  { symbol: "{G/U/P}", kind: "hybrid Phyrexian", colors: ["G", "U"] },
  { symbol: "{S}", kind: "snow", colors: [] },
] as const satisfies readonly ManaSymbol[];

/** CR 107.4g: in rules text, any of the Phyrexian mana symbols. It is never part of a cost. */
export const ANY_PHYREXIAN_SYMBOL = "{H}";

/** A symbol that is no mana symbol. */
export interface OtherSymbol {
  readonly symbol: string;
  readonly rule: string;
  readonly meaning: string;
}

/** CR 107: the other symbols that rules text writes in braces. */
export const OTHER_SYMBOLS = [
  { symbol: "{T}", rule: "107.5", meaning: "tap" },
  { symbol: "{Q}", rule: "107.6", meaning: "untap" },
  { symbol: "{PW}", rule: "107.11", meaning: "Planeswalker" },
  { symbol: "{CHAOS}", rule: "107.12", meaning: "chaos" },
  { symbol: "{E}", rule: "107.14", meaning: "energy" },
  { symbol: "{TK}", rule: "107.17", meaning: "ticket" },
  { symbol: "{P}", rule: "107.18", meaning: "pawprint" },
] as const satisfies readonly OtherSymbol[];

const manaSymbols: ReadonlyMap<string, ManaSymbol> = new Map(MANA_SYMBOLS.map((entry) => [entry.symbol, entry]));

/** CR 107.4: the mana symbol that is written so, numerical ones ("{0}", "{15}") included. */
export function manaSymbolOf(symbol: string): ManaSymbol | undefined {
  if (/^\{(?:0|[1-9]\d*)\}$/u.test(symbol)) return { symbol, kind: "numerical", colors: [] };
  return manaSymbols.get(symbol);
}
