import { isRecord } from "./plain.js";

/** What plays a recording of a game again. */
interface Replayer<State, Input> {
  readonly isGame: (value: unknown) => value is State;
  readonly areInputs: (values: readonly unknown[]) => values is readonly Input[];
  readonly replay: (first: State, inputs: readonly Input[]) => State;
  readonly stateHash: (state: State) => string;
}

/** Whether a value looks like a game that this version of the runtimes plays on. */
export function looksLikeGame(value: unknown): boolean {
  return isRecord(value) && value["version"] === 1 && Array.isArray(value["players"]) && isRecord(value["objects"]);
}

/** Whether values look like what a game takes in. */
export function lookLikeInputs(values: readonly unknown[]): boolean {
  return values.every((input) => isRecord(input) && typeof input["kind"] === "string");
}

/** Gives the hash of the state to which inputs lead; null where it is no game that can be played on. */
export function replayedHash<State, Input>(game: Replayer<State, Input>) {
  return (first: unknown, inputs: readonly unknown[]): string | null =>
    game.isGame(first) && game.areInputs(inputs) ? game.stateHash(game.replay(first, inputs)) : null;
}
