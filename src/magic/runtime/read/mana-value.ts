import type { Color, ManaSymbol } from "../../effects/index.js";

/** The colours by their mana symbols (107.4a). */
export const colorLetters: Readonly<Record<string, Color>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

/** The parts of a symbol: `{2/W}` → `2`, `W`. */
export function symbolParts(symbol: ManaSymbol): string[] {
  return symbol.replace(/[{}]/g, "").split("/");
}

/** What a symbol adds to the mana value: the largest of its parts; X is 0 but on the stack (202.3e–g). */
function symbolValue(symbol: ManaSymbol, x: number): number {
  const values = symbolParts(symbol).map((part) => {
    if (part === "X") return x;
    if (part === "P") return 0;
    return /^\d+$/.test(part) ? Number(part) : 1;
  });
  return Math.max(0, ...values);
}

/** The mana value of a cost; 0 for none (202.3a). */
export function manaValue(cost: readonly ManaSymbol[] | null, x: number): number {
  return (cost ?? []).reduce((sum, symbol) => sum + symbolValue(symbol, x), 0);
}

/** The colours of the symbols in a cost (105.2). */
export function colorsIn(symbols: readonly ManaSymbol[]): Color[] {
  const letters = new Set(symbols.flatMap(symbolParts));
  return Object.entries(colorLetters).flatMap(([letter, color]) => (letters.has(letter) ? [color] : []));
}
