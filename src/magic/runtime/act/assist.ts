import type { ManaSymbol } from "../../effects/index.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { playersInOrder } from "../state/objects.js";
import { askNumber, askSome, entityOption } from "./ask.js";
import { findPayment, spend, type Spending } from "./mana.js";
import type { Play } from "./play.js";
import { mostAtOnce } from "../state/many.js";

/** A symbol of generic mana, by its amount. */
function generic(amount: number): ManaSymbol {
  return `{${amount}}`;
}

/** How much generic mana a symbol asks for. */
function amountIn(symbol: ManaSymbol): number {
  const amount = Number(symbol.slice(1, -1));
  return Number.isSafeInteger(amount) ? amount : 0;
}

/** How much of the generic mana a player could pay for. */
function mostPaid(play: Play, player: PlayerId, total: number, spending: Spending): number {
  const amounts = Array.from({ length: Math.min(total, mostAtOnce) }, (_, index) => total - index);
  return amounts.find((amount) => findPayment(play, player, [generic(amount)], 0, spending) !== null) ?? 0;
}

/**
 * Assist (702.132a): the player who casts the spell may choose another, who may pay for any amount of the generic mana in
 * its total cost. Gives back what is left to pay.
 */
export function assisted(
  play: Play,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  about: ObjectId,
  spending: Spending,
): readonly ManaSymbol[] {
  const total = symbols.reduce((sum, symbol) => sum + amountIn(symbol), 0);
  const others = playersInOrder(play.state).filter((id) => id !== player && mostPaid(play, id, total, spending) > 0);
  if (total === 0 || others.length === 0) return symbols;
  const common = { purpose: "cost", rule: "702.132a", about } as const;
  const [helper] = askSome(play, { player, ...common }, others, entityOption, [0, 1]);
  if (helper === undefined) return symbols;
  const paid = askNumber(play, { player: helper, ...common }, 0, mostPaid(play, helper, total, spending));
  const payment = paid === 0 ? null : findPayment(play, helper, [generic(paid)], 0, spending);
  if (payment === null) return symbols;
  spend(play, helper, payment);
  const rest = symbols.filter((symbol) => amountIn(symbol) === 0);
  return total > paid ? [generic(total - paid), ...rest] : rest;
}
