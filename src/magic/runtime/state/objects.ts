import type { Zone } from "../../effects/index.js";
import type { ObjectId, PlayerId } from "./identity.js";
import { once } from "../../../state/memo.js";
import type { GameObject } from "./object.js";
import { type Paged, pagedFrom, pagedItem, pagedItems, withItem } from "./paged.js";
import type { GameState, LastKnown, PlayerState, Recorded } from "./state.js";

/** The object, where it still exists. */
export function findObject(state: GameState, id: ObjectId): GameObject | null {
  return pagedItem(state.objects, id);
}

const itemsOf = once((objects: Paged<GameObject>) => pagedItems(objects));

/** Every object in every zone. */
export function everyObject(state: GameState): readonly GameObject[] {
  return itemsOf(state.objects);
}

const idsOf = once((ids: Paged<ObjectId>) => pagedItems(ids));

/** The objects on the battlefield, by number: they have no order of their own (400.5). */
export function permanentIds(state: GameState): readonly ObjectId[] {
  return idsOf(state.battlefield);
}

/** The object changed, where it still exists. */
export function withObject(state: GameState, id: ObjectId, change: Partial<GameObject>): GameState {
  const object = findObject(state, id);
  return object === null ? state : { ...state, objects: withItem(state.objects, id, { ...object, ...change }) };
}

/** The player of that name. */
export function playerOf(state: GameState, id: PlayerId): PlayerState {
  const player = state.players.find((candidate) => candidate.id === id);
  if (player === undefined) throw new RangeError(`There is no player ${id}.`);
  return player;
}

/** The player changed. */
export function withPlayer(state: GameState, id: PlayerId, change: Partial<PlayerState>): GameState {
  const players = state.players.map((player) => (player.id === id ? { ...player, ...change } : player));
  return { ...state, players };
}

/** Players still in the game, the active player first, then in turn order (101.4). */
export function playersInOrder(state: GameState): PlayerId[] {
  const ids = state.players.map(({ id }) => id);
  const first = Math.max(0, ids.indexOf(state.turn.active));
  const order = [...ids.slice(first), ...ids.slice(0, first)];
  return order.filter((id) => playerOf(state, id).standing === "playing");
}

/** Whether the player has lost, and so left the game (104.5, 800.4). */
export function hasLeft(state: GameState, player: PlayerId): boolean {
  return playerOf(state, player).standing === "lost";
}

/** The next player in turn order after this one who is still in the game; null where there is none (103.1, 800.4h). */
export function nextInTurnOrder(state: GameState, player: PlayerId): PlayerId | null {
  return seatsAfter(state, player).find((id) => playerOf(state, id).standing === "playing") ?? null;
}

