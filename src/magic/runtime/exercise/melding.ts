import type { Ability, CompiledCard, InstructionOf } from "../../effects/index.js";
import type { GameState } from "../state/state.js";
import { cardOf, plainFace } from "./satisfy.js";
import { everyInstruction } from "./walk.js";

/** The card with the combined back face that a pair melds into (712.4b). */
function combined({ into }: InstructionOf<"meld">): CompiledCard {
  return { ...cardOf(plainFace(into, ["creature"])), id: `made:meld:${into}`, layout: "meld" };
}

/** With what each meld pair becomes that the ability melds; the other card of the pair is what its filter asks for (712.4a). */
export function withMelded(state: GameState, ability: Ability): GameState {
  const instructions = "resolution" in ability ? everyInstruction(ability.resolution.instructions) : [];
  const made = instructions.flatMap((one) => (one.kind === "meld" ? [combined(one)] : []));
  if (made.length === 0) return state;
  return { ...state, cards: { ...state.cards, ...Object.fromEntries(made.map((card) => [card.id, card])) } };
}
