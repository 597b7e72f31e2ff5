import { isBarred } from "../read/rules.js";
import { cardOf, isInPlay } from "../state/cards.js";
import { type Happening, happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Play } from "./play.js";
import { isReplaced } from "./replace.js";
import { resolveAll } from "./settle.js";
import { timedOn } from "./triggers.js";
import { isWarded } from "./ward.js";
import { leavePlay, remember } from "./zones.js";

/** By what cards are destroyed, and whether in a fight. */
export interface Doing {
  readonly by: CardId | null;
  readonly inFight: boolean;
}

/** A card that is to be destroyed. */
export interface Doom extends Doing {
  readonly card: CardId;
}

/** The event of a card's being destroyed. */
function destruction(play: Play, { card, by, inFight }: Doom): Happening {
  const { controller } = cardOf(play.state, card);
  return happening("destroyed", { card, other: by, player: controller, from: "play", inFight });
}

/** Whether nothing keeps a card from being destroyed. */
function isDoomed(play: Play, doom: Doom): boolean {
  const { card, by } = doom;
  if (!isInPlay(play.state, card) || cardOf(play.state, card).dying) return false;
  if (isBarred(play, card, "beDestroyed", by) || isBarred(play, card, "leavePlay", by)) return false;
  return !isWarded(play, card) && !isReplaced(play, destruction(play, doom)) && isInPlay(play.state, card);
}

/**
 * Destroys cards that are doomed at the same time: first their "Destroyed:" abilities resolve while they are still in
 * play, in the order that the active player chooses, then what is still there leaves (R18, R38). Gives those destroyed.
 */
export function destroyDoomed(play: Play, dooms: readonly Doom[]): readonly CardId[] {
  const doomed = dooms.filter((doom) => isDoomed(play, doom));
  if (doomed.length === 0) return [];
  for (const { card } of doomed) play.change(card, { dying: true });
  const events = doomed.map((doom) => destruction(play, doom));
  const cards = doomed.map(({ card }) => card);
  remember(play, cards);
  resolveAll(
    play,
    doomed.flatMap(({ card }, index) => timedOn(play, card, "destroyed", events[index] ?? null)),
  );
  const left = cards.filter((id) => isInPlay(play.state, id) && cardOf(play.state, id).dying);
  leavePlay(play, left, { zone: "discard", end: "top", player: null, amberTo: "opponent" });
  play.happen(...events);
  return cards;
}

/** Destroys cards at the same time, all for the same reason. */
export function destroy(play: Play, cards: readonly CardId[], doing: Doing): readonly CardId[] {
  return destroyDoomed(
    play,
    [...new Set(cards)].map((card) => ({ card, ...doing })),
  );
}
