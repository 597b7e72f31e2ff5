import type { Quantity } from "../effects/index.js";
import type { Context } from "./context.js";
import { numeric } from "./plain.js";
import { refuse } from "./refusal.js";

/** A figure of power or toughness such as "2" or "X" (208.1); one too large to count exactly is refused. */
export function figureQuantity(figure: string, context: Context): Quantity {
  if (figure === "X") return context.x;
  const value = Number(figure);
  return Number.isSafeInteger(value) ? numeric(value) : refuse(figure);
}
