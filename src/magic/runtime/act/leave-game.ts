import type { Happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { everyObject, findObject, isOver, permanentIds, playersInOrder, withoutObject } from "../state/objects.js";
import { passOn } from "./designated.js";
import { leavePhasedOut } from "./leave-phased-out.js";
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

/** What they own and what they control, of which information may still be asked (800.4i). */
function noteWhatTheyHad(play: Play, player: PlayerId): void {
  const own = everyObject(play.state).filter(({ owner }) => owner === player);
  const all = new Set([...own, ...controlled(play, player)].map(({ id }) => id));
  play.changePlayer(player, { left: [...all] });
}

/**
 * A player has left the game, which goes on without them: what they own leaves with them, what they control on the stack
 * without a card ceases to exist, and what they still control is exiled. Effects that gave them control count no more
 * (800.4a).
 */
function leaveGame(play: Play, player: PlayerId): void {
  noteWhatTheyHad(play, player);
  takeAlong(play, player);
  leavePhasedOut(play, player);
  passOn(play, player);
  const left = controlled(play, player);
  cease(
    play,
    left.filter(({ zone, kind }) => zone === "stack" && kind !== "card"),
  );
  const exiled = controlled(play, player).map(({ id }) => ({ object: id, to: "exile" }) as const);
  if (exiled.length > 0) moveAll(play, exiled, "800.4a");
}

/** A player who loses, and the rule by which. */
export interface Loser {
  readonly player: PlayerId;
  readonly rule: string;
}

/**
 * Players lose at the same time, and leave the game one and all (104.5, 704.3). Who is left without an opponent has won
 * (104.2a), and where nobody is left, the game is a draw (104.4a). Where the game is over, everything stays as it is.
 */
export function loseGame(play: Play, losers: readonly Loser[]): void {
  for (const { player } of losers) play.changePlayer(player, { standing: "lost" });
  for (const { player, rule } of losers) play.happen([{ kind: "lostGame", player, rule, cause: play.cause }]);
  if (!isOver(play.state)) for (const { player } of losers) leaveGame(play, player);
  else if (losers.length > 0) for (const winner of playersInOrder(play.state)) win(play, winner);
}

/** Whoever has no opponent left has won. */
function win(play: Play, player: PlayerId): void {
  play.changePlayer(player, { standing: "won" });
  play.happen([{ kind: "wonGame", player, rule: "104.2a", cause: play.cause }]);
}
