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
): readonly PlayerId[] {
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

/** Takes æmber from a place, as much as there is. */
function takeFrom(play: Play, { scope }: Frame, place: AmberPlace, amount: number): number {
  switch (place.kind) {
    case "supply":
      return amount;
    case "on": {
      let rest = amount;
      for (const card of cardsOf(play, scope, place.objects)) rest -= takeOff(play, card, rest);
      return amount - rest;
    }
    case "pool": {
      const [player] = playersOf(play, scope, place.player);
      if (player === undefined) return 0;
      const { amber } = playerOf(play.state, player);
      const taken = Math.min(amber, amount);
      play.changePlayer(player, { amber: amber - taken });
      return taken;
    }
  }
}

/** Puts æmber in a place; gives the event. */
function putIn(play: Play, { scope }: Frame, place: AmberPlace, amount: number): void {
  if (place.kind === "supply") play.happen(happening("amberMoved", { amount, word: "supply" }));
  if (place.kind === "on")
    for (const card of cardsOf(play, scope, place.objects).slice(0, 1)) {
      play.change(card, { amber: cardOf(play.state, card).amber + amount });
      play.happen(happening("amberMoved", { card, amount, word: "card" }));
    }
  if (place.kind === "pool")
    for (const player of playersOf(play, scope, place.player).slice(0, 1)) {
      play.changePlayer(player, { amber: playerOf(play.state, player).amber + amount });
      play.happen(happening("amberMoved", { player, amount, word: "pool" }));
    }
}

/** Whether there is a place to put æmber in. */
function isThere(play: Play, { scope }: Frame, place: AmberPlace): boolean {
  return place.kind !== "on" || cardsOf(play, scope, place.objects).some((card) => isInPlay(play.state, card));
}

/** "move 1 æmber from … to …" */
export const moveAmber: Handler<"moveAmber"> = ({ amount, from, to }, play, frame) => {
  if (!isThere(play, frame, to)) return didSoMuch(0);
  if (from.kind === "supply" && to.kind === "pool")
    return toEach(playersOf(play, frame.scope, to.player), (one) =>
      gainFor(play, one, countOf(play, frame.scope, amount)),
    );
  const taken = takeFrom(play, frame, from, countOf(play, frame.scope, amount));
  if (taken > 0) putIn(play, frame, to, taken);
  return didSoMuch(taken);
};
