/** Plays random games on every core and says which failed. It is run bundled: see `soak.ts`. */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { loadInput, readTexts } from "../../cli/input.js";
import { processIo } from "../../cli/io.js";
import { playRandomGame } from "./play.js";
import { InOrder, type Outcome } from "./outcomes.js";

const fixtures = fileURLToPath(new URL("../../../fixtures/cards", import.meta.url));

/** A game to play. */
interface Order {
  readonly seed: number;
  readonly steps: number;
}

/** Plays the games that are ordered, until nothing is ordered any more. */
async function playOrders(port: NonNullable<typeof parentPort>): Promise<void> {
  const input = await loadInput([fixtures], {}, processIo());
  const cards = readTexts(input).flatMap((reading) => (reading.game === "magic" ? (reading.compiled ?? []) : []));
  port.on("message", ({ seed, steps }: Order) => {
    const { faults, inputs } = playRandomGame(seed, cards, steps);
    const outcome: Outcome = { seed, inputs: inputs.length, faults };
    port.postMessage(outcome);
  });
}

/** Says what was wrong in a game. */
function tell({ seed, inputs, faults }: Outcome): void {
  if (faults.length > 0) console.log([`seed ${seed}, ${inputs} inputs:`, ...faults].join("\n  "));
}

/** Has one worker play games one after the other, as long as there are seeds. */
function employ(seeds: Iterator<number, undefined>, steps: number, take: (outcome: Outcome) => void): Promise<void> {
  const worker = new Worker(new URL(import.meta.url));
  return new Promise((resolve, reject) => {
    const order = (): void => {
      const { value: seed, done } = seeds.next();
      if (done === true) void worker.terminate().then(() => resolve());
      else worker.postMessage({ seed, steps } satisfies Order);
    };
    worker.on("message", (outcome: Outcome) => {
      take(outcome);
      order();
    });
    worker.on("error", reject);
    order();
  });
}

/** The seeds of so many games. */
function* seedsFrom(first: number, count: number): Generator<number, undefined> {
  for (let seed = first; seed < first + count; seed += 1) yield seed;
  return undefined;
}

/** Plays the games and gives back the seeds of those in which something was wrong. */
async function soak(count: number, first: number, steps: number): Promise<readonly number[]> {
  const outcomes = new InOrder(first, tell);
  const seeds = seedsFrom(first, count);
  const workers = Array.from({ length: Math.min(count, availableParallelism()) }, () =>
    employ(seeds, steps, (outcome) => outcomes.take(outcome)),
  );
  await Promise.all(workers);
  return outcomes.failing;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: "string", default: "10000" },
      seed: { type: "string", default: "1" },
      steps: { type: "string", default: "200" },
    },
  });
  const [games = 0, first = 0, steps = 0] = [values.games, values.seed, values.steps].map(Number);
  if (![games, first, steps].every(Number.isSafeInteger)) {
    console.error("soak: --games, --seed and --steps are whole numbers");
    process.exitCode = 2;
    return;
  }
  const start = performance.now();
  const failing = await soak(games, first, steps);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const failed = failing.length === 0 ? "all went well" : `${failing.length} failed: seeds ${failing.join(", ")}`;
  console.log(`${games} games of up to ${steps} steps in ${seconds} s; ${failed}`);
  process.exitCode = failing.length === 0 ? 0 : 1;
}

if (isMainThread) await main();
else if (parentPort !== null) await playOrders(parentPort);
