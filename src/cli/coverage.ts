import { writeFile } from "node:fs/promises";
import { countCoverage, type Coverage, detailsOf, judgeCards, timeReadings } from "../check/coverage.js";
import { type Exercise, judgeFaulty, type JudgedCard, type StateCount } from "../check/states.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import {
  cardCount,
  errorsOf,
  type Input,
  type InputOptions,
  loadInput,
  noteReports,
  readFaultyTexts,
  readTexts,
} from "./input.js";
import type { Io } from "./io.js";
import { formatTable } from "./table.js";

/** How often everything is read; the best pass counts. */
const passes = 3;

/** The options of `coverage`. */
export interface CoverageOptions extends InputOptions {
  readonly format: string;
  readonly details?: string;
  readonly failures: number;
}

const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

function stateRow(label: string, count: StateCount): readonly (string | number)[] {
  const { total, parsed, roundTripped, compiled, executable } = count;
  return [label, total, ...[parsed, roundTripped, compiled, executable].map((part) => share(part, total))];
}

/** The counts for people. */
function coverageTable(coverage: Coverage): string {
  const { cards, abilities, forms, unread, tokenMakers, creations, cardsPerSecond, failures } = coverage;
  const heads = ["", "total", "parsed", "round-tripped", "compiled", "executable"];
  const rows = [
    stateRow("cards", cards),
    stateRow("token makers", tokenMakers),
    stateRow("abilities", abilities),
    ...forms.map((count) => stateRow(`  ${count.form}`, count)),
  ];
  const causes = failures.map(({ cards: stopped, stage, code, at, example }) => [
    stopped,
    stage,
    code,
    at,
    example.card,
  ]);
  return [
    formatTable(heads, rows),
    ...(unread === 0
      ? []
      : [`${cardCount(unread)} could not be read and ${unread === 1 ? "counts" : "count"} as not parsed\n`]),
    `creations understood: ${creations.understood} of ${creations.total}\n${cardsPerSecond} cards a second\n`,
    ...(causes.length === 0 ? [] : [formatTable(["cards", "stage", "code", "at", "example"], causes)]),
  ].join("\n");
}

async function writeDetails(path: string, lines: string): Promise<void> {
  try {
    await writeFile(path, lines);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : ""}`);
  }
}

/** The cards that were left out for a fault in their fields, judged by it. */
function judgeFaultyTexts(input: Input, exercise: Exercise): readonly JudgedCard[] {
  return readFaultyTexts(input).map((reading, index) => {
    const [code = "input/wrong-field"] = input.faulty[index]?.codes ?? [];
    return judgeFaulty(reading, code, exercise);
  });
}

/** Counts what is understood of card files, and says why the rest is not. */
export async function coverageCommand(files: readonly string[], options: CoverageOptions, io: Io): Promise<ExitStatus> {
  const input = await loadInput(files, options, io);
  await noteReports(errorsOf(input.reports), io);
  const { readings, seconds } = timeReadings(() => readTexts(input), passes);
  const exercise = await io.exercise();
  const cards = [...judgeCards(readings, exercise), ...judgeFaultyTexts(input, exercise)];
  if (options.details !== undefined) {
    await writeDetails(options.details, cards.map((card) => `${JSON.stringify(detailsOf(card))}\n`).join(""));
  }
  const coverage = countCoverage(cards, {
    game: input.game,
    seconds,
    failures: options.failures,
    unread: input.rejected,
  });
  const text = options.format === "json" ? `${JSON.stringify(coverage, null, 2)}\n` : coverageTable(coverage);
  await io.output(text);
  return exitStatus.done;
}
