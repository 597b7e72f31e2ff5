import { games } from "./games.js";
import type { Recording } from "./scenario.js";

/** Whether the inputs of a recording, given again, lead to the same state. */
export function isReproduced({ game, first, inputs, hash }: Recording): boolean {
  return games[game].replay(first, inputs) === hash;
}
