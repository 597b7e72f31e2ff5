import { hashOf } from "../../state/hash.js";
import type { Input } from "./state/request.js";
import type { GameState } from "./state/state.js";
import { bareStep } from "./step.js";

/** A hash of a state: equal states have equal hashes, on every machine. */
export function stateHash(state: GameState): string {
  return hashOf(state);
}

/** Plays inputs from a state: the same state and inputs always give the same result. */
export function replay(first: GameState, inputs: readonly Input[]): GameState {
  return inputs.reduce((state, input) => bareStep(state, input).state, first);
}
