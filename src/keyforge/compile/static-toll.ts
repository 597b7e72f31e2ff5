import type { PlayerReference, Quantity, StaticEffect } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { filterOf } from "./plain.js";
import { lowerPlayer } from "./player.js";
import { isAmber, statedAmount } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";
import { Tails } from "./tails.js";

/** How much æmber a phrase says. */
function amountIn(node: NounPhrase, context: Context): Quantity {
  const stated = node.kind === "described" && isAmber(node) ? statedAmount(node, context) : null;
  return stated ?? refuse("how much is paid", node);
}

/** "an artifact", "this creature": for which cards it is paid. */
function forWhat(node: NounPhrase, context: Context): Extract<StaticEffect, { readonly kind: "toll" }>["what"] {
  const isA =
    node.kind === "described" &&
    node.determiner?.kind === "determiner" &&
    (node.determiner.word === "a" || node.determiner.word === "an");
  if (isA) return lowerFilter({ ...node, determiner: null }, context);
  const of = lowerReference(node, context);
  return of.kind === "source" ? filterOf([], [], { kind: "among", of }) : refuse("for what it is paid", node);
}

/** "must pay you 1{A} in order to play an artifact", "must lose 3{A} in order to play this creature" */
export function tolled(verb: VerbPhrase, player: PlayerReference, context: Context): readonly StaticEffect[] {
  const { predicate } = verb;
  const tails = new Tails(verb.tails);
  const deed = tails.take("inOrderTo")?.verb ?? refuse("for what it is done", predicate);
  tails.finish();
  if (verb.adverb !== null || deed.adverb !== null || deed.tails.length > 0) return refuse("what must be done", verb);
  const aim = deed.predicate;
  const isPlay = aim.kind === "play" && aim.on === null;
  if (!isPlay && !(aim.kind === "use" && aim.purpose === null)) return refuse("for what it is done", aim);
  const act = isPlay ? "playCards" : "useCards";
  if (predicate.kind !== "pay" && predicate.kind !== "loseAember") return refuse("what must be done", predicate);
  const to = predicate.kind === "pay" && predicate.whom !== null ? lowerPlayer(predicate.whom, context) : null;
  const what = forWhat(aim.object, context);
  const { zones } = what;
  const amount = amountIn(predicate.aember, context);
  return [{ kind: "toll", player, act, what: isPlay ? { ...what, zones: zones.filter((zone) => zone !== "play") } : what, amount, to }]; // prettier-ignore
}
