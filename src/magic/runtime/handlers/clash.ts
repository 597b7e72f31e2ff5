import { askMay, askSome, entityOption } from "../act/ask.js";
import { arrange, topCards } from "../act/library.js";
import type { Play } from "../act/play.js";
import { characteristicOf } from "../read/quantity.js";
import { subjectOf } from "../read/sight.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { opponentsOf, playersInOrder } from "../state/objects.js";
import { type SlotValue, undone } from "../state/scope.js";

/** The card that a player reveals as they clash; null of an empty library. */
interface Clashing {
  readonly player: PlayerId;
  readonly card: ObjectId | null;
}

/** The mana value of the card that was revealed; none is less than any. */
function valueOf(play: Play, { card }: Clashing): number {
  const subject = card === null ? null : subjectOf(play, card);
  return subject === null ? -1 : characteristicOf(subject, "manaValue");
}

/** Both reveal at once (701.30c). */
function reveal(play: Play, clashing: readonly Clashing[]): void {
  play.happen(
    clashing.map(({ player, card }) => {
      const objects = card === null ? [] : [card];
      return { kind: "revealed", player, objects, amount: objects.length, rule: "701.30c", cause: play.cause };
    }),
  );
}

/** In turn order each decides where the card goes; those that go to the bottom move together (701.30c). */
function put(play: Play, clashing: readonly Clashing[]): void {
  const down = clashing.filter(
    ({ player, card }) => card !== null && askMay(play, { player, purpose: "may", rule: "701.30a", about: card }),
  );
  for (const { player, card } of down) if (card !== null) arrange(play, player, [card], { end: "bottom" });
}

/**
 * Clash with an opponent whom the player chooses (701.30b): the slot tells that opponent, and as amount 1 where the player
 * won, having revealed a card with a higher mana value (701.30d).
 */
export function clash(play: Play, player: PlayerId): SlotValue {
  const asking = { player, purpose: "player", rule: "701.30b", about: null } as const;
  const [opponent] = askSome(play, asking, opponentsOf(play.state, player), entityOption, [1, 1]);
  if (opponent === undefined) return undone;
  const inOrder = playersInOrder(play.state).filter((id) => id === player || id === opponent);
  const clashing = inOrder.map((id): Clashing => ({ player: id, card: topCards(play, id, 1)[0] ?? null }));
  reveal(play, clashing);
  const values = clashing.map((one) => ({ player: one.player, value: valueOf(play, one) }));
  put(play, clashing);
  const won = (id: PlayerId): boolean => {
    const own = values.find((one) => one.player === id)?.value ?? -1;
    return own >= 0 && values.every((one) => one.player === id || one.value < own);
  };
  play.happen(
    inOrder.map((id) => ({
      kind: "keywordAction",
      action: "clash",
      player: id,
      object: null,
      amount: won(id) ? 1 : 0,
      rule: "701.30b",
      cause: play.cause,
    })),
  );
  return { objects: [], players: [opponent], amount: won(player) ? 1 : 0, done: "yes" };
}
