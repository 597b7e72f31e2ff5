import { type GameState, step } from "../../../src/magic/runtime/index.js";
import { playRandomGame } from "../../../src/tools/soak/play.js";
import { cards } from "./games.js";

/** Every state that a random game goes through. */
export function replaySteps(seed: number, steps: number): readonly GameState[] {
  const { first, inputs } = playRandomGame(seed, cards, steps);
  const states = [first];
  for (const input of inputs) states.push(step(states.at(-1) ?? first, input).state);
  return states;
}
