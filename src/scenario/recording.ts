import { type GameState, type Input, replay, stateHash } from "../magic/runtime/index.js";

/** How a scenario was played: the state that it began with, every input that was given, and the hash of what came of it. */
export interface Recording {
  readonly first: GameState;
  readonly inputs: readonly Input[];
  readonly hash: string;
}

/** A recording of a game that has come to a state. */
export function recordingOf(first: GameState, inputs: readonly Input[], last: GameState): Recording {
  return { first, inputs: [...inputs], hash: stateHash(last) };
}

/** Whether the inputs of a recording, given again, lead to the same state. */
export function isReproduced({ first, inputs, hash }: Recording): boolean {
  return stateHash(replay(first, inputs)) === hash;
}
