import type { Exercise } from "../check/states.js";
import type { Language } from "../language.js";
import { loadExercise } from "./exercise.js";
import { type Game, loadLanguage } from "./languages.js";

/**
 * What a command has around it: where it writes and reads, the languages of the games and their runtime. Results go to
 * the output alone; everything else is a note.
 */
export interface Io {
  /** Writes a part of the result; resolves when it has been taken, so that nothing piles up. */
  output(text: string): Promise<void>;
  /** Writes a line for people to standard error. */
  note(line: string): void;
  /** The whole of standard input. */
  input(): Promise<Uint8Array>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The language of a game; nothing of the other games is loaded. */
  language(game: Game): Promise<Language>;
  /** How the runtime tries compiled cards. */
  exercise(): Promise<Exercise>;
}

/** Whether a stream's reader has gone, as `head` does once it has seen enough. */
function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}

/** Ends quietly when the reader of standard output goes away. */
function endWithReader(error: Error): void {
  if (!isBrokenPipe(error)) throw error;
  process.exit();
}

/** Goes on without notes when nobody reads them. */
function goOnWithoutReader(error: Error): void {
  if (!isBrokenPipe(error)) throw error;
}

function writeOutput(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error && !isBrokenPipe(error)) reject(error);
      else resolve();
    });
  });
}

async function readInput(): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The text of standard input. */
export async function inputText(io: Io): Promise<string> {
  return new TextDecoder().decode(await io.input());
}

/** The streams of this process. */
export function processIo(): Io {
  process.stdout.on("error", endWithReader);
  process.stderr.on("error", goOnWithoutReader);
  return {
    output: writeOutput,
    note: (line) => {
      process.stderr.write(`${line}\n`);
    },
    input: readInput,
    environment: process.env,
    language: loadLanguage,
    exercise: loadExercise,
  };
}
