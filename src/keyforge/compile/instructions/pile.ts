import type { ObjectReference, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { isAround } from "../noun.js";
import { one } from "../plain.js";
import { zoneOf } from "../post-modifier.js";
import { refuse } from "../refusal.js";

const pilePrepositions: ReadonlySet<string> = new Set(["of", "from", "in"]);

/** "the top card of your deck", "the top 3 cards of a discard pile"; null for anything else. */
export function pileCards(node: NounPhrase, context: Context): ObjectReference | null {
  if (!isAround(node, "card")) return null;
  const [modifier, counted, ...others] = node.modifiers;
  if (modifier?.kind !== "adjective" || (modifier.adjective !== "top" && modifier.adjective !== "bottom")) return null;
  const isThe = node.determiner?.kind === "determiner" && node.determiner.word === "the";
  const [post, ...more] = node.post;
  if (
    !isThe ||
    others.length > 0 ||
    more.length > 0 ||
    post?.kind !== "place" ||
    !pilePrepositions.has(post.preposition)
  )
    return null;
  const count =
    counted === undefined
      ? one
      : counted.kind === "count" && counted.amount.kind === "number"
        ? ({ kind: "number", value: counted.amount.value } as const)
        : refuse("how many cards", counted);
  const { pile, player } = pileOf(post.what, context);
  return { kind: "pileCards", pile, end: modifier.adjective, player, count };
}

function pileOf(
  what: NounPhrase,
  context: Context,
): { readonly pile: "deck" | "discard"; readonly player: PlayerReference } {
  const zone = zoneOf(what, context);
  if (zone === null || (zone.zone !== "deck" && zone.zone !== "discard")) return refuse("of which cards", what);
  return { pile: zone.zone, player: zone.player ?? { kind: "choosePlayer" } };
}
