import { readFile } from "node:fs/promises";
import type { AbilityReading, Language } from "../language.js";
import { specifiedToken } from "../writers/tokens/specified-token.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import { inputText, type Io } from "./io.js";

async function readPhrases(path: string, io: Io): Promise<readonly string[]> {
  const entries = parseList(path === "-" ? await inputText(io) : await readText(path));
  return entries.map((entry, index) => {
    if (typeof entry === "object" && entry !== null && "description" in entry) {
      if (typeof entry.description === "string") return entry.description;
    }
    throw new UsageError(`entry ${index} of ${path} has no description`);
  });
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

function parseList(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`not JSON: ${error instanceof Error ? error.message : ""}`);
  }
  if (!Array.isArray(value)) throw new UsageError("a JSON array of {description} was expected");
  return value;
}

/** Why a phrase was not understood, in the format's words. */
function errorOf({ diagnostics, span }: AbilityReading): object {
  const found = diagnostics.find(({ severity }) => severity === "error");
  const { start, end } = found?.span ?? span;
  return {
    code: found?.code ?? "magic/not-parsed",
    message: found?.message ?? "this is no token phrase that can be read",
    start,
    end,
  };
}

/** What the phrase states, why it is not understood, or both: what it would state were an unknown word a subtype. */
function lineOf(description: string, language: Language): object {
  const reading = language.readTokenPhrase(description);
  const [creation] = reading.creations;
  const token = creation?.kind === "createTokens" ? specifiedToken(creation) : null;
  const stated = token === null ? {} : { token };
  const understood = token !== null && reading.states.parsed;
  return { description, ...stated, ...(understood ? {} : { error: errorOf(reading) }) };
}

/** Reads token noun phrases, one line of JSON each, in the order of the file. */
export async function tokenPhraseCommand(path: string, io: Io): Promise<ExitStatus> {
  const phrases = await readPhrases(path, io);
  const language = await io.language("magic");
  await io.output(phrases.map((phrase) => `${JSON.stringify(lineOf(phrase, language))}\n`).join(""));
  return exitStatus.done;
}
