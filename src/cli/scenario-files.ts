import { existsSync, readFileSync, statSync } from "node:fs";
import { isAbsolute } from "node:path";
import { glob } from "tinyglobby";
import { decodeText } from "../readers/decode.js";
import { type FileText, readTextFile, stdinName, unreadableFile } from "../readers/files.js";
import { UsageError } from "./exit.js";
import type { Io } from "./io.js";

/** What a file is called in what is printed. */
export function shownName(file: string): string {
  return file === "-" ? stdinName : file;
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

/** The text of a scenario file, or of standard input; or why it cannot be read. */
export async function contentOf(file: string, io: Io): Promise<FileText> {
  const read = await readTextFile(shownName(file), { stdin: () => io.input() });
  const isBinary = "text" in read && read.text.includes("\0");
  return isBinary ? { fault: unreadableFile(shownName(file), "it is binary") } : read;
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
