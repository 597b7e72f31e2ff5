import { dirname, resolve } from "node:path";
import { findingsOf } from "../check/findings.js";
import { guardedRead } from "../check/guarded-read.js";
import type { Language } from "../language.js";
import {
  type CompileOutcome,
  parseScenarios,
  runScenarios,
  type ScenarioPorts,
  type ScenarioRun,
} from "../scenario/index.js";
import type { SourceCard } from "../text/source-card.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import { noteReports } from "./input.js";
import type { Io } from "./io.js";
import { createEnvironment } from "./languages.js";
import { isRecorded, recorded, replayRecordings, writeRecordings } from "./recordings.js";
import { contentOf, findScenarioFiles, shownName, textBeside } from "./scenario-files.js";
import { scenarioLines } from "./scenario-lines.js";

function compile(language: Language, card: SourceCard, all: readonly SourceCard[]): CompileOutcome {
  const reading = guardedRead(language, card, createEnvironment(all));
  return reading.compiled === null ? { diagnostics: findingsOf([reading]) } : { card: reading.compiled };
}

/** What scenarios need from outside: the compiler, and files beside the scenario's own. */
function portsFor(file: string, language: Language): ScenarioPorts {
  const folder = file === "-" ? "." : dirname(file);
  return {
    file: shownName(file),
    compile: (card, all) => compile(language, card, all),
    read: (path) => textBeside(resolve(folder, path)),
  };
}

/** Plays the scenarios of one file; null where it cannot be read, which is said. */
async function play(file: string, io: Io): Promise<ScenarioRun | null> {
  const read = await contentOf(file, io);
  if ("fault" in read) {
    await noteReports([read.fault], io);
    return null;
  }
  if (isRecorded(read.text))
    throw new UsageError(`${shownName(file)} holds recordings: add --replay to play them again`);
  const parsed = parseScenarios(read.text);
  return runScenarios(read.text, portsFor(file, await io.language(parsed.game)), parsed);
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
  let status: ExitStatus = exitStatus.done;
  for (const file of files) {
    const read = await contentOf(file, io);
    if ("fault" in read) {
      await noteReports([read.fault], io);
      throw new UsageError("not every file could be read");
    }
    const { lines, passed } = replayRecordings(shownName(file), read.text);
    if (!passed) status = exitStatus.findings;
    await io.output(lines.join(""));
  }
  return status;
}

/** What the runs of all files come to: a failure of Rulewright's own first, then files of which nothing could be read. */
function statusOf(runs: readonly (ScenarioRun | null)[]): ExitStatus {
  const played = runs.flatMap((run) => run ?? []);
  if (played.some(({ results }) => results.some(({ ended }) => ended === "brokenDown"))) return exitStatus.bug;
  const isUnread = ({ faults, results }: ScenarioRun): boolean => faults.length > 0 && results.length === 0;
  if (played.length < runs.length || played.some(isUnread)) return exitStatus.usage;
  return played.every(({ passed }) => passed) ? exitStatus.done : exitStatus.findings;
}

/** Plays scenario files in the runtime; each failure is shown with its place and with what happened before. */
export async function runCommand(patterns: readonly string[], options: RunOptions, io: Io): Promise<ExitStatus> {
  const files = await findScenarioFiles(patterns);
  if (options.replay === true) return replayAll(files, io);
  const runs: (ScenarioRun | null)[] = [];
  const recordings: ReturnType<typeof recorded>[number][] = [];
  for (const file of files) {
    const run = await play(file, io);
    runs.push(run);
    if (run === null) continue;
    const name = shownName(file);
    if (options.record !== undefined) recordings.push(...recorded(name, run));
    await io.output(scenarioLines(name, run, options.trace === true ? "all" : "failed").join(""));
  }
  if (options.record !== undefined) writeRecordings(options.record, recordings);
  return statusOf(runs);
}
