import { type Entity, isPlayer, type PlayerId } from "../state/identity.js";
import { findObject, opponentsOf, permanentIds } from "../state/objects.js";
import type { Play } from "./play.js";

/** What a player's creatures can attack: opponents and their planeswalkers (506.3, 508.1b, 508.4). */
export function attackable(play: Play, player: PlayerId): Entity[] {
  const opponents = opponentsOf(play.state, player);
  const walkers = permanentIds(play.state).filter((id) => {
    const object = findObject(play.state, id);
    if (object === null) return false;
    const looks = play.look(object);
    return looks.types.includes("planeswalker") && opponents.includes(looks.controller);
  });
  return [...opponents, ...walkers];
}

/** Whether what is attacked is this player, or a planeswalker that they control (506.3e, 509.4a). */
export function isAttackOn(play: Play, whom: Entity | null, player: PlayerId): boolean {
  if (whom === null || isPlayer(whom)) return whom === player;
  const object = findObject(play.state, whom);
  return object?.zone === "battlefield" && play.look(object).controller === player;
}
