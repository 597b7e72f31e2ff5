import { shuffled } from "../../../state/random.js";
import { changeFor, isPlayerBarred } from "../read/rules.js";
import { playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import type { Play } from "./play.js";
import { isReplaced } from "./replace.js";
import { moveOutside, renumber } from "./zones.js";

/** Shuffles a deck; nobody can tell afterwards which card is which. */
export function shuffleDeck(play: Play, player: PlayerId): void {
  const { items, random } = shuffled(play.state.random, playerOf(play.state, player).deck);
  play.state = { ...play.state, random };
  play.changePlayer(player, { deck: items });
  for (const id of items) renumber(play, id);
  play.happen(happening("shuffled", { player }));
}

/** Puts a discard pile into its deck and shuffles that. */
export function reshuffle(play: Play, player: PlayerId): void {
  for (const id of playerOf(play.state, player).discard) moveOutside(play, id, { zone: "deck", end: "bottom", player });
  shuffleDeck(play, player);
}

/** Draws one card; an empty deck is made of the discard pile first, which only drawing does (R7). */
function drawOne(play: Play, player: PlayerId): boolean {
  if (isReplaced(play, happening("drew", { player }))) return false;
  const { deck, discard } = playerOf(play.state, player);
  if (deck.length === 0 && discard.length > 0) reshuffle(play, player);
  const [top] = playerOf(play.state, player).deck;
  if (top === undefined) return false;
  moveOutside(play, top, { zone: "hand", end: "bottom", player });
  play.happen(happening("drew", { player, card: top, from: "deck", to: "hand" }));
  return true;
}

/** Draws cards one after the other; gives how many it was. */
export function draw(play: Play, player: PlayerId, count: number): number {
  let drawn = 0;
  if (isPlayerBarred(play, player, "drawCards")) return drawn;
  for (let number = 0; number < count; number += 1) if (drawOne(play, player)) drawn += 1;
  return drawn;
}

/** How many cards fewer chains leave: one for each six of them that were begun. */
export function chainPenalty(chains: number): number {
  return Math.min(4, Math.ceil(chains / 6));
}

/** Refills a hand to six cards, or what effects make of that; chains hold cards back, and one falls off as they do. */
export function refill(play: Play, player: PlayerId): number {
  const { hand, chains } = playerOf(play.state, player);
  const wanted = Math.max(0, 6 + changeFor(play, player, "handSize") - hand.length);
  const penalty = chainPenalty(chains);
  if (wanted > 0 && penalty > 0) {
    play.changePlayer(player, { chains: chains - 1 });
    play.happen(happening("chainsLost", { player }));
  }
  return draw(play, player, Math.max(0, wanted - penalty));
}
