import type { Quantity } from "../../magic/effects/index.js";
import { constantOf } from "../tokens/quantity-text.js";

/** What is counted out of the effects of a card. */
export type FactKind =
  "damage" | "draw" | "gainLife" | "loseLife" | "scry" | "surveil" | "counters" | "stats" | "tokens";

/** One plain fact: of what kind, and how much, such as "3", "+1/+1 × 2" or "1 × Treasure". */
export interface Fact {
  readonly kind: FactKind;
  readonly text: string;
}

/** What depends on the game. */
const unknown = "*";

/** An amount as text: a number, or "*" where it depends on the game. */
export function amountText(amount: Quantity): string {
  return String(constantOf(amount) ?? unknown);
}

/** So many of something: "2 × Food". */
export function times(amount: Quantity, what: string): string {
  return `${amountText(amount)} × ${what}`;
}
