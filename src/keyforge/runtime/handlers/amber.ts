import type { AmberPlace } from "../../effects/index.js";
import type { Frame, Handler } from "../act/carry-out.js";
import {
  capture,
  exalt as exaltOne,
  gain as gainFor,
  lose as loseFor,
  steal as stealFrom,
  takeOff,
} from "../act/amber.js";
import type { Play } from "../act/play.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { cardsOf } from "../read/reference.js";
import { cardOf, isInPlay, opponentOf, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { didSoMuch, type SlotValue } from "../state/scope.js";

/** What was done to each of the players, together. */
function toEach(players: readonly PlayerId[], act: (player: PlayerId) => number): SlotValue {
  const amounts = players.map((player) => act(player));
  return didSoMuch(sum(amounts), { players });
}

/** What was done to each of the cards, together; the slot holds those to which anything was. */
function onEach(cards: readonly CardId[], act: (card: CardId) => number): SlotValue {
  const amounts = cards.map((card) => act(card));
  return didSoMuch(sum(amounts), { cards: cards.filter((_, index) => (amounts[index] ?? 0) > 0) });
}

/** A sum. */
function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** "gain 1 æmber" */
export const gain: Handler<"gainAmber"> = ({ player, amount }, play, { scope }) => {
  const count = countOf(play, scope, amount);
  return toEach(playersOf(play, scope, player), (one) => gainFor(play, one, count));
};

/** "loses 1 æmber" */
export const lose: Handler<"loseAmber"> = ({ player, amount }, play, { scope }) => {
  const count = countOf(play, scope, amount);
  return toEach(playersOf(play, scope, player), (one) => loseFor(play, one, count));
};

/** "steal 1 æmber": from an opponent, never from oneself. */
export const steal: Handler<"stealAmber"> = ({ player, from, amount }, play, { scope }) => {
  const count = countOf(play, scope, amount);
  const victims = playersOf(play, scope, from);
  return toEach(playersOf(play, scope, player), (thief) =>
    sum(victims.map((victim) => (victim === thief ? 0 : stealFrom(play, thief, victim, count, scope.source)))),
  );
};

/** From whose pools a creature captures. */
function pools(
  play: Play,
  { scope }: Frame,
  card: CardId,
  from: Parameters<Handler<"captureAmber">>[0]["from"],
): readonly (PlayerId | null)[] {
  if (from === "supply") return [null];
  const { controller } = cardOf(play.state, card);
  if (from === "controller") return [controller];
  return from === "opponentOfController" ? [opponentOf(play.state, controller)] : playersOf(play, scope, from);
}

/** "captures 1 æmber": each of the creatures, one after the other. */
export const captureAmber: Handler<"captureAmber"> = ({ onto, from, amount }, play, frame) => {
  const count = countOf(play, frame.scope, amount);
  return onEach(cardsOf(play, frame.scope, onto), (card) =>
    sum(pools(play, frame, card, from).map((pool) => capture(play, card, pool, count))),
  );
};

/** "exalt": æmber from the supply. */
export const exalt: Handler<"exalt"> = ({ objects, times }, play, { scope }) => {
  const count = countOf(play, scope, times);
  return onEach(cardsOf(play, scope, objects), (card) => exaltOne(play, card, count));
};

/** A place where æmber lies, with whom it means now: asked for once. */
type Spot =
  | { readonly kind: "supply" }
  | { readonly kind: "cards"; readonly cards: readonly CardId[] }
  | { readonly kind: "pools"; readonly players: readonly PlayerId[] };

/** The place that is meant. */
function spotOf(play: Play, { scope }: Frame, place: AmberPlace): Spot {
  switch (place.kind) {
    case "supply":
      return place;
    case "on":
      return { kind: "cards", cards: cardsOf(play, scope, place.objects).filter((id) => isInPlay(play.state, id)) };
    case "pool":
      return { kind: "pools", players: playersOf(play, scope, place.player) };
  }
}

/** Takes æmber from a place, as much as there is. */
function takeFrom(play: Play, spot: Spot, amount: number): number {
  if (spot.kind === "supply") return amount;
  let rest = amount;
  if (spot.kind === "cards") for (const card of spot.cards) rest -= takeOff(play, card, rest);
  else
    for (const player of spot.players) {
      const { amber } = playerOf(play.state, player);
      const taken = Math.min(amber, rest);
      play.changePlayer(player, { amber: amber - taken });
      rest -= taken;
    }
  return amount - rest;
}

/** Puts æmber in a place: on the first of its cards or in the first of its pools. */
function putIn(play: Play, spot: Spot, amount: number): void {
  if (spot.kind === "supply") play.happen(happening("amberMoved", { amount, word: "supply" }));
  const [card] = spot.kind === "cards" ? spot.cards : [];
  const [player] = spot.kind === "pools" ? spot.players : [];
  if (card !== undefined) {
    play.change(card, { amber: cardOf(play.state, card).amber + amount });
    play.happen(happening("amberMoved", { card, amount, word: "card" }));
  }
  if (player !== undefined) {
    play.changePlayer(player, { amber: playerOf(play.state, player).amber + amount });
    play.happen(happening("amberMoved", { player, amount, word: "pool" }));
  }
}

/** Whether nothing is there to put æmber in. */
function isMissing(spot: Spot): boolean {
  return (spot.kind === "cards" && spot.cards.length === 0) || (spot.kind === "pools" && spot.players.length === 0);
}

/** "move 1 æmber from … to …": what it was moved from is "that creature", else what it was moved to. */
export const moveAmber: Handler<"moveAmber"> = ({ amount, from, to }, play, frame) => {
  const source = spotOf(play, frame, from);
  const target = spotOf(play, frame, to);
  if (isMissing(target)) return didSoMuch(0);
  const wanted = countOf(play, frame.scope, amount);
  if (source.kind === "supply" && target.kind === "pools")
    return toEach(target.players, (player) => gainFor(play, player, wanted));
  const taken = takeFrom(play, source, wanted);
  if (taken > 0) putIn(play, target, taken);
  const cards = source.kind === "cards" ? source.cards : target.kind === "cards" ? target.cards : [];
  return didSoMuch(taken, { cards });
};
