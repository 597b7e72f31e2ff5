import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { type Deed, tolls } from "../read/toll.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { pay } from "./amber.js";
import type { Play } from "./play.js";

/** Has a player pay for playing or using a card, before they do. */
export function payTolls(play: Play, player: PlayerId, act: Deed, card: CardId): void {
  for (const { effect, scope } of tolls(play, player, act, card)) {
    const [to = null] = effect.to === null ? [] : playersOf(play, scope, effect.to);
    pay(play, player, countOf(play, scope, effect.amount), to);
  }
}
