import type { CompiledCard, Name } from "../../effects/index.js";
import type { Component, Face, GameObject, MeldedFace } from "../state/object.js";
import type { GameState } from "../state/state.js";
import { everyInstruction } from "./every-instruction.js";
import { printedFace } from "./printed.js";

/** Where the combined back face of that name stands: what a meld pair becomes; null where nothing is known of it (712.4b). */
export function combinedFace(state: GameState, name: Name): MeldedFace | null {
  for (const { id, faces } of Object.values(state.cards)) {
    const face = faces.findIndex((one) => one.name === name);
    if (face >= 0) return { card: id, face };
  }
  return null;
}

/** The one face of a melded permanent, the combined back face (712.8g). */
export function meldedFaces(state: GameState, { card, face }: MeldedFace): readonly Face[] {
  const combined = state.cards[card]?.faces[face];
  return combined === undefined ? [] : [printedFace(combined)];
}

/** What the mana value of a melded permanent is calculated from: the mana costs of both front faces (202.3c). */
export function frontCosts(state: GameState, components: readonly Component[]): Face["manaCost"] {
  return components.flatMap(({ card }) => (card === null ? [] : (state.cards[card]?.faces[0]?.manaCost ?? [])));
}

/** Whether the front face of a card says of itself that it melds with the other into what has that name (712.4a). */
function meldsWith(card: CompiledCard, other: CompiledCard, into: Name): boolean {
  const [front] = card.faces;
  const instructions = (front?.abilities ?? []).flatMap((ability) =>
    "resolution" in ability ? everyInstruction(ability.resolution.instructions) : [],
  );
  return instructions.some(
    (one) => one.kind === "meld" && one.into === into && one.counterpart === other.faces[0]?.name,
  );
}

/**
 * Whether two objects are the cards of a meld pair, as what is printed on one of them tells: no tokens, no other cards,
 * whatever they were copies of (701.42b).
 */
export function isMeldPair(state: GameState, objects: readonly GameObject[], into: Name): boolean {
  const cards = objects.flatMap(({ kind, card }) => {
    const found = kind === "card" && card !== null ? state.cards[card] : undefined;
    return found ?? [];
  });
  const [first, second] = cards;
  if (first === undefined || second === undefined || cards.length !== 2 || objects.length !== 2) return false;
  return meldsWith(first, second, into) || meldsWith(second, first, into);
}
