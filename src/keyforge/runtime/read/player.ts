import type { ObjectReference, PlayerReference } from "../../effects/index.js";
import type { ByKind, Table } from "../../../state/kinds.js";
import { cardOf, opponentOf, playerOf, playersInOrder } from "../state/cards.js";
import { type CardId, isPlayer, type PlayerId } from "../state/identity.js";
import { type Scope, undone } from "../state/scope.js";
import { cardsOf } from "./reference.js";
import type { Sight } from "./sight.js";

/** Whose the cards are: of one that has left play, whose it last was. */
function holders({ state }: Sight, cards: readonly CardId[], by: "owner" | "controller"): PlayerId[] {
  return cards.map((id) => {
    const object = cardOf(state, id);
    return (object.zone === "play" ? object : (state.lastKnown[id]?.object ?? object))[by];
  });
}

/** The players whose cards an object reference means. */
function of(sight: Sight, scope: Scope, reference: ObjectReference, by: "owner" | "controller"): PlayerId[] {
  return [...new Set(holders(sight, cardsOf(sight, scope, reference), by))];
}

type Which = ByKind<PlayerReference>["eachPlayer"]["which"];

/** How many cards in a discard pile haunt a player. */
const hauntedFrom = 10;

/** The players, or those who are haunted: who have ten or more cards in their discard pile. */
function those({ state }: Sight, which: Which): readonly PlayerId[] {
  const players = playersInOrder(state);
  return which === undefined ? players : players.filter((one) => playerOf(state, one).discard.length >= hauntedFrom);
}

/** Asks whoever resolves the ability for one of the players. */
function chosen(sight: Sight, { player, source }: Scope, which: Which): readonly PlayerId[] {
  const players = those(sight, which);
  if (players.length < 2) return players;
  const options = players.map((one) => ({ kind: "player", player: one }) as const);
  const [index = 0] = sight.ask({
    kind: "choose",
    purpose: "player",
    player,
    rule: "R12",
    about: source,
    options,
    least: 1,
    most: 1,
  });
  return players.slice(index, index + 1);
}

/** One reader a kind of player reference; leaving one out fails to compile. */
export const playerReferences: Table<PlayerReference, [Sight, Scope], readonly PlayerId[]> = {
  you: (_, __, { player }) => [player],
  opponent: (_, { state }, { player }) => [opponentOf(state, player)],
  eachPlayer: ({ which }, sight) => those(sight, which),
  eventPlayer: (_, __, { event }) => [event?.player ?? []].flat(),
  controllerOf: ({ of: reference }, sight, scope) => of(sight, scope, reference, "controller"),
  ownerOf: ({ of: reference }, sight, scope) => of(sight, scope, reference, "owner"),
  choosePlayer: ({ which }, sight, scope) => chosen(sight, scope, which),
  resultPlayer: ({ slot }, _, { slots }) => (slots[slot] ?? undone).players,
  iterationPlayer: ({ slot }, _, { iterations }) => {
    const entity = iterations[slot];
    return entity !== undefined && isPlayer(entity) ? [entity] : [];
  },
};

function read<Kind extends PlayerReference["kind"]>(
  kind: Kind,
  reference: ByKind<PlayerReference>[Kind],
  sight: Sight,
  scope: Scope,
): readonly PlayerId[] {
  return playerReferences[kind](reference, sight, scope);
}

/** The players that a reference means; the active one first where it means both. */
export function playersOf(sight: Sight, scope: Scope, reference: PlayerReference): readonly PlayerId[] {
  return read(reference.kind, reference, sight, scope);
}

/** The one player that a reference means; null where there is none. */
export function playerMeant(sight: Sight, scope: Scope, reference: PlayerReference): PlayerId | null {
  return playersOf(sight, scope, reference)[0] ?? null;
}
