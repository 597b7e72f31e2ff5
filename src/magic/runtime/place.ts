import type { CompiledCard, Zone } from "../effects/index.js";
import { printedFaces } from "./read/faces.js";
import type { ObjectId, PlayerId } from "./state/identity.js";
import { newObject } from "./state/new-object.js";
import type { GameObject } from "./state/object.js";
import { withNewObject } from "./state/objects.js";
import type { GameState } from "./state/state.js";

/** A card to be put somewhere as a game is set up. */
export interface Placement {
  readonly card: CompiledCard;
  readonly zone: Exclude<Zone, "stack">;
  readonly owner: PlayerId;
  /** What it differs in from a card that has just come there, such as being tapped. */
  readonly parts: Partial<GameObject>;
}

/** Loyalty and defense counters of a permanent that is there from the start. */
function printedCounters(card: CompiledCard): Record<string, number> {
  const [face] = printedFaces(card);
  if (face?.types.includes("planeswalker") && face.loyalty !== null) return { loyalty: face.loyalty };
  return face?.types.includes("battle") && face.defense !== null ? { defense: face.defense } : {};
}

/**
 * Puts a card somewhere without anything happening: nothing enters, nothing triggers. A permanent has been under its
 * controller since before the first turn, so that it can attack.
 */
export function place(state: GameState, { card, zone, owner, parts }: Placement): { state: GameState; id: ObjectId } {
  const id = state.next;
  const controller = parts.controller ?? owner;
  const counters = zone === "battlefield" ? printedCounters(card) : {};
  const base = { id, kind: "card", card: card.id, faces: [], owner, zone, controlledSince: 0, counters } as const;
  const object = newObject({ ...base, ...parts, controller }, state);
  const cards = { ...state.cards, [card.id]: card };
  return { id, state: withNewObject({ ...state, cards, next: id + 1 }, object) };
}
