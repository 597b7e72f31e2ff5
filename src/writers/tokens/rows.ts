import type { CardReading } from "../../language.js";
import { keyforgeTokenRows } from "./keyforge-rows.js";
import { tokenRows, type TokenRow } from "./token-rows.js";

/** The tokens that a card of some game makes: one row for each distinct pair of token and count, in the card's order. */
export function rowsOf(reading: CardReading): readonly TokenRow[] {
  return reading.game === "magic" ? tokenRows(reading) : keyforgeTokenRows(reading);
}
