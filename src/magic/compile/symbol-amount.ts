import type { Quantity } from "../effects/index.js";
import type { NounPhrase, SymbolAmount } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { articleOf, headedBy, ofWhat, onlyPost } from "./noun.js";
import { numeric } from "./plain.js";
import { lowerNumber, lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";

/**
 * How many of the symbol there are: "X {R}", "that much {G}", "twice that many {E}", "an amount of {E} equal to its power"
 * (107.1, 107.4a, 107.14).
 */
export function symbolCount(node: SymbolAmount, context: Context): Quantity {
  const { amount, number, post } = node;
  const measure = onlyPost(post);
  if (amount === "amountOf" && number === null && measure?.kind === "equalTo")
    return context.measure(() => lowerQuantity(measure.quantity, context));
  if (post.length > 0) return refuse("how many", node);
  if (amount === null) return number === null ? refuse("how many", node) : lowerNumber(number, context);
  return number === null ? spokenOf(node, amount, context) : refuse("how many", node);
}

/** Symbols that are counted, "an amount of {E}" among them; null of another phrase. */
export function symbolsOf(node: NounPhrase): SymbolAmount | null {
  if (node.kind === "symbolAmount") return node;
  const head = headedBy(node, "amount");
  const of = head === null || head.modifiers.length > 0 || articleOf(head.group) !== "an" ? null : ofWhat(head.post);
  if (of?.kind !== "symbolAmount" || of.amount !== null || of.number !== null) return null;
  return { ...of, amount: "amountOf" };
}

/** "that much", "twice that many": the amount that was spoken of (608.2h). */
function spokenOf(node: SymbolAmount, amount: NonNullable<SymbolAmount["amount"]>, context: Context): Quantity {
  switch (amount) {
    case "thatMany":
    case "thatMuch":
      return context.amount(amount, node);
    case "twiceThatMany":
    case "twiceThatMuch":
      return { kind: "product", factors: [numeric(2), context.amount(amount, node)] };
    default:
      return refuse(amount, node);
  }
}

/** What a player gets by symbols of one kind: energy counters or ticket counters (107.14, 107.17). */
export function gainedBy(symbols: readonly string[]): "gainEnergy" | "gainTickets" | null {
  if (symbols.every((symbol) => symbol === "{E}")) return "gainEnergy";
  return symbols.every((symbol) => symbol === "{TK}") ? "gainTickets" : null;
}
