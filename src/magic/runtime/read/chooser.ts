import type { PlayerReference } from "../../effects/index.js";
import type { PlayerId } from "../state/identity.js";
import { areOpponents, opponentsOf, playerOf, playersInOrder } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { playersMeant } from "./player.js";
import type { Sight } from "./sight.js";

/** Who may choose in the place of a player who has left: another opponent, where that one was an opponent (800.4g). */
function substitutes({ state }: Sight, { controller }: Scope, gone: PlayerId): readonly PlayerId[] {
  const opponents = areOpponents(state, controller, gone) ? opponentsOf(state, controller) : [];
  return opponents.length > 0 ? opponents : playersInOrder(state);
}

/** The player whom the controller of the object has choose in the place of one who has left the game (800.4g). */
function substitute(sight: Sight, scope: Scope, gone: PlayerId): PlayerId[] {
  const { controller, source } = scope;
  if (playerOf(sight.state, controller).standing !== "playing") return [];
  const players = substitutes(sight, scope, gone);
  const options = players.map((player) => ({ kind: "player", player }) as const);
  const request = { kind: "choose", purpose: "player", rule: "800.4g", about: source, least: 1, most: 1 } as const;
  return sight.ask({ ...request, player: controller, options }).flatMap((index) => players[index] ?? []);
}

/**
 * Those who make a choice that an object asks for. Where all whom it asks have left the game, the object's controller has
 * another player choose (800.4g).
 */
export function choosersOf(sight: Sight, scope: Scope, reference: PlayerReference): PlayerId[] {
  const meant = playersMeant(sight, scope, reference);
  const there = meant.filter((id) => playerOf(sight.state, id).standing === "playing");
  const [gone] = meant;
  return there.length > 0 || gone === undefined ? there : substitute(sight, scope, gone);
}
