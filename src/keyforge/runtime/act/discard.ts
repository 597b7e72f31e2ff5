import { cardOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Play } from "./play.js";
import { isReplaced } from "./replace.js";
import { moveOutside } from "./zones.js";

/** Discards a card from outside play: from a hand, a deck, archives. */
export function discardCard(play: Play, player: PlayerId, id: CardId): boolean {
  const { zone: from } = cardOf(play.state, id);
  const event = happening("discarded", { card: id, player, from, to: "discard" });
  if (isReplaced(play, event)) return false;
  moveOutside(play, id, { zone: "discard", end: "top", player: null });
  play.happen(event);
  return true;
}

/** Discards a card from a hand. */
export function discardFromHand(play: Play, player: PlayerId, id: CardId): boolean {
  return discardCard(play, player, id);
}
