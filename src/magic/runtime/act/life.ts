import type { PlayerId } from "../state/identity.js";
import { playerOf } from "../state/objects.js";
import type { Play } from "./play.js";
import { replaced } from "./replacement.js";
import { isForbiddenTo } from "./rules.js";

/** A player gains life (119.3); how much it was in the end is given back. */
export function gainLife(play: Play, player: PlayerId, amount: number): number {
  if (amount <= 0 || isForbiddenTo(play, player, "gainLife")) return 0;
  const event = replaced(play, { kind: "gainLife", player, amount });
  if (event === null) return 0;
  play.changePlayer(player, { life: playerOf(play.state, player).life + event.amount });
  play.happen([{ kind: "lifeGained", player, amount: event.amount, rule: "119.3", cause: play.cause }]);
  return event.amount;
}

/** A player loses life (119.3). */
export function loseLife(play: Play, player: PlayerId, amount: number): number {
  if (amount <= 0 || isForbiddenTo(play, player, "loseLife")) return 0;
  const event = replaced(play, { kind: "loseLife", player, amount });
  if (event === null) return 0;
  play.changePlayer(player, { life: playerOf(play.state, player).life - event.amount });
  play.happen([{ kind: "lifeLost", player, amount: event.amount, rule: "119.3", cause: play.cause }]);
  return event.amount;
}

/** How much life a player could pay: none where they can't lose any, though 0 can always be paid (119.4b, 119.8). */
export function payableLife(play: Play, player: PlayerId): number {
  return isForbiddenTo(play, player, "loseLife") ? 0 : playerOf(play.state, player).life;
}

/** A player pays life, which is losing it; nobody can pay more than they have (119.4). */
export function payLife(play: Play, player: PlayerId, amount: number): number {
  return payableLife(play, player) < amount ? 0 : loseLife(play, player, amount);
}

/** A life total becomes a number: the player gains or loses what is between (119.5). */
export function setLife(play: Play, player: PlayerId, total: number): void {
  const { life } = playerOf(play.state, player);
  if (total > life) gainLife(play, player, total - life);
  if (total < life) loseLife(play, player, life - total);
  play.happen([{ kind: "lifeSet", player, amount: total, rule: "119.5", cause: play.cause }]);
}
