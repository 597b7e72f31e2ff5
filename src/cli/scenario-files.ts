import { existsSync, readFileSync, statSync } from "node:fs";
import { isAbsolute } from "node:path";
import { glob } from "tinyglobby";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import { decodeText } from "../readers/decode.js";
import { UsageError } from "./exit.js";
import type { Io } from "./io.js";

/** The name that scenarios from standard input have in what is printed. */
const stdin = "<stdin>";

/** What a file is called in what is printed. */
export function shownName(file: string): string {
  return file === "-" ? stdin : file;
}

const inFolders = "**/*.{yaml,yml}";

/** The files that one path, folder or glob names. */
async function matching(pattern: string): Promise<readonly string[]> {
  if (pattern === "-") return [pattern];
  if (!existsSync(pattern))
    return glob(pattern.replaceAll("\\", "/"), { expandDirectories: false, absolute: isAbsolute(pattern) });
  if (!statSync(pattern).isDirectory()) return [pattern];
  const folder = pattern.replace(/[\\/]+$/, "");
  return (await glob(inFolders, { cwd: pattern, expandDirectories: false })).map((file) => `${folder}/${file}`);
}

/** The scenario files that paths, folders and globs name, each once; a pattern without a file ends the run. */
export async function findScenarioFiles(patterns: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pattern of patterns) {
    const files = [...(await matching(pattern))].sort();
    if (files.length === 0)
      throw new UsageError(
        `no file matched "${pattern}": a scenario file (.yaml), a folder of them or a glob was expected`,
      );
    found.push(...files);
  }
  return [...new Set(found)];
}

/** What a file holds, or why it cannot be read. */
export type FileContent = { readonly content: string } | { readonly fault: LocatedDiagnostic };

/** The diagnostic of a file that cannot be read. */
function unreadable(file: string, reason: string): FileContent {
  const start = { line: 1, column: 1 };
  const diagnostic = createDiagnostic("input/unreadable-file", { reason }, { start: 0, end: 0 });
  return { fault: { diagnostic, file: shownName(file), card: null, start, end: start, content: "" } };
}

async function bytesOf(file: string, io: Io): Promise<Uint8Array> {
  return file === "-" ? io.input() : readFileSync(file);
}

/** The text of a file, or of standard input. */
export async function contentOf(file: string, io: Io): Promise<FileContent> {
  try {
    const decoded = decodeText(await bytesOf(file, io));
    if ("reason" in decoded) return unreadable(file, decoded.reason);
    const content = decoded.text.replace(/^\ufeff/, "");
    return content.includes("\0") ? unreadable(file, "it is binary") : { content };
  } catch (error) {
    return unreadable(file, error instanceof Error ? error.message : String(error));
  }
}

/** The text of a file that another names; null where there is none that can be read. */
export function textBeside(path: string): string | null {
  try {
    const decoded = decodeText(readFileSync(path));
    return "text" in decoded ? decoded.text : null;
  } catch {
    return null;
  }
}
