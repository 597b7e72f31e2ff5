import { type GameState, type Input, replay, stateHash } from "../../keyforge/runtime/index.js";
import { isRecord } from "../plain.js";

/** Whether a value is a game that this version of the runtime plays on. */
function isGameState(value: unknown): value is GameState {
  return isRecord(value) && value["version"] === 1 && Array.isArray(value["players"]) && isRecord(value["objects"]);
}

function isInputs(value: readonly unknown[]): value is readonly Input[] {
  return value.every((input) => isRecord(input) && typeof input["kind"] === "string");
}

/** The hash of the state to which inputs lead; null where it is no game that can be played on. */
export function replayedHash(first: unknown, inputs: readonly unknown[]): string | null {
  return isGameState(first) && isInputs(inputs) ? stateHash(replay(first, inputs)) : null;
}
