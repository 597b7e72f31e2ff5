import { cardOf, isInPlay } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Play } from "./play.js";

/** Puts counters on a card in play; gives how many. */
export function putCounters(play: Play, id: CardId, counter: string, amount: number): number {
  if (!isInPlay(play.state, id) || amount <= 0) return 0;
  const { counters } = cardOf(play.state, id);
  play.change(id, { counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount } });
  play.happen(happening("countersPut", { card: id, amount, word: counter }));
  return amount;
}

/** Removes counters from a card in play, as many as there are; gives how many. */
export function removeCounters(play: Play, id: CardId, counter: string, amount: number): number {
  const { counters } = cardOf(play.state, id);
  const removed = Math.min(amount, counters[counter] ?? 0);
  if (!isInPlay(play.state, id) || removed <= 0) return 0;
  const left = Object.entries({ ...counters, [counter]: (counters[counter] ?? 0) - removed });
  play.change(id, { counters: Object.fromEntries(left.filter(([, count]) => count > 0)) });
  play.happen(happening("countersRemoved", { card: id, amount: removed, word: counter }));
  return removed;
}
