import { cardOf, isInPlay, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { freshScope } from "../state/scope.js";
import type { Loan, PlayerState } from "../state/state.js";
import { insert, placeFor } from "./enter.js";
import type { Play } from "./play.js";
import { takeOut } from "./zones.js";

/** Attaches an upgrade to a creature: one that is in play moves, any other comes into play attached. */
export function attach(play: Play, id: CardId, host: CardId): boolean {
  if (id === host || cardOf(play.state, id).attachedTo === host) return false;
  if (!isInPlay(play.state, id)) {
    takeOut(play, id);
    play.change(id, { zone: "play", entered: play.state.turn.number });
  }
  takeOut(play, id);
  play.change(id, { attachedTo: host, under: null });
  play.happen(happening("attached", { card: id, other: host, player: cardOf(play.state, id).controller }));
  return true;
}

/** Gives a player control of a card: it keeps all that is on it; a creature goes to a flank that the active player chooses (R22). */
export function giveControl(play: Play, id: CardId, player: PlayerId): boolean {
  const card = cardOf(play.state, id);
  if (card.zone !== "play" || card.controller === player) return false;
  const isCreature = play.look(id).type === "creature";
  const flank = { kind: "flank", side: "chosen" } as const;
  const index = isCreature ? placeFor(play, freshScope(player), flank, player) : null;
  if (card.attachedTo === null) takeOut(play, id);
  play.change(id, { controller: player });
  if (index !== null) insert(play, id, player, index);
  else if (card.attachedTo === null)
    play.changePlayer(player, { artifacts: [...playerOf(play.state, player).artifacts, id] });
  play.happen(happening("controlTaken", { card: id, player }));
  return true;
}

/** Remembers that a card goes back once it is over. */
export function lend(play: Play, loan: Loan): void {
  play.state = { ...play.state, loans: [...play.state.loans, loan] };
}

/** Gives cards back whose loan is over; those that have left play stay where they are. */
export function giveBack(play: Play, isOver: (loan: Loan) => boolean): void {
  const over = play.state.loans.filter((loan) => isOver(loan) || !isInPlay(play.state, loan.card));
  if (over.length === 0) return;
  play.state = { ...play.state, loans: play.state.loans.filter((loan) => !over.includes(loan)) };
  for (const { card, from } of over) if (isInPlay(play.state, card)) giveControl(play, card, from);
}

/** Exchanges two cards in every list of cards in play. */
export function exchangePlaces(play: Play, first: CardId, second: CardId): void {
  const other = (id: CardId): CardId => (id === first ? second : id === second ? first : id);
  const players = play.state.players.map((player): PlayerState => ({
    ...player,
    battleline: player.battleline.map(other),
    artifacts: player.artifacts.map(other),
  }));
  play.state = { ...play.state, players };
  play.happen(happening("repositioned", { card: first }), happening("repositioned", { card: second }));
}

/** Two players exchange control of two cards: each takes the place of the other (R22). */
export function swapControl(play: Play, first: CardId, second: CardId): void {
  const [one, two] = [cardOf(play.state, first).controller, cardOf(play.state, second).controller];
  exchangePlaces(play, first, second);
  if (one === two) return;
  play.change(first, { controller: two });
  play.change(second, { controller: one });
  play.happen(
    happening("controlTaken", { card: first, player: two }),
    happening("controlTaken", { card: second, player: one }),
  );
}
