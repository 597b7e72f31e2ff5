/**
 * `npm run honesty -- FILE… [--only words,omissions,order,wordings,keywords] [--all] [--limit N] [--first N]`: tries whether
 * the compiler swallows words. It takes the token makers that were compiled, or with `--all` every compiled card;
 * `--first` takes no more than so many of them.
 */
import { parseArgs } from "node:util";
import { isTokenMaker } from "../check/token-makers.js";
import { UsageError } from "../cli/exit.js";
import { type Input, loadInput, readTexts } from "../cli/input.js";
import { processIo } from "../cli/io.js";
import type { Game } from "../cli/languages.js";
import type { CardReading } from "../language.js";
import type { Compiler, TestedGame } from "./honesty/game.js";
import { keyforgeTested } from "./honesty/keyforge/index.js";
import { magicTested } from "./honesty/magic/index.js";
import { testOrder } from "./honesty/order.js";
import { formatResult, formatTried, type HonestyResult } from "./honesty/result.js";
import { testWordings } from "./honesty/wordings.js";
import { testOmissions, testWords } from "./honesty/words.js";

type Test = (readings: readonly CardReading[], compiler: Compiler) => HonestyResult | null;

const tests: ReadonlyMap<string, Test> = new Map([
  ["words", testWords],
  ["omissions", testOmissions],
  ["order", testOrder],
  ["wordings", testWordings],
  ["keywords", (readings, compiler) => compiler.game.keywords?.(readings, compiler) ?? null],
]);

const testedGames: Readonly<Record<Game, TestedGame>> = { magic: magicTested, keyforge: keyforgeTested };

function readWords() {
  return parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string", default: "words,order,wordings,keywords" },
      first: { type: "string", default: "Infinity" },
      limit: { type: "string", default: "3" },
      all: { type: "boolean", default: false },
    },
  });
}

type Values = ReturnType<typeof readWords>["values"];

function subjects(input: Input, values: Values): readonly CardReading[] {
  const read = readTexts(input);
  const compiled = read.filter((reading) => reading.compiled !== null);
  const wanted = values.all ? compiled : compiled.filter(({ card }) => isTokenMaker(card));
  return wanted.slice(0, Number(values.first));
}

function run(name: string, readings: readonly CardReading[], compiler: Compiler, limit: number): string {
  const test = tests.get(name);
  if (test === undefined) throw new UsageError(`no test "${name}"; there are ${[...tests.keys()].join(", ")}`);
  const result = test(readings, compiler);
  if (result === null) return `${name}: not tested for this game`;
  return `${formatResult(result, limit)}\n${formatTried(result)}`;
}

async function main(): Promise<void> {
  const { values, positionals } = readWords();
  if (positionals.length === 0) throw new UsageError("give a card file");
  const input = await loadInput(positionals, {}, processIo());
  const { language, environment } = input;
  const compiler = { language, environment, game: testedGames[input.game] };
  const readings = subjects(input, values);
  console.log(`${readings.length} compiled ${values.all ? "cards" : "token makers"}`);
  for (const name of values.only.split(",")) console.log(`\n${run(name, readings, compiler, Number(values.limit))}`);
}

try {
  await main();
} catch (error) {
  // What parseArgs finds wrong is a TypeError; a bug of ours has its stack shown.
  const isUsage = error instanceof UsageError || (error instanceof TypeError && "code" in error);
  if (!isUsage) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
