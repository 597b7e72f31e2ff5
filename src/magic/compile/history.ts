import type { Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";

/** Quantities out of what happened: "the number of creatures that died this turn". Null where the phrase speaks of the present. */
export function countEvents(_what: NounPhrase, _context: Context): Quantity | null {
  return null;
}
