import type { Adverbial } from "./adverbial.js";
import type { Predicate } from "./predicate.js";

type Kinds = ReadonlySet<Predicate["kind"]>;

const kinds = (...some: readonly Predicate["kind"][]): Kinds => new Set(some);

/**
 * Prepositions that only some verbs take, with those verbs. Where a verb has a frame of its own for a preposition
 * ("attach … to", "deal … to"), the frame takes it; here stand those that come in any order with other adverbials.
 */
const takenBy: Readonly<Partial<Record<Adverbial["kind"], Kinds>>> = {
  from: kinds("cast", "castFor", "play", "gainControl", "activate", "discard", "draw", "mill", "exile", "putThere", "reveal", "chooseAtRandom", "choose", "convert", "beAdjective"), // prettier-ignore
  with: kinds("beAdjective", "clash", "attackWhom", "attackWith", "block", "cast", "doSame", "exile", "becomeAdjective", "create", "exchange", "play"), // prettier-ignore
  by: kinds("becomeAdjective", "prevent", "preventWhat", "passive", "passiveFirst", "cast", "pay"),
  among: kinds("choose", "distribute", "dealDivided"),
  under: kinds("die", "enter", "passive", "put", "return"),
  to: kinds("change", "prevent", "preventWhat", "assign", "reduce", "increase", "add", "addSymbols", "transform"),
  in: kinds("playWith", "reveal", "choose"),
  for: kinds("choose", "chooseWord", "tap", "pay", "payNoun", "resolve", "search", "repeatProcess", "vote", "spend", "note", "untap", "exchange", "cast", "sacrifice", "trigger"), // prettier-ignore
  attackingWhom: kinds("create", "put", "enter", "return"),
  otherThan: kinds("cast", "putCounters", "create", "draw"),
  equalTo: kinds("enter", "putCounters", "create", "draw", "gain", "lose", "mill", "getNoun", "put", "add", "addSymbols", "reveal", "lookAt", "exile", "discard", "removeFromCombat", "remove"), // prettier-ignore
  as: kinds("choose", "cast", "count", "passive", "passiveFirst", "play", "activate", "exile", "put", "return", "note"),
  of: kinds("haveAbilities", "gainAbilities", "loseAbilities"),
};

/** Whether a verb may be said along with one more adverbial, after those before it; a length of time is said once. */
export function mayTake(predicate: Predicate, next: Adverbial, before: readonly Adverbial[]): boolean {
  if (next.kind === "duration") return !before.some((one) => one.kind === "duration" && one.span === next.span);
  return takenBy[next.kind]?.has(predicate.kind) ?? true;
}
