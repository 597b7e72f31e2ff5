import { freshEnvironment } from "../text/card-reference.js";
import { lacksCardType } from "../check/type-lines.js";
import { guardedRead } from "../check/guarded-read.js";
import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { CardReading, Environment, Language } from "../language.js";
import { type CardFormat, cardFormats, type FaultyCard, type ReadOptions, type ReadResult } from "../readers/reader.js";
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
  /** How many cards were left out for a fault. */
  readonly rejected: number;
  /** Those of them that have a text to check all the same. */
  readonly faulty: readonly FaultyCard[];
  /** Whether every file could be read. */
  readonly files: "all" | "some";
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

/** What becomes of a run in which a file cannot be read: it ends, or what else there is to say is said first. */
type OnUnreadable = "end" | "goOn";

/** Reads the cards of files. */
async function readFiles(
  files: readonly string[],
  { options, unreadable }: { readonly options: ReadOptions; readonly unreadable: OnUnreadable },
  io: Io,
): Promise<ReadResult & Pick<Input, "files">> {
  const { readCardFiles } = await import("../readers/index.js");
  const result = await readCardFiles(files, { ...options, stdin: () => io.input() });
  const reports = result.reports.filter(({ diagnostic }) => unreadableCodes.has(diagnostic.code));
  if (reports.length === 0 || unreadable === "goOn") return { ...result, files: reports.length === 0 ? "all" : "some" };
  await noteReports(reports, io);
  throw new UsageError("not every file could be read");
}

/** "1 card", "2 cards". */
export function cardCount(count: number): string {
  return `${count} ${count === 1 ? "card" : "cards"}`;
}

/** Reads card files and the reference, and loads the language of their game. */
export async function loadInput(
  paths: readonly string[],
  options: InputOptions,
  io: Io,
  unreadable: OnUnreadable = "end",
): Promise<Input> {
  const read = { options: readOptions(options), unreadable };
  const { cards, reports, rejected, faulty, files } = await readFiles(paths, read, io);
  const game = gameOf(cards, options.game);
  const ofGame = cards.filter((card) => card.game === game);
  if (ofGame.length < cards.length) io.note(`left out ${cardCount(cards.length - ofGame.length)} of another game`);
  return {
    game,
    language: await io.language(game),
    environment: createEnvironment([...cards, ...(await readReference(options, io))]),
    cards: ofGame,
    reports,
    rejected,
    faulty: faulty.filter(({ card }) => card.game === game),
    files,
  };
}

async function readReference({ reference }: InputOptions, io: Io): Promise<readonly SourceCard[]> {
  return reference === undefined ? [] : (await readFiles(reference, { options: {}, unreadable: "end" }, io)).cards;
}

/** The findings that keep something from being read. */
export function errorsOf(reports: readonly LocatedDiagnostic[]): readonly LocatedDiagnostic[] {
  return reports.filter(({ diagnostic }) => diagnostic.severity === "error");
}

/** Says what is wrong with the files of a count, and how many cards are not in it for that. */
export async function noteRejected({ reports, rejected }: Input, io: Io): Promise<void> {
  await noteReports(errorsOf(reports), io);
  if (rejected > 0) io.note(`${cardCount(rejected)} could not be read and ${rejected === 1 ? "is" : "are"} left out`);
}

/** Reads the texts of all cards; a card that cannot be one, for it has no card type, is not compiled (205.1). */
export function readTexts({ language, environment, cards }: Input): readonly CardReading[] {
  const fresh = freshEnvironment(environment);
  return cards.map((card) => {
    const reading = guardedRead(language, card, fresh);
    return lacksCardType(card) ? { ...reading, compiled: null } : reading;
  });
}

/** Reads the texts of the cards that were left out for a fault in their fields; none of them is compiled. */
export function readFaultyTexts({ language, environment, faulty }: Input): readonly CardReading[] {
  const fresh = freshEnvironment(environment);
  return faulty.map(({ card }) => ({ ...guardedRead(language, card, fresh), compiled: null }));
}
