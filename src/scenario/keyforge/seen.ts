import {
  type CardId,
  cardOf,
  everyCard,
  type GameState,
  type Request,
  type SeenCard,
  sightOf,
  upgradesOf,
  view,
} from "../../keyforge/runtime/index.js";
import { printedName } from "./names.js";
import type { Side } from "./scenario.js";

/** A game as someone sees it: a player, or one who sees everything. */
export interface Sighting {
  readonly state: GameState;
  readonly cards: readonly SeenCard[];
  readonly request: Request | null;
}

/** A card as one who sees everything does. */
function openCard(state: GameState, id: CardId): SeenCard {
  return { ...cardOf(state, id), looks: sightOf(state).look(id), printed: printedName(state, id) };
}

/** All cards, from the left of your battleline on. */
function inOrder(state: GameState): readonly CardId[] {
  const listed = state.players.flatMap(({ battleline, artifacts, hand, deck, discard, archives, purged }) => [
    ...[...battleline, ...artifacts].flatMap((id) => [id, ...upgradesOf(state, id)]),
    ...[...hand, ...deck, ...discard, ...archives, ...purged],
  ]);
  return [...new Set([...listed, ...everyCard(state).map(({ id }) => id)])];
}

/** The game as a player sees it; null: as one who sees everything. */
export function sightingOf(state: GameState, viewer: Side | null): Sighting {
  const ids = inOrder(state);
  const pending = state.pending?.request ?? null;
  if (viewer === null) return { state, cards: ids.map((id) => openCard(state, id)), request: pending };
  const seen = view(state, viewer);
  const cards = ids.flatMap((id) => seen.cards.find((card) => card.id === id) ?? []);
  return { state, cards, request: pending?.player === viewer ? pending : null };
}
