import { fits } from "./filter.js";
import { playersOf } from "./player.js";
import { countOf } from "./quantity.js";
import { type ActiveRule, ownRules, rules } from "./rules.js";
import type { Sight } from "./sight.js";
import { isInPlay, playerOf } from "../state/cards.js";
import type { CardId, PlayerId } from "../state/identity.js";

/** What is done for it. */
export type Deed = ActiveRule<"toll">["effect"]["act"];

/** What a player must pay to play or use a card, by what cards in play say and by its own words. */
export function tolls(sight: Sight, player: PlayerId, act: Deed, card: CardId): readonly ActiveRule<"toll">[] {
  const own = isInPlay(sight.state, card) ? [] : ownRules(sight, card, "toll");
  return [...rules(sight, "toll"), ...own].filter(
    ({ effect, scope }) =>
      effect.act === act &&
      playersOf(sight, scope, effect.player).includes(player) &&
      fits(sight, scope, effect.what, card),
  );
}

/** Whether a player has what they must pay to play or use a card. */
export function isPayable(sight: Sight, player: PlayerId, act: Deed, card: CardId): boolean {
  const cost = tolls(sight, player, act, card).reduce(
    (sum, { effect, scope }) => sum + countOf(sight, scope, effect.amount),
    0,
  );
  return playerOf(sight.state, player).amber >= cost;
}
