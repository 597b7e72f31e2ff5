import type { Quantity } from "../../magic/effects/index.js";

function combine(
  terms: readonly Quantity[],
  start: number,
  join: (one: number, other: number) => number,
): number | null {
  let total = start;
  for (const term of terms) {
    const value = constantOf(term);
    if (value === null) return null;
    total = join(total, value);
  }
  return total;
}

function subtract(from: number | null, amount: number | null): number | null {
  return from === null || amount === null ? null : from - amount;
}

function halfOf(value: number | null, round: "up" | "down"): number | null {
  if (value === null) return null;
  return round === "up" ? Math.ceil(value / 2) : Math.floor(value / 2);
}

/** The value of a quantity that does not depend on the game, or null. */
export function constantOf(quantity: Quantity): number | null {
  if (quantity.kind === "number") return quantity.value;
  if (quantity.kind === "sum") return combine(quantity.terms, 0, (one, other) => one + other);
  if (quantity.kind === "product") return combine(quantity.factors, 1, (one, other) => one * other);
  if (quantity.kind === "difference") return subtract(constantOf(quantity.from), constantOf(quantity.subtract));
  return quantity.kind === "half" ? halfOf(constantOf(quantity.of), quantity.round) : null;
}

/** A power, toughness or loyalty as printed: a number, or X where the game decides. */
export function printedQuantity(quantity: Quantity): string {
  return String(constantOf(quantity) ?? "X");
}
