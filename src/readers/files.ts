import { readFile, stat } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { glob } from "tinyglobby";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import { SourceFile } from "../text/source-text.js";
import { locateInFile, noSpan } from "./finding.js";
import { decodeText } from "./decode.js";
import { readCards } from "./read-cards.js";
import { joinResults, type ReadOptions, type ReadResult } from "./reader.js";

/** How files are found, besides how they are read. */
export interface ReadFilesOptions extends ReadOptions {
  /** The folder that paths and globs start from; without it, the current one. */
  readonly cwd?: string;
  /** Gives the bytes of standard input, for the pattern `-`; without it, those of the process. */
  readonly stdin?: () => Promise<Uint8Array>;
}

/** The name that standard input has in places and reports. */
export const stdinName = "<stdin>";

const cardFiles = "**/*.{json,jsonl,json.gz,jsonl.gz,yaml,yml}";

/**
 * Reads the cards of all files that the patterns name: paths, globs, folders, and `-` for standard input; a pattern
 * that begins with `!` takes files away. A pattern without a file and a file that cannot be read are reported.
 */
export async function readCardFiles(patterns: readonly string[], options: ReadFilesOptions = {}): Promise<ReadResult> {
  const ignored = patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  const results: ReadResult[] = [];
  const seen = new Set<string>();
  for (const pattern of patterns.filter((candidate) => !candidate.startsWith("!"))) {
    const files = await matchFiles(pattern, ignored, options);
    if (files.length === 0) results.push(withFault(noFileMatched(pattern)));
    for (const file of files.filter((path) => !seen.has(path))) results.push(await readOneFile(file, options));
    for (const file of files) seen.add(file);
  }
  return joinResults(results);
}

/** An existing path is taken as it is, so that names with brackets work; anything else is a glob. */
async function matchFiles(pattern: string, ignored: readonly string[], options: ReadFilesOptions): Promise<string[]> {
  if (pattern === "-") return [stdinName];
  const cwd = options.cwd ?? process.cwd();
  const found = await stat(resolve(cwd, pattern)).catch(() => undefined);
  if (found?.isFile() === true) return [pattern];
  const ignore = ["**/node_modules/**", ...ignored];
  const settings = { ignore, expandDirectories: false, onlyFiles: true };
  const files =
    found?.isDirectory() === true
      ? (await glob(cardFiles, { ...settings, cwd: resolve(cwd, pattern) })).map((file) => joinPath(pattern, file))
      : await glob(pattern.replaceAll("\\", "/"), { ...settings, cwd, absolute: isAbsolute(pattern) });
  return files.sort();
}

function joinPath(folder: string, file: string): string {
  return folder === "." ? file : `${folder.replace(/[\\/]+$/, "")}/${file}`;
}

/** What a file holds, or why it cannot be read. */
export type FileText = { readonly text: string } | { readonly fault: LocatedDiagnostic };

/** Reads the text of one file, or of standard input; what is compressed is unpacked. */
export async function readTextFile(path: string, options: ReadFilesOptions = {}): Promise<FileText> {
  try {
    const decoded = decodeText(await readBytes(path, options));
    return "text" in decoded ? decoded : { fault: unreadableFile(path, decoded.reason) };
  } catch (error) {
    return { fault: unreadableFile(path, describeError(error)) };
  }
}

/** The finding of a file that cannot be read. */
export function unreadableFile(path: string, reason: string): LocatedDiagnostic {
  return faultOf(path, createDiagnostic("input/unreadable-file", { reason }, noSpan));
}

async function readOneFile(path: string, options: ReadFilesOptions): Promise<ReadResult> {
  const read = await readTextFile(path, options);
  return "text" in read ? readCards(read.text, path.replace(/\.gz$/, ""), options) : withFault(read.fault);
}

async function readBytes(path: string, options: ReadFilesOptions): Promise<Uint8Array> {
  const bytes =
    path === stdinName ? await (options.stdin ?? readStdin)() : await readFile(resolve(options.cwd ?? "", path));
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isGzip ? promisify(gunzip)(bytes) : bytes;
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function noFileMatched(pattern: string): LocatedDiagnostic {
  return faultOf(pattern, createDiagnostic("input/no-file-matched", { pattern }, noSpan));
}

function faultOf(path: string, diagnostic: Diagnostic): LocatedDiagnostic {
  return locateInFile(new SourceFile(path, ""), diagnostic, noSpan, null);
}

function withFault(fault: LocatedDiagnostic): ReadResult {
  return { ...joinResults([]), reports: [fault] };
}
