import { lineIndexOf } from "../text/line-index.js";
import type { LocatedDiagnostic } from "./report.js";

/**
 * A mark of each finding that stays the same when lines move: a hash of the file, the code, the card and the marked
 * line's text, with the ordinal among equals. The order is that of the findings.
 */
export function fingerprints(diagnostics: readonly LocatedDiagnostic[]): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((located) => {
    const hash = hashText(identity(located));
    const ordinal = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, ordinal);
    return `${hash}:${ordinal}`;
  });
}

function identity({ diagnostic, file, card, start, content }: LocatedDiagnostic): string {
  const line = lineIndexOf(content).line(start.line).trim();
  return JSON.stringify([file, diagnostic.code, card, line.length <= 1000 ? line : diagnostic.message]);
}

/** 64 bits in hexadecimal, two runs of FNV-1a over UTF-16 code units: quick, and the same in a browser. */
export function hashText(text: string): string {
  return hash32(text, 0x811c9dc5) + hash32(text, 0x9747b28c);
}

function hash32(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
