import { isBarred, isPlayerBarred } from "../read/rules.js";
import { cardOf, isInPlay, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Play } from "./play.js";
import { isReplaced } from "./replace.js";

/** Changes a pool by an amount. */
function change(play: Play, player: PlayerId, amount: number): void {
  play.changePlayer(player, { amber: playerOf(play.state, player).amber + amount });
}

/** Whether æmber that would be added to a pool is not: something else happens instead (R35). */
function isDiverted(play: Play, player: PlayerId, amount: number): boolean {
  return isReplaced(play, happening("amberGained", { player, amount }));
}

/** Gives a player æmber from the supply; gives how much it was. */
export function gain(play: Play, player: PlayerId, amount: number, about: CardId | null = null): number {
  if (amount <= 0 || isPlayerBarred(play, player, "gainAmber") || isDiverted(play, player, amount)) return 0;
  change(play, player, amount);
  play.happen(happening("amberGained", { player, amount, card: about }));
  return amount;
}

/** Takes æmber from a pool to the supply, as much as there is. */
export function lose(play: Play, player: PlayerId, amount: number): number {
  const lost = Math.min(amount, playerOf(play.state, player).amber);
  if (lost <= 0) return 0;
  change(play, player, -lost);
  play.happen(happening("amberLost", { player, amount: lost }));
  return lost;
}

/** Moves æmber from a pool to another, as much as there is; what would be added may become something else (R35). */
export function steal(play: Play, thief: PlayerId, from: PlayerId, amount: number, by: CardId | null): number {
  const stolen = Math.min(amount, playerOf(play.state, from).amber);
  if (stolen <= 0 || isPlayerBarred(play, thief, "stealAmber", by)) return 0;
  if (isPlayerBarred(play, from, "haveAmberStolen", by)) return 0;
  change(play, from, -stolen);
  if (isDiverted(play, thief, stolen)) play.happen(happening("amberLost", { player: from, amount: stolen }));
  else {
    change(play, thief, stolen);
    play.happen(happening("amberStolen", { player: thief, amount: stolen, card: by }));
  }
  return stolen;
}

/** Has a creature capture æmber from a pool, as much as there is, or from the supply where no pool is named. */
export function capture(play: Play, onto: CardId, from: PlayerId | null, amount: number): number {
  if (!isInPlay(play.state, onto) || isBarred(play, onto, "captureAmber")) return 0;
  const captured = from === null ? amount : Math.min(amount, playerOf(play.state, from).amber);
  const { controller, amber } = cardOf(play.state, onto);
  if (captured <= 0) return 0;
  if (isReplaced(play, happening("amberCaptured", { card: onto, player: controller, amount: captured }))) return 0;
  if (from !== null) change(play, from, -captured);
  play.change(onto, { amber: amber + captured });
  play.happen(happening("amberCaptured", { card: onto, player: controller, amount: captured }));
  return captured;
}

/** Has a player pay æmber to another, or to the supply. */
export function pay(play: Play, player: PlayerId, amount: number, to: PlayerId | null): void {
  const paid = lose(play, player, amount);
  if (to !== null) gain(play, to, paid);
}

/** Puts æmber from the supply on a creature. */
export function exalt(play: Play, id: CardId, times: number): number {
  if (!isInPlay(play.state, id) || times <= 0) return 0;
  const { controller, amber } = cardOf(play.state, id);
  play.change(id, { amber: amber + times });
  play.happen(happening("exalted", { card: id, player: controller, amount: times }));
  return times;
}

/** Takes æmber off a card, as much as there is; gives how much it was. */
export function takeOff(play: Play, id: CardId, amount: number): number {
  const { amber } = cardOf(play.state, id);
  const taken = isBarred(play, id, "haveAmberRemoved") ? 0 : Math.min(amount, amber);
  play.change(id, { amber: amber - taken });
  return taken;
}
