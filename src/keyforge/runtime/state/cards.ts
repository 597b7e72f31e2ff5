import type { CompiledCard, Identifier } from "../../effects/index.js";
import { once } from "../../../state/memo.js";
import type { CardObject, Place } from "./card-object.js";
import type { CardId, PlayerId } from "./identity.js";
import type { GameState, PlayerState } from "./state.js";

/** A card; a RangeError where there is none of that number. */
export function cardOf(state: GameState, id: CardId): CardObject {
  const found = state.objects[id];
  if (found === undefined) throw new RangeError(`There is no card ${id}.`);
  return found;
}

/** What is printed on a card, or on a reference card. */
export function compiledOf(state: GameState, card: Identifier): CompiledCard {
  const found = state.cards[card];
  if (found === undefined) throw new RangeError(`There is no compiled card ${card}.`);
  return found;
}

/** A player; a RangeError where there is none of that name. */
export function playerOf(state: GameState, id: PlayerId): PlayerState {
  const found = state.players.find((player) => player.id === id);
  if (found === undefined) throw new RangeError(`There is no player ${id}.`);
  return found;
}

/** The other player. */
export function opponentOf(state: GameState, id: PlayerId): PlayerId {
  const found = state.players.find((player) => player.id !== id);
  if (found === undefined) throw new RangeError(`${id} has no opponent.`);
  return found.id;
}

/** The players, the active one first. */
export function playersInOrder(state: GameState): readonly PlayerId[] {
  const { active } = state.turn;
  return [active, opponentOf(state, active)];
}

/** The state with a card changed. */
export function withCard(state: GameState, id: CardId, change: Partial<CardObject>): GameState {
  return { ...state, objects: { ...state.objects, [id]: { ...cardOf(state, id), ...change } } };
}

/** The state with a player changed. */
export function withPlayer(state: GameState, id: PlayerId, change: Partial<PlayerState>): GameState {
  const players = state.players.map((player) => (player.id === id ? { ...player, ...change } : player));
  return { ...state, players };
}

/** Whether a card is in play. */
export function isInPlay(state: GameState, id: CardId): boolean {
  return state.objects[id]?.zone === "play";
}

const cardsAmong = once((objects: GameState["objects"]): readonly CardObject[] => Object.values(objects));

/** Every card, by number. */
export function everyCard({ objects }: GameState): readonly CardObject[] {
  return cardsAmong(objects);
}

/** The upgrades on each creature that has any. */
const upgradesAmong = once((objects: GameState["objects"]): ReadonlyMap<CardId, readonly CardId[]> => {
  const found = new Map<CardId, CardId[]>();
  for (const { id, attachedTo } of cardsAmong(objects))
    if (attachedTo !== null) found.set(attachedTo, [...(found.get(attachedTo) ?? []), id]);
  return found;
});

/** The upgrades on a creature. */
export function upgradesOf({ objects }: GameState, id: CardId): readonly CardId[] {
  return upgradesAmong(objects).get(id) ?? [];
}

/** The cards under a card. */
export function cardsUnder(state: GameState, id: CardId): readonly CardId[] {
  return everyCard(state).flatMap((card) => (card.under === id ? [card.id] : []));
}

/** Every card in play: the active player's battleline and artifacts first, each with its upgrades. */
export const cardsInPlay = once((state: GameState): readonly CardId[] =>
  playersInOrder(state).flatMap((id) => {
    const { battleline, artifacts } = playerOf(state, id);
    return [...battleline, ...artifacts].flatMap((card) => [card, ...upgradesOf(state, card)]);
  }),
);

/** The archon powers beside the identity cards. */
const besideIdentities = once((objects: GameState["objects"]): readonly CardId[] =>
  cardsAmong(objects).flatMap(({ id, zone }) => (zone === "identity" ? [id] : [])),
);

/** Every card whose abilities hold: those in play, then archon powers. */
export function activeCards(state: GameState): readonly CardId[] {
  const powers = besideIdentities(state.objects);
  return powers.length === 0 ? cardsInPlay(state) : [...cardsInPlay(state), ...powers];
}

/** The cards of a zone that a player has, in order; of those in play the ones that the player controls. */
export function zoneCards(state: GameState, zone: Place, player: PlayerId): readonly CardId[] {
  switch (zone) {
    case "hand":
    case "deck":
    case "discard":
    case "archives":
    case "purged":
      return playerOf(state, player)[zone];
    case "play":
      return cardsInPlay(state).filter((id) => cardOf(state, id).controller === player);
    case "identity":
    case "under":
      return everyCard(state).flatMap(({ id, zone: place, owner }) => (place === zone && owner === player ? [id] : []));
    case "beingPlayed":
      return state.playing.filter((id) => cardOf(state, id).owner === player);
  }
}

/** The battleline in which a creature stands. */
export function battlelineOf(state: GameState, id: CardId): readonly CardId[] {
  return state.players.find(({ battleline }) => battleline.includes(id))?.battleline ?? [];
}

/** The creatures beside one, by side. */
export function besides(state: GameState, id: CardId): { left: CardId | null; right: CardId | null } {
  const line = battlelineOf(state, id);
  const index = line.indexOf(id);
  if (index < 0) return { left: null, right: null };
  return { left: line[index - 1] ?? null, right: line[index + 1] ?? null };
}

/** The neighbors of a creature, from the left; of one that has left, those it last had. */
export function neighborsOf(state: GameState, id: CardId): readonly CardId[] {
  if (!isInPlay(state, id)) return state.lastKnown[id]?.neighbors ?? [];
  const { left, right } = besides(state, id);
  return [left, right].flatMap((one) => (one === null ? [] : [one]));
}
