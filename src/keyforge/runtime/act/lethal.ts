import { cardOf, cardsInPlay } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import { destroy } from "./destroy.js";
import type { Play } from "./play.js";

/** Whether a creature has as much damage as power; without power it cannot stay. */
function isSpent(play: Play, id: CardId): boolean {
  const { damage, dying } = cardOf(play.state, id);
  const { type, power } = play.look(id);
  return !dying && type === "creature" && damage >= power;
}

/** Destroys the creatures that have as much damage as power, all at the same time. */
export function destroyDamaged(play: Play): void {
  const spent = cardsInPlay(play.state).filter((id) => isSpent(play, id));
  if (spent.length > 0) destroy(play, spent, { by: null, inFight: false });
}
