import { manaSymbolOf } from "../../grammar/magic/vocabulary/index.js";

const braced = /\{[^{}\s]+\}/y;
const hybrid = /(?:\d+|[WUBRGCH])\/[WUBRGP](?:\/P)?/y;
const single = /\d+|[WUBRGCSXYZ]/y;

/**
 * A mana cost as people type it (`2R`, `xgg`, `2{W/U}`, `W/U`), with each symbol in braces as it is printed (107.4);
 * nothing when some part of it is no symbol.
 */
export function canonicalManaCost(typed: string): string | undefined {
  const cost = typed.replace(/\s+/g, "").toUpperCase();
  let canonical = "";
  for (let offset = 0; offset < cost.length;) {
    const symbol = symbolAt(cost, offset);
    if (symbol === undefined) return undefined;
    const written = symbol.startsWith("{") ? symbol : `{${symbol}}`;
    if (manaSymbolOf(written) === undefined) return undefined;
    canonical += written;
    offset += symbol.length;
  }
  return canonical;
}

function symbolAt(cost: string, offset: number): string | undefined {
  for (const pattern of [braced, hybrid, single]) {
    pattern.lastIndex = offset;
    const found = pattern.exec(cost);
    if (found !== null) return found[0];
  }
  return undefined;
}
