import type { Adverbial } from "../syntax/adverbial.js";

/** A span that lies behind, within which something happened. */
export type PastSpan = "thisTurn" | "lastTurn" | "thisCombat";

/** "this turn", "last turn", "this combat" as a span that lies behind; null of another adverbial. */
export function pastSpanOf(one: Adverbial): PastSpan | null {
  if (one.kind !== "duration") return null;
  return one.span === "thisTurn" || one.span === "lastTurn" || one.span === "thisCombat" ? one.span : null;
}
