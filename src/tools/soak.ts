/**
 * `npm run soak -- [--games N] [--seed S] [--steps N]`: plays random games of the fixtures' cards, one for each seed from S
 * on, and checks after each step what must always hold. A seed that fails is played again alone by `--games 1 --seed S`.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadInput, readTexts } from "../cli/input.js";
import { processIo } from "../cli/io.js";
import { playRandomGame } from "./soak/play.js";

const fixtures = fileURLToPath(new URL("../../fixtures/cards", import.meta.url));

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    steps: { type: "string", default: "200" },
  },
});
const [games, first, steps] = [values.games, values.seed, values.steps].map(Number);

/** Plays the games and gives back the seeds of those in which something was wrong. */
async function soak(count: number, from: number, length: number): Promise<readonly number[]> {
  const input = await loadInput([fixtures], {}, processIo());
  const cards = readTexts(input).flatMap(({ compiled }) => compiled ?? []);
  const failing: number[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const { faults, inputs } = playRandomGame(seed, cards, length);
    if (faults.length === 0) continue;
    failing.push(seed);
    console.log([`seed ${seed}, ${inputs.length} inputs:`, ...faults].join("\n  "));
  }
  return failing;
}

if (![games, first, steps].every(Number.isSafeInteger)) {
  console.error("soak: --games, --seed and --steps are whole numbers");
  process.exitCode = 2;
} else {
  const start = performance.now();
  const failing = await soak(games ?? 0, first ?? 0, steps ?? 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const failed = failing.length === 0 ? "all went well" : `${failing.length} failed: seeds ${failing.join(", ")}`;
  console.log(`${games} games of up to ${steps} steps in ${seconds} s; ${failed}`);
  process.exitCode = failing.length === 0 ? 0 : 1;
}
