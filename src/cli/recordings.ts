import { closeSync, openSync, writeSync } from "node:fs";
import type { Game } from "../language.js";
import { gameWords, isRecord, isReproduced, type Recording, type ScenarioRun } from "../scenario/index.js";
import { UsageError } from "./exit.js";

/** The recording of one scenario of a file. */
interface RecordedScenario extends Recording {
  readonly file: string;
  readonly scenario: string;
}

/** A file's scenarios as they were played; those that could not begin left no recording. */
export function recorded(file: string, { results }: ScenarioRun): readonly RecordedScenario[] {
  return results.flatMap(({ name, recording }) => {
    const made = recording();
    return made === null ? [] : [{ file, scenario: name, ...made }];
  });
}

/** Writes recordings, one a line. */
export function writeRecordings(path: string, recordings: readonly RecordedScenario[]): void {
  try {
    const file = openSync(path, "w");
    for (const one of recordings) writeSync(file, `${JSON.stringify(one)}\n`);
    closeSync(file);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : ""}`);
  }
}

/** The game of a recording; those that name none are of Magic. */
function gameOf({ game = "magic" }: Readonly<Record<string, unknown>>): Game | null {
  return gameWords.find((word) => word === game) ?? null;
}

/** Whether a value is a list of inputs, be they ones that its game knows. */
function isInputs(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((input) => isRecord(input) && typeof input["kind"] === "string");
}

/** Whether a value is a game that this version of a runtime plays on. */
function isGameState(value: unknown): boolean {
  return isRecord(value) && value["version"] === 1 && Array.isArray(value["players"]) && isRecord(value["objects"]);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A line of a file of recordings; anything else ends the run. */
function readRecording(path: string, line: string, index: number): RecordedScenario {
  const value = parsed(line);
  const place = `${path}:${index + 1}:1`;
  if (!isRecord(value)) throw new UsageError(`${place} is no recording`);
  const { file, scenario, first, inputs, hash } = value;
  if (typeof file !== "string" || typeof scenario !== "string" || typeof hash !== "string")
    throw new UsageError(`${place} names no file, scenario or hash`);
  const game = gameOf(value);
  if (game === null || !isGameState(first) || !isInputs(inputs))
    throw new UsageError(`${place} holds no game that can be played on`);
  return { file, scenario, game, first, inputs, hash };
}

/** Whether the content of a file begins with a recording, and so is no scenario file. */
export function isRecorded(content: string): boolean {
  const [line = ""] = content.split("\n", 1);
  const value = line.startsWith("{") ? parsed(line) : null;
  return isRecord(value) && "hash" in value && "inputs" in value && "first" in value;
}

/** Whether a recording gives the same state again; one whose inputs make no sense does not. */
function reproduces(recording: Recording): boolean {
  try {
    return isReproduced(recording);
  } catch {
    return false;
  }
}

/** Plays recordings again: a line for each, and whether all gave the same states. A file without any ends the run. */
export function replayRecordings(
  path: string,
  content: string,
): { readonly lines: readonly string[]; readonly passed: boolean } {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new UsageError(`${path} holds no recording`);
  const results = lines.map((line, index) => {
    const recording = readRecording(path, line, index);
    return { recording, same: reproduces(recording) };
  });
  return {
    passed: results.every(({ same }) => same),
    lines: results.map(({ recording: { scenario, file, hash }, same }) =>
      same ? `✓ ${scenario} (${file}) ${hash}\n` : `✗ ${scenario} (${file}) ended otherwise than ${hash}\n`,
    ),
  };
}
