import type { PlayerReference, Quantity } from "../../effects/index.js";
import type { Handler } from "../act/carry-out.js";
import { gainLife, loseLife, payLife, setLife } from "../act/life.js";
import { drawCards } from "../act/draw.js";
import { type Milling, millEach } from "../act/library.js";
import { playersOf } from "../read/player.js";
import { countOf, numberOf } from "../read/quantity.js";
import type { PlayerId } from "../state/identity.js";
import type { Play } from "../act/play.js";
import { type Scope, scopeOf } from "../state/scope.js";
import { combined, didAmount, didAt, didBy } from "./did.js";
import { alone, joint } from "./joint.js";
import { addCounters } from "../act/counters.js";

/** How much it is for each of the players (608.2e), counted before any of them does it. */
function ofEach(
  play: Play,
  scope: Scope,
  { player, amount }: { readonly player: PlayerReference; readonly amount: Quantity },
): (one: PlayerId) => number {
  const counts = new Map(
    playersOf(play, scope, player).map((one) => [one, countOf(play, scopeOf(scope, player, one), amount)]),
  );
  return (one) => counts.get(one) ?? 0;
}

/** For each player meant, in turn order (101.4), something in an amount. */
function eachInAmount(
  act: (play: Play, player: PlayerId, amount: number) => number,
): Handler<"gainLife" | "loseLife" | "payLife" | "gainEnergy" | "gainTickets"> {
  return (instruction, play, { scope }) => {
    const players = playersOf(play, scope, instruction.player);
    const amount = ofEach(play, scope, instruction);
    return didAmount(
      players.reduce((sum, player) => sum + act(play, player, amount(player)), 0),
      players,
    );
  };
}

/** Gains life (119.3). */
export const gain = eachInAmount(gainLife);
/** Loses life (119.3). */
export const lose = eachInAmount(loseLife);
/** Pays life as an effect says (119.4). */
export const pay = eachInAmount(payLife);

/** Gets counters of a kind. */
function gainCounters(counter: string): (play: Play, player: PlayerId, amount: number) => number {
  return (play, player, amount) => {
    play.happen(addCounters(play, { on: player, counter, amount, player }));
    return amount;
  };
}

/** Energy counters (107.14). */
export const energy = eachInAmount(gainCounters("energy"));
/** Ticket counters (107.17). */
export const tickets = eachInAmount(gainCounters("ticket"));

/** Sets a life total, which is gaining or losing life (119.5). */
export const set: Handler<"setLife"> = (instruction, play, { scope }) => {
  const players = playersOf(play, scope, instruction.player);
  const amount = numberOf(play, scope, instruction.amount);
  for (const player of players) setLife(play, player, amount);
  return { ...didAmount(amount, players), done: "yes" };
};

/** Draws cards, one at a time (121.2). */
export const draw: Handler<"drawCards"> = (instruction, play, { scope }) => {
  const amount = ofEach(play, scope, instruction);
  const players = playersOf(play, scope, instruction.player);
  return combined(players.map((player) => didBy(player, drawCards(play, player, amount(player)))));
};

/** Cards milled at the same time (701.17). */
export const millTogether = joint<"mill", Milling>({
  plan: (instruction, play, { scope }) => {
    const count = ofEach(play, scope, instruction);
    return playersOf(play, scope, instruction.player).map((player) => ({ player, count: count(player) }));
  },
  act: (milling, play) => millEach(play, milling).map((ids, at) => didAt(milling, at, ids)),
});

/** Mills cards (701.17). */
export const mill = alone(millTogether);
