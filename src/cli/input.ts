import { freshEnvironment } from "../text/card-reference.js";
import { guardedRead } from "../check/guarded-read.js";
import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { CardReading, Environment, Language } from "../language.js";
import { type CardFormat, cardFormats, type ReadOptions, type ReadResult } from "../readers/reader.js";
import type { SourceCard } from "../text/source-card.js";
import { UsageError } from "./exit.js";
import type { Io } from "./io.js";
import { createEnvironment, type Game, isGame } from "./languages.js";

/** The options of every command that reads card files. */
export interface InputOptions {
  readonly game?: string;
  readonly inputFormat?: string;
  readonly reference?: readonly string[];
}

/** The cards of a run, all of one game, with everything that is needed to read their texts. */
export interface Input {
  readonly game: Game;
  readonly language: Language;
  readonly environment: Environment;
  readonly cards: readonly SourceCard[];
  /** What was found wrong with the files and with cards that were left out. */
  readonly reports: readonly LocatedDiagnostic[];
}

const isFormat = (word: string): word is CardFormat => cardFormats.some((format) => format === word);

function readOptions({ game, inputFormat }: InputOptions): ReadOptions {
  if (inputFormat !== undefined && !isFormat(inputFormat)) {
    throw new UsageError(`unknown input format "${inputFormat}"; known are ${cardFormats.join(", ")}`);
  }
  return {
    ...(inputFormat === undefined ? {} : { format: inputFormat }),
    ...(game === undefined || !isGame(game) ? {} : { game }),
  };
}

/** Says what is wrong with files that could not be read, on standard error. */
export async function noteReports(reports: readonly LocatedDiagnostic[], io: Io): Promise<void> {
  if (reports.length === 0) return;
  const { prettyReport } = await import("./pretty-report.js");
  io.note(prettyReport(reports, io).trimEnd());
}

function gameOf(cards: readonly SourceCard[], wanted: string | undefined): Game {
  const games = new Set(cards.map(({ game }) => game));
  if (wanted !== undefined && isGame(wanted)) return wanted;
  if (games.size > 1) throw new UsageError("the files hold cards of several games; choose one with --game");
  const [game = "magic"] = games;
  return game;
}

/** Findings after which nothing of a file is left to work on. */
const unreadableCodes: ReadonlySet<string> = new Set<DiagnosticCode>([
  "input/empty-file",
  "input/unknown-format",
  "input/broken-json",
  "input/broken-yaml",
  "input/unreadable-file",
  "input/no-file-matched",
]);

/** Reads the cards of files; a file that cannot be read ends the run. */
async function readFiles(files: readonly string[], options: ReadOptions, io: Io): Promise<ReadResult> {
  const { readCardFiles } = await import("../readers/index.js");
  const result = await readCardFiles(files, { ...options, stdin: () => io.input() });
  const unreadable = result.reports.filter(({ diagnostic }) => unreadableCodes.has(diagnostic.code));
  if (unreadable.length === 0) return result;
  await noteReports(unreadable, io);
  throw new UsageError("not every file could be read");
}

/** "1 card", "2 cards". */
export function cardCount(count: number): string {
  return `${count} ${count === 1 ? "card" : "cards"}`;
}

/** Reads card files and the reference, and loads the language of their game. */
export async function loadInput(files: readonly string[], options: InputOptions, io: Io): Promise<Input> {
  const read = readOptions(options);
  const { cards, reports } = await readFiles(files, read, io);
  const reference = options.reference === undefined ? [] : (await readFiles(options.reference, {}, io)).cards;
  const game = gameOf(cards, options.game);
  const ofGame = cards.filter((card) => card.game === game);
  if (ofGame.length < cards.length) io.note(`left out ${cardCount(cards.length - ofGame.length)} of another game`);
  return {
    game,
    language: await io.language(game),
    environment: createEnvironment([...cards, ...reference]),
    cards: ofGame,
    reports,
  };
}

/** Reads the texts of all cards. */
export function readTexts({ language, environment, cards }: Input): readonly CardReading[] {
  const fresh = freshEnvironment(environment);
  return cards.map((card) => guardedRead(language, card, fresh));
}
