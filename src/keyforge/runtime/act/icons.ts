import type { Icon } from "../../effects/index.js";
import { cardOf, cardsInPlay, opponentOf, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { capture, gain } from "./amber.js";
import { askOne, cardOption } from "./ask.js";
import { putCounters } from "./counters.js";
import { deal } from "./damage.js";
import { discardFromHand } from "./discard.js";
import { draw } from "./draw.js";
import type { Play } from "./play.js";
import { isReplaced } from "./replace.js";
import { settle } from "./settle.js";

/** A creature that the player chooses for an icon; null where there is none. */
function creature(play: Play, player: PlayerId, about: CardId, isWanted: (id: CardId) => boolean): CardId | null {
  const found = cardsInPlay(play.state).filter((id) => play.look(id).type === "creature" && isWanted(id));
  return askOne(play, { player, purpose: "card", rule: "bonus icons", about }, found, cardOption);
}

/** What one icon gives. */
function give(play: Play, player: PlayerId, about: CardId, { kind }: Icon): void {
  switch (kind) {
    case "amber":
      gain(play, player, 1, about);
      return;
    case "capture": {
      const onto = creature(play, player, about, (id) => cardOf(play.state, id).controller === player);
      if (onto !== null) capture(play, onto, opponentOf(play.state, player), 1);
      return;
    }
    case "damage": {
      const to = creature(play, player, about, () => true);
      if (to !== null) deal(play, [{ to, amount: 1, by: about, armor: "prevents" }], false);
      return;
    }
    case "draw":
      draw(play, player, 1);
      return;
    case "discard": {
      const { hand } = playerOf(play.state, player);
      const asking = { player, purpose: "card", rule: "bonus icons", about } as const;
      const card = askOne(play, asking, hand, cardOption);
      if (card !== null) discardFromHand(play, player, card);
      return;
    }
    case "power": {
      const on = creature(play, player, about, () => true);
      if (on !== null) putCounters(play, on, "power", 1);
      return;
    }
    case "house":
      return;
  }
}

/** Resolves one icon on the part of a card, unless something else happens instead (R36). */
export function resolveIcon(play: Play, player: PlayerId, id: CardId, icon: Icon): boolean {
  const event = happening("bonusIconResolved", { card: id, player, word: icon.kind });
  if (isReplaced(play, event)) return false;
  give(play, player, id, icon);
  play.happen(event);
  return true;
}

/** Resolves the bonus icons of a card one at a time, each of which may be replaced by itself (R36). */
export function resolveIcons(play: Play, player: PlayerId, id: CardId): void {
  for (const icon of play.look(id).bonusIcons) {
    resolveIcon(play, player, id, icon);
    settle(play);
  }
}