/** Every player in turn order from the one after this on, this one last, in the game or not (103.1). */
export function seatsAfter(state: GameState, player: PlayerId): PlayerId[] {
  const ids = state.players.map(({ id }) => id);
  const first = ids.indexOf(player) + 1;
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** Whether the game is over: nobody who is left has an opponent (104.2a, 104.4a). */
export function isOver(state: GameState): boolean {
  return playersInOrder(state).every((player) => opponentsOf(state, player).length === 0);
}

/** The other players still in the game. */
export function othersThan(state: GameState, player: PlayerId): PlayerId[] {
  return playersInOrder(state).filter((id) => id !== player);
}

/** The team that a player is on; themselves alone in a game that is not between teams (102.3). */
function teamOf({ teams = [] }: GameState, player: PlayerId): readonly PlayerId[] {
  return teams.find((team) => team.includes(player)) ?? [player];
}

/** The other players of the player's team who are still in the game (102.3). */
export function teammatesOf(state: GameState, player: PlayerId): PlayerId[] {
  return othersThan(state, player).filter((id) => teamOf(state, player).includes(id));
}

/** Whether two players are, or were, on different teams (102.2, 102.3). */
export function areOpponents(state: GameState, one: PlayerId, other: PlayerId): boolean {
  return !teamOf(state, one).includes(other);
}

/** The players still in the game who are not on the player's team (102.3). */
export function opponentsOf(state: GameState, player: PlayerId): PlayerId[] {
  return playersInOrder(state).filter((id) => !teamOf(state, player).includes(id));
}

/** The objects of a zone in its order; `owner` matters for the zones that each player has. */
export function zoneObjects(state: GameState, zone: Zone, owner: PlayerId): readonly ObjectId[] {
  switch (zone) {
    case "hand":
    case "library":
    case "graveyard":
      return playerOf(state, owner)[zone];
    case "battlefield":
      return permanentIds(state);
    case "stack":
    case "exile":
    case "command":
      return state[zone];
  }
}

/** The zone with other objects, in their order. */
function withZone(
  state: GameState,
  zone: Exclude<Zone, "battlefield">,
  owner: PlayerId,
  objects: readonly ObjectId[],
): GameState {
  switch (zone) {
    case "hand":
    case "library":
    case "graveyard":
      return withPlayer(state, owner, { [zone]: objects });
    case "stack":
    case "exile":
    case "command":
      return { ...state, [zone]: objects };
  }
}

/** The state with a new object in its zone: last in the zone's order, which is the top of a library, or first. */
export function withNewObject(state: GameState, object: GameObject, end: "first" | "last" = "last"): GameState {
  const { id, zone, owner } = object;
  const next = { ...state, objects: withItem(state.objects, id, object) };
  if (zone === "battlefield") return { ...next, battlefield: withItem(state.battlefield, id, id) };
  const others = zoneObjects(state, zone, owner);
  return withZone(next, zone, owner, end === "first" ? [id, ...others] : [...others, id]);
}

/** The state with an object again that it had before, in its place in its zone. */
export function withObjectBack(state: GameState, before: GameState, object: GameObject): GameState {
  const { id, zone, owner } = object;
  const next = { ...state, objects: withItem(state.objects, id, object) };
  if (zone === "battlefield") return { ...next, battlefield: withItem(state.battlefield, id, id) };
  const now = zoneObjects(state, zone, owner);
  const earlier = zoneObjects(before, zone, owner).filter((other) => other === id || now.includes(other));
  return withZone(next, zone, owner, [...earlier, ...now.filter((other) => !earlier.includes(other))]);
}

/** The state without an object: out of its zone, and no object any more. */
export function withoutObject(state: GameState, { id, zone, owner }: GameObject): GameState {
  const next = { ...state, objects: withItem(state.objects, id, null) };
  if (zone === "battlefield") return { ...next, battlefield: withItem(state.battlefield, id, null) };
  const others = zoneObjects(state, zone, owner).filter((other) => other !== id);
  return withZone(next, zone, owner, others);
}

/** An object that static abilities speak of: what is gone tells them nothing, for they read the game as it is (107.2, 611.3a). */
export function stillThere(state: GameState, id: ObjectId | null): ObjectId | null {
  return id !== null && findObject(state, id) !== null ? id : null;
}

const eventsOf = once((history: Paged<Recorded>) => pagedItems(history));

/** What happened this turn and the last, in order. */
export function pastOf(state: GameState): readonly Recorded[] {
  return eventsOf(state.history);
}

/** What happened in a turn, this one where no other is named. */
export function pastOfTurn(state: GameState, number = state.turn.number): readonly Recorded[] {
  return pastOf(state).filter(({ turn }) => turn === number);
}

/** What happened from an event on, by its number. */
export function pastSince(state: GameState, number: number): readonly Recorded[] {
  return pagedFrom(state.history, number);
}

/** An object as it last was, where it changed zones and that is still remembered (608.2h). */
export function lastKnownOf(state: GameState, id: ObjectId): LastKnown | null {
  return pagedItem(state.lastKnown, id);
}

/** With what is remembered of an object as it last was. */
export function withLastKnown(state: GameState, id: ObjectId, last: LastKnown): GameState {
  return { ...state, lastKnown: withItem(state.lastKnown, id, last) };
}
