import { manaSymbolOf } from "../../../grammar/magic/vocabulary/index.js";
import type { Fields } from "../fields.js";

/** The kinds of mana that a pool may hold (106.1b). */
const poolSymbols: ReadonlySet<string> = new Set(["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"]);

/** The symbols of a mana text such as `{2}{G}`; null where something else stands in it. */
export function manaSymbols(text: string): string[] | null {
  const symbols = text.match(/\{[^{}]*\}/g) ?? [];
  return symbols.join("") === text.replaceAll(" ", "") ? symbols : null;
}

/** A field as mana in a pool: of the five colors or colorless (106.1b). */
export function manaField(fields: Fields, key: string): string[] | null {
  const text = fields.anyText(key);
  if (text === null) return null;
  const symbols = manaSymbols(text);
  if (symbols?.every((symbol) => poolSymbols.has(symbol)) === true) return symbols;
  return fields.wrong(key, "mana of {W}, {U}, {B}, {R}, {G} and {C} (106.1b)", fields.get(key));
}

/** A field as a mana cost, or "none" for an object without one (202.1b). */
export function costField(fields: Fields, key: string): string | null {
  const text = fields.text(key);
  if (text === null || text === "none") return text;
  const isCost = manaSymbols(text)?.every((symbol) => manaSymbolOf(symbol) !== undefined) === true;
  return isCost ? text : fields.wrong(key, "a mana cost such as {2}{R} (107.4), or none", fields.get(key));
}
