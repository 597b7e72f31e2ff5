import type { Happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { everyObject, findObject, permanentIds, playersInOrder, withoutObject } from "../state/objects.js";
import { passOnCrown } from "./designated.js";
import { moveAll, takeOut } from "./move.js";
import type { Play } from "./play.js";

/** Everything that a player owns leaves the game, each as it last was being remembered. */
function takeAlong(play: Play, player: PlayerId): void {
  const { state: before } = play;
  const own = everyObject(before).filter(({ owner }) => owner === player);
  for (const object of own) takeOut(play, object, before);
  const events = own.map(({ id, zone }): Happening => ({
    kind: "leftGame",
    object: id,
    from: zone,
    rule: "800.4a",
    cause: null,
  }));
  if (events.length > 0) play.happen(events, before);
}

/** The objects that a player controls. */
function controlled(play: Play, player: PlayerId): GameObject[] {
  const ids = [...permanentIds(play.state), ...play.state.stack];
  return ids.flatMap((id) => {
    const object = findObject(play.state, id);
    return object !== null && play.look(object).controller === player ? [object] : [];
  });
}

/** What stands on the stack without a card ceases to exist. */
function cease(play: Play, objects: readonly GameObject[]): void {
  for (const object of objects) play.state = withoutObject(play.state, object);
  const events = objects.map(({ id }): Happening => ({ kind: "ceased", object: id, rule: "800.4a", cause: null }));
  if (events.length > 0) play.happen(events);
}

/**
 * A player has left the game, which goes on without them: what they own leaves with them, what they control on the stack
 * without a card ceases to exist, and what they still control is exiled. Effects that gave them control count no more
 * (800.4a). Where the game is over, everything stays as it is.
 */
export function leaveGame(play: Play, player: PlayerId): void {
  if (playersInOrder(play.state).length < 2) return;
  takeAlong(play, player);
  passOnCrown(play, player);
  const left = controlled(play, player);
  cease(
    play,
    left.filter(({ zone, kind }) => zone === "stack" && kind !== "card"),
  );
  const exiled = controlled(play, player).map(({ id }) => ({ object: id, to: "exile" }) as const);
  if (exiled.length > 0) moveAll(play, exiled, "800.4a");
}
