import { Buffer } from "node:buffer";
import type { ExitStatus } from "../../src/cli/exit.js";
import { runCommandLine } from "../../src/cli/run-command-line.js";
import { stubLanguage } from "./stub-language.js";

/** What a command line left behind. */
export interface Outcome {
  readonly status: ExitStatus;
  readonly output: string;
  readonly notes: string;
}

/** Carries out a command line with the stub language, in this process. */
export async function runWords(
  words: readonly string[],
  input = "",
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const output: string[] = [];
  const notes: string[] = [];
  const status = await runCommandLine(words, {
    output: (text) => Promise.resolve(void output.push(text)),
    note: (line) => void notes.push(line),
    input: () => Promise.resolve(Buffer.from(input)),
    environment,
    language: () => Promise.resolve(stubLanguage),
    exercise: () =>
      Promise.resolve(({ abilities: readings }) => ({
        executable: new Set(readings.flatMap(({ abilities }) => abilities.map(({ id }) => id))),
        reasons: new Map(),
      })),
  });
  return { status, output: output.join(""), notes: notes.join("\n") };
}

/** Cards as a hand-written file, for standard input: name → text. */
export function cardsFile(cards: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.entries(cards).map(([name, text]) => ({
      object: "card",
      name,
      layout: "normal",
      type_line: "Sorcery",
      oracle_text: text,
    })),
  );
}
