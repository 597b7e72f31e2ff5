import type { KeyColor } from "../../effects/index.js";
import { changeFor, isExhausted, isPlayerBarred, rules } from "../read/rules.js";
import { affectedCards } from "../read/statics.js";
import { playersOf } from "../read/player.js";
import { cardOf, isInPlay, opponentOf, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { askMay, askNumber, askOne, askSome, cardOption } from "./ask.js";
import type { Play } from "./play.js";
import { isReplaced } from "./replace.js";
import { takeOff } from "./amber.js";
import { leavePlay } from "./zones.js";

const colors: readonly KeyColor[] = ["red", "yellow", "blue"];
/** How many keys win the game. */
const keysToWin = 3;

/** What a key costs a player now. */
export function keyCost(play: Play, player: PlayerId): number {
  return Math.max(0, 6 + changeFor(play, player, "keyCost"));
}

/** The cards that a player may spend as æmber themselves, with their worth (R41). */
function spendable(play: Play, player: PlayerId): { card: CardId; worth: number }[] {
  return rules(play, "spendAsAmber").flatMap(({ effect, scope }) =>
    affectedCards(play, scope, effect.affected)
      .filter((card) => cardOf(play.state, card).controller === player)
      .map((card) => ({ card, worth: effect.worth })),
  );
}

/** The cards whose æmber a player may spend. */
function purses(play: Play, player: PlayerId): CardId[] {
  return rules(play, "spendAmberOn").flatMap(({ effect, scope }) =>
    playersOf(play, scope, effect.player).includes(player) ? [...affectedCards(play, scope, effect.from)] : [],
  );
}

/** The æmber on cards together. */
function amberOn(play: Play, cards: readonly CardId[]): number {
  return cards.reduce((sum, id) => sum + cardOf(play.state, id).amber, 0);
}

/** Spends cards as æmber: they are discarded, whatever wards them (R41); gives what they are worth. */
function spendCards(play: Play, player: PlayerId, cost: number, others: number): number {
  const items = spendable(play, player);
  const asking = { player, purpose: "key", rule: "R41", about: null } as const;
  const least = Math.min(items.length, Math.max(0, cost - others));
  const most = Math.min(items.length, cost);
  const spent = askSome(play, asking, items, ({ card }) => cardOption(card), [least, most]);
  const cards = spent.map(({ card }) => card);
  if (cards.length > 0) leavePlay(play, cards, { zone: "discard", end: "top", player: null, amberTo: "opponent" });
  return spent.reduce((sum, { worth }) => sum + worth, 0);
}

/** Takes æmber off the cards that it may be spent from, one after the other. */
function spendOn(play: Play, cards: readonly CardId[], amount: number): void {
  let rest = amount;
  for (const id of cards) {
    if (!isInPlay(play.state, id)) continue;
    const taken = takeOff(play, id, rest);
    rest -= taken;
    if (taken > 0) play.happen(happening("amberMoved", { card: id, amount: taken, word: "supply" }));
  }
}

/** Pays for a key out of cards, the pool and what lies on cards; gives what was paid in æmber. */
function pay(play: Play, player: PlayerId, cost: number): number {
  const from = purses(play, player);
  const others = playerOf(play.state, player).amber + amberOn(play, from);
  const rest = Math.max(0, cost - spendCards(play, player, cost, others));
  const { amber } = playerOf(play.state, player);
  const laid = amberOn(play, from);
  const asking = { player, purpose: "key", rule: "forging", about: null } as const;
  const fromCards = laid === 0 ? 0 : askNumber(play, asking, Math.max(0, rest - amber), Math.min(rest, laid));
  spendOn(play, from, fromCards);
  play.changePlayer(player, { amber: playerOf(play.state, player).amber - (rest - fromCards) });
  return rest - fromCards;
}

/** How much a player could pay, without and with the cards that may be spent themselves. */
function funds(play: Play, player: PlayerId): { amber: number; withCards: number } {
  const amber = playerOf(play.state, player).amber + amberOn(play, purses(play, player));
  return { amber, withCards: spendable(play, player).reduce((sum, { worth }) => sum + worth, amber) };
}

/** Gives a player a key of a color that they choose; the third one wins. */
function giveKey(play: Play, player: PlayerId, paid: number): void {
  const { keys } = playerOf(play.state, player);
  const left = colors.filter((color) => !keys.includes(color));
  const asking = { player, purpose: "key", rule: "forging", about: null } as const;
  const color = askOne(play, asking, left, (word) => ({ kind: "word", word }));
  if (color === null) return;
  play.changePlayer(player, { keys: [...keys, color] });
  play.happen(happening("keyForged", { player, amount: paid, word: color }));
  if (keys.length + 1 >= keysToWin) play.state = { ...play.state, winner: player };
}

/** Whether effects keep a player from forging the key that would be the one of that number. */
function isKeyBarred(play: Play, player: PlayerId, number: number): boolean {
  return rules(play, "keyBarred").some(
    ({ effect: { key, player: whose }, scope }) => key === number && playersOf(play, scope, whose).includes(player),
  );
}

/** Forges a key at a cost, where the player can and may pay that. */
export function forge(play: Play, player: PlayerId, cost: number): boolean {
  const { keys } = playerOf(play.state, player);
  if (keys.length >= keysToWin || isPlayerBarred(play, player, "forgeKeys")) return false;
  if (isKeyBarred(play, player, keys.length + 1) || isExhausted(play, player, "forgeKeys", null)) return false;
  const { amber, withCards } = funds(play, player);
  if (withCards < cost || isReplaced(play, happening("keyForged", { player }))) return false;
  const asking = { player, purpose: "may", rule: "R41", about: null } as const;
  if (amber < cost && !askMay(play, asking)) return false;
  giveKey(play, player, pay(play, player, cost));
  return true;
}

/** Takes one of a player's keys, which whoever has the effect chooses. */
export function unforge(play: Play, player: PlayerId): boolean {
  const { keys } = playerOf(play.state, player);
  const asking = { player: opponentOf(play.state, player), purpose: "key", rule: "forging", about: null } as const;
  const color = askOne(play, asking, keys, (word) => ({ kind: "word", word }));
  if (color === null) return false;
  play.changePlayer(player, { keys: keys.filter((key) => key !== color) });
  play.happen(happening("keyUnforged", { player, word: color }));
  return true;
}
