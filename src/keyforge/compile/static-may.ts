import type { Ability, Affected, PlayerReference, StaticEffect } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Quote } from "../syntax/quote.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { lowerAbility } from "./ability.js";
import type { Bearer, Context } from "./context.js";
import { isAround } from "./noun.js";
import { filterOf, you } from "./plain.js";
import { refuse } from "./refusal.js";
import { isOfActiveHouse } from "./static-player.js";
import { Tails } from "./tails.js";

/** "may be used as if it belonged to the active house", "may be played as an upgrade …" */
export function permitted(
  { predicate, tails: told }: VerbPhrase,
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  if (predicate.kind !== "passive" || predicate.adverb !== null || predicate.to !== null || predicate.purpose !== null)
    return refuse("what may be done", predicate);
  if (predicate.verb === "play") return [asUpgrade(tails, affected, predicate, context)];
  if (predicate.verb !== "use" || tails.take("subordinate", (one) => isOfActiveHouse(one, context)) === null)
    return refuse("what may be done", predicate);
  tails.finish();
  const most = { kind: "anyNumber" } as const;
  const who: PlayerReference =
    "kind" in affected && affected.kind !== "source" ? { kind: "controllerOf", of: affected } : you;
  const what = "kind" in affected ? filterOf([], ["play"], { kind: "among", of: affected }) : affected;
  return [{ kind: "mayUse", player: who, what, most, how: "any", zone: null }];
}

function isA(node: NounPhrase | null, word: "upgrade" | "creature"): boolean {
  return (
    node !== null &&
    isAround(node, word) &&
    node.determiner?.kind === "determiner" &&
    node.modifiers.length + node.post.length + node.more.length === 0
  );
}

/** 'as an upgrade instead of a creature, with the text: "This creature gains taunt."' */
function asUpgrade(tails: Tails, affected: Affected, node: object, context: Context): StaticEffect {
  const isUpgrade = isA(tails.takePlace("as"), "upgrade");
  const isInstead = tails.takeWords("instead") !== null && isA(tails.takePlace("of"), "creature");
  const text = tails.take("withText");
  tails.finish();
  const isOwn = "kind" in affected && affected.kind === "source" && context.bearer.where === "onCard";
  if (!isUpgrade || !isInstead || text === null || !isOwn) return refuse("as what it is played", node);
  return { kind: "playAsUpgrade", affected, abilities: upgradeText(text.quote, context) };
}

/** The abilities that the card has as an upgrade: "this creature" is the one that it is attached to. */
function upgradeText({ abilities }: Quote, context: Context): readonly Ability[] {
  const bearer: Bearer = { names: context.bearer.names, type: "upgrade", where: "onCard" };
  const { id } = context.next();
  return abilities.flatMap((node, index) => lowerAbility(node, `${id}.q${index + 1}`, bearer));
}
