import type { Cost } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { costSymbols } from "./mana-symbols.js";
import { bareNoun, headedBy, onlyPost } from "./noun.js";
import { amountToPay } from "./paid-amount.js";
import { numeric } from "./plain.js";
import { countOfGroup, lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";
import { symbolCount, symbolsOf } from "./symbol-amount.js";

/** What symbols cost: mana, tapping or untapping, energy or tickets (107.4, 107.5, 107.14, 107.17). */
export function symbolCosts(symbols: readonly string[]): readonly Cost[] {
  if (symbols.length === 1 && symbols[0] === "{T}") return [{ kind: "tapSelf" }];
  if (symbols.length === 1 && symbols[0] === "{Q}") return [{ kind: "untapSelf" }];
  if (symbols.every((symbol) => symbol === "{E}")) return [{ kind: "payEnergy", amount: numeric(symbols.length) }];
  if (symbols.every((symbol) => symbol === "{TK}")) return [{ kind: "payTickets", amount: numeric(symbols.length) }];
  return [{ kind: "mana", symbols: costSymbols(symbols) }];
}

/** What stands behind "pay": "2 life", "X {E}", "{1} and 2 life", "{B} or {3}", "life equal to its power" (118.3). */
export function payment(node: NounPhrase, context: Context): readonly Cost[] {
  if (node.kind === "coordinated") return jointly(node, context);
  const amount = amountToPay(node);
  if (amount !== null) return [amount];
  const counted = symbolsOf(node);
  if (counted === null) return [life(node, context)];
  const { symbols, number, amount: spoken, post } = counted;
  if (number === null && spoken === null && post.length === 0) return symbolCosts(symbols);
  if (symbols.join() !== "{E}") return refuse("pay", node);
  return [{ kind: "payEnergy", amount: symbolCount(counted, context) }];
}

/** "{1} and 2 life" is all of it; of "{B} or {3}" the player chooses one as they pay (601.2b). */
function jointly(node: Extract<NounPhrase, { readonly kind: "coordinated" }>, context: Context): readonly Cost[] {
  const each = node.members.map((one) => payment(one, context));
  if (node.conjunction === "and") return each.flat();
  return node.conjunction === "or" ? [{ kind: "either", alternatives: each }] : refuse("pay", node);
}

function life(node: NounPhrase, context: Context): Cost {
  const bare = bareNoun(node, "life");
  if (bare !== null) return { kind: "payLife", amount: countOfGroup(bare, context) };
  const head = headedBy(node, "life") ?? refuse("pay", node);
  const equal = onlyPost(head.post);
  if (equal?.kind !== "equalTo" || head.group.determiners.length > 0 || head.modifiers.length > 0)
    return refuse("pay", node);
  return { kind: "payLife", amount: context.measure(() => lowerQuantity(equal.quantity, context)) };
}
