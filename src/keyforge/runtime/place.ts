import type { CompiledCard, Zone } from "../effects/index.js";
import { bare, type CardObject } from "./state/card-object.js";
import { playerOf, withPlayer } from "./state/cards.js";
import type { CardId, PlayerId } from "./state/identity.js";
import type { GameState } from "./state/state.js";

/** A card to be put somewhere as a game is set up. */
export interface Placement {
  readonly card: CompiledCard;
  /** A zone, or beside the identity card: an archon power. */
  readonly zone: Zone | "identity";
  readonly owner: PlayerId;
  /** What it differs in from a card that has just come there, such as being exhausted or a token. */
  readonly parts: Partial<CardObject>;
}

/** The list of a player that a card stands in; null for an upgrade in play and a card under another. */
function listFor({
  card,
  zone,
  parts,
}: Placement): "battleline" | "artifacts" | Exclude<Zone, "play" | "under"> | null {
  if (zone === "under" || zone === "identity") return null;
  if (zone !== "play") return zone;
  if (typeof parts.attachedTo === "number") return null;
  return card.type === "creature" || card.type === "tokenCreature" || typeof parts.token === "string"
    ? "battleline"
    : "artifacts";
}

/**
 * Puts a card somewhere without anything happening: nothing enters, nothing triggers. What is in play is ready, at the
 * right end of its battleline; in a deck it lies under the others.
 */
export function place(state: GameState, placement: Placement): { state: GameState; id: CardId } {
  const { card, zone, owner, parts } = placement;
  const id = state.next;
  const controller = parts.controller ?? owner;
  const facing = typeof parts.token === "string" ? "down" : "up";
  const entered = zone === "play" ? 0 : null;
  const object: CardObject = {
    ...bare,
    icons: [],
    facing,
    entered,
    ...parts,
    id,
    card: card.id,
    owner,
    controller,
    zone,
  };
  const cards = { ...state.cards, [card.id]: card };
  const placed = { ...state, cards, objects: { ...state.objects, [id]: object }, next: id + 1 };
  const list = listFor(placement);
  if (list === null) return { id, state: placed };
  const holder = zone === "play" ? controller : owner;
  return { id, state: withPlayer(placed, holder, { [list]: [...playerOf(placed, holder)[list], id] }) };
}
