import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { findingsOf } from "../check/findings.js";
import { typeLineFindings } from "../check/type-lines.js";
import { isInternalError } from "../check/guarded-read.js";
import type { CardReading, CompiledCard } from "../language.js";
import type { Game } from "./languages.js";
import type { CompiledFile, OutputFile } from "../writers/output-file.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import { cardCount, errorsOf, type InputOptions, loadInput, noteReports, readFaultyTexts, readTexts } from "./input.js";
import type { Io } from "./io.js";

/** The options of `compile`. */
export interface CompileOptions extends InputOptions {
  readonly output: string;
  readonly emit: readonly string[];
}

type Writer = (files: readonly CompiledFile[], game: Game) => readonly OutputFile[];

/** Each writer is loaded when it is asked for. */
const writers: Readonly<Record<string, () => Promise<Writer>>> = {
  ts: async () => (await import("../writers/typescript.js")).writeTypescript,
  json: async () => (await import("../writers/json.js")).writeJson,
};

async function loadWriters(emit: readonly string[]): Promise<readonly Writer[]> {
  const loaded = emit.map((format) => {
    const load = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (load === undefined) {
      throw new UsageError(`cannot emit "${format}"; known are ${Object.keys(writers).join(", ")}`);
    }
    return load();
  });
  return Promise.all(loaded);
}

/** The compiled cards by the file that they stand in, in the order of the files. */
function byFile(readings: readonly CardReading[]): readonly CompiledFile[] {
  const files = new Map<string, CompiledCard[]>();
  for (const { card, compiled } of readings) {
    const cards = files.get(card.origin.file) ?? [];
    files.set(card.origin.file, cards);
    if (compiled !== null) cards.push(compiled);
  }
  return [...files].map(([source, cards]) => ({ source, cards }));
}

/** Makes a folder and those above it that are missing, one by one: where none can be made, it is said at once. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() === true) return;
  if (found !== undefined) throw new Error("it is no folder");
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder);
}

async function writeAll(folder: string, files: readonly OutputFile[]): Promise<void> {
  try {
    await makeFolder(resolve(folder));
    for (const { name, content } of files) await writeFile(join(folder, name), content);
  } catch (error) {
    throw new UsageError(`cannot write to ${folder}: ${error instanceof Error ? error.message : ""}`);
  }
}

/** Compiles card files; what was compiled is written whatever became of the rest, and never half a card. */
export async function compileCommand(files: readonly string[], options: CompileOptions, io: Io): Promise<ExitStatus> {
  const chosen = await loadWriters(options.emit);
  const input = await loadInput(files, options, io);
  const readings = readTexts(input);
  const compiled = byFile(readings);
  await writeAll(
    options.output,
    chosen.flatMap((write) => write(compiled, input.game)),
  );
  const failed = readings.filter((reading) => reading.compiled === null);
  const reports = [...input.reports, ...typeLineFindings(input.cards)];
  const unfit = [...failed, ...readFaultyTexts(input)];
  await noteReports([...reports, ...findingsOf(unfit)], io);
  io.note(`compiled ${readings.length - failed.length} of ${cardCount(readings.length + input.rejected)}`);
  if (unfit.some(isInternalError)) return exitStatus.bug;
  return failed.length === 0 && errorsOf(reports).length === 0 ? exitStatus.done : exitStatus.findings;
}
