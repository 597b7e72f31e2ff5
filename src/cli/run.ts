import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { glob } from "tinyglobby";
import type { Language } from "../language.js";
import { type CompileOutcome, runScenarios, type ScenarioPorts, type ScenarioRun } from "../scenario/index.js";
import type { SourceCard } from "../text/source-card.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import { inputText, type Io } from "./io.js";
import { createEnvironment } from "./languages.js";
import { isRecorded, recorded, replayRecordings, writeRecordings } from "./recordings.js";
import { scenarioLines } from "./scenario-lines.js";

/** The name that scenarios from standard input have in what is printed. */
const stdin = "<stdin>";

/** What a file is called in what is printed. */
function nameOf(file: string): string {
  return file === "-" ? stdin : file;
}

/** The files that paths and globs name; a pattern without a file ends the run. */
async function findFiles(patterns: readonly string[]): Promise<readonly string[]> {
  const found = patterns.map(async (pattern) => {
    if (pattern === "-" || existsSync(pattern)) return [pattern];
    const files = await glob(pattern.replaceAll("\\", "/"), { expandDirectories: false });
    if (files.length === 0) throw new UsageError(`no file matched "${pattern}"`);
    return files.sort();
  });
  return [...new Set((await Promise.all(found)).flat())];
}

function readFileHere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : ""}`);
  }
}

function compile(language: Language, card: SourceCard, all: readonly SourceCard[]): CompileOutcome {
  const { compiled, abilities } = language.read(card, createEnvironment(all));
  return compiled === null ? { diagnostics: abilities.flatMap(({ diagnostics }) => diagnostics) } : { card: compiled };
}

/** What scenarios need from outside: the compiler, and files beside the scenario's own. */
function portsFor(file: string, language: Language): ScenarioPorts {
  const folder = file === "-" ? "." : dirname(file);
  return {
    compile: (card, all) => compile(language, card, all),
    read: (path) => {
      const full = resolve(folder, path);
      return existsSync(full) ? readFileSync(full, "utf8") : null;
    },
  };
}

async function contentOf(file: string, io: Io): Promise<string> {
  return file === "-" ? inputText(io) : readFileHere(file);
}

async function play(file: string, language: Language, io: Io): Promise<ScenarioRun> {
  const content = await contentOf(file, io);
  if (isRecorded(content)) throw new UsageError(`${nameOf(file)} holds recordings: add --replay to play them again`);
  return runScenarios(content, portsFor(file, language));
}

/** Whether a file holds no scenario that could be played, and why not is said. */
function isUnreadable({ faults, results }: ScenarioRun): boolean {
  return faults.length > 0 && results.length === 0;
}

/** The options of `run`. */
export interface RunOptions {
  /** Show what happened in scenarios that passed as well. */
  readonly trace?: boolean;
  /** Where the inputs are written. */
  readonly record?: string;
  /** The files are recordings, to be played again. */
  readonly replay?: boolean;
}

/** Plays recordings again. */
async function replayAll(files: readonly string[], io: Io): Promise<ExitStatus> {
  let allPassed = true;
  for (const file of files) {
    const { lines, passed } = replayRecordings(nameOf(file), await contentOf(file, io));
    allPassed &&= passed;
    await io.output(lines.join(""));
  }
  return allPassed ? exitStatus.done : exitStatus.findings;
}

/** Plays scenario files in the runtime; each failure is shown with its place and with what happened before. */
export async function runCommand(patterns: readonly string[], options: RunOptions, io: Io): Promise<ExitStatus> {
  const files = await findFiles(patterns);
  if (options.replay === true) return replayAll(files, io);
  const language = await io.language("magic");
  const runs: ScenarioRun[] = [];
  const recordings: ReturnType<typeof recorded>[number][] = [];
  for (const file of files) {
    const run = await play(file, language, io);
    runs.push(run);
    const name = nameOf(file);
    recordings.push(...recorded(name, run));
    await io.output(scenarioLines(name, run, options.trace === true ? "all" : "failed").join(""));
  }
  if (options.record !== undefined) writeRecordings(options.record, recordings);
  if (runs.some(isUnreadable)) return exitStatus.usage;
  return runs.every(({ passed }) => passed) ? exitStatus.done : exitStatus.findings;
}
