import type { Cost, Quantity } from "../effects/index.js";
import type { NounPhrase, SymbolAmount } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, headedBy, ofWhat, onlyPost } from "./noun.js";
import { anyNumber, one } from "./plain.js";
import { refuse } from "./refusal.js";
import { doingOf } from "./this-way.js";

/** A cost that is so much of something. */
export type AmountCost = Extract<Cost, { readonly kind: "payLife" | "payEnergy" | "payMana" }>;

/** "any amount of life", "any amount of mana", "one or more {E}" (107.1c); null of another phrase. */
export function amountToPay(what: NounPhrase): AmountCost | null {
  if (what.kind === "symbolAmount") return energyToPay(what);
  const head = headedBy(what, "amount");
  if (head === null || head.modifiers.length > 0 || articleOf(head.group) !== "any") return null;
  const of = ofWhat(head.post) ?? refuse("an amount", what);
  if (of.kind === "symbolAmount" && of.amount === null) return energyToPay({ ...of, amount: "anyAmountOf" });
  return paidIn(of, "life") ?? paidIn(of, "mana") ?? refuse("an amount", what);
}

function paidIn(of: NounPhrase, noun: "life" | "mana"): AmountCost | null {
  if (bareNoun(of, noun)?.determiners.length !== 0) return null;
  return { kind: noun === "life" ? "payLife" : "payMana", amount: anyNumber };
}

const atWill: ReadonlyMap<SymbolAmount["amount"], Quantity> = new Map<SymbolAmount["amount"], Quantity>([
  ["anyAmountOf", anyNumber],
  ["anyNumberOf", anyNumber],
  ["oneOrMore", { kind: "anyNumber", least: one }],
]);

function energyToPay({ amount, number, symbols, post }: SymbolAmount): AmountCost | null {
  const wanted = atWill.get(amount);
  if (wanted === undefined || number !== null || post.length > 0 || symbols.join() !== "{E}") return null;
  return { kind: "payEnergy", amount: wanted };
}

/** "{E} paid this way", "mana paid this way": how much the payment at will came to (118.12); null of another phrase. */
export function amountPaid(what: NounPhrase, context: Context): Quantity | null {
  const kind = paidKind(what);
  if (kind === null) return null;
  const doing = doingOf("paid", context);
  const [cost, ...others] = doing?.kind === "payCost" ? doing.costs : [];
  if (doing?.kind !== "payCost" || cost?.kind !== kind || others.length > 0 || cost.amount.kind !== "anyNumber")
    return refuse("paid this way", what);
  // Of several players who each may pay, what they chose to do as a whole holds the total.
  return { kind: "result", slot: doing.player.kind === "resultPlayer" ? doing.player.slot : doing.result };
}

/** What is said to have been paid this way. */
function paidKind(what: NounPhrase): AmountCost["kind"] | null {
  if (what.kind === "symbolAmount")
    return isPaid(what.post) && what.symbols.join() === "{E}" && what.amount === null && what.number === null
      ? "payEnergy"
      : null;
  for (const noun of ["life", "mana"] as const) {
    const head = headedBy(what, noun);
    if (head !== null && isPaid(head.post) && head.modifiers.length === 0 && head.group.determiners.length === 0)
      return noun === "life" ? "payLife" : "payMana";
  }
  return null;
}

function isPaid(posts: SymbolAmount["post"]): boolean {
  const post = onlyPost(posts);
  return post?.kind === "thisWay" && post.what === "paid";
}
