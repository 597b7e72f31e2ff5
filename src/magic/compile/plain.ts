import type { Comparison, PlayerReference, Quantity } from "../effects/index.js";

/** The player whose card it is (109.5). */
export const you: PlayerReference = { kind: "you" };

/** A number as a quantity (107.1). */
export function numeric(value: number): Quantity {
  return { kind: "number", value };
}

export const zero: Quantity = numeric(0);
export const one: Quantity = numeric(1);

/** "any number of": as many as whoever chooses likes (107.1c). */
export const anyNumber: Quantity = { kind: "anyNumber" };

/** What "a" asks of how many there are. */
export const atLeastOne: Comparison = { operator: "atLeast", than: one };

/** Whether a quantity is that very number. */
export function isNumeric(quantity: Quantity | null | undefined, value: number): boolean {
  return quantity?.kind === "number" && quantity.value === value;
}

/** Those who are several players. */
export const severalPlayers: ReadonlySet<PlayerReference["kind"]> = new Set<PlayerReference["kind"]>([
  "eachPlayer",
  "eachOpponent",
  "eachOtherPlayer",
  "eachOf",
]);

/** Whether several players do it: what is counted for each of them is not the count of all. */
export function isEach(player: PlayerReference): boolean {
  return severalPlayers.has(player.kind);
}
