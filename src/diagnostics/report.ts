import type { FilePosition, SourceCard, SourceText } from "../text/source-card.js";
import type { Diagnostic, Severity } from "./diagnostic.js";

/** A diagnostic with its place in a file. */
export interface LocatedDiagnostic {
  readonly diagnostic: Diagnostic;
  /** The file's path as the user gave it, or `<stdin>`. */
  readonly file: string;
  /** The whole name of the card, or null where the file itself or a card without a name is meant. */
  readonly card: string | null;
  readonly start: FilePosition;
  readonly end: FilePosition;
  /** The file's content, for code frames; empty where it could not be read. */
  readonly content: string;
}

/** All that a run found, in the order of files and places. */
export interface Report {
  readonly diagnostics: readonly LocatedDiagnostic[];
}

/** How many findings there are of each severity. */
export type SeverityCounts = Readonly<Record<Severity, number>>;

/** Puts a diagnostic of a card's text, which is one of its faces' texts, in its file. */
export function locateDiagnostic(diagnostic: Diagnostic, card: SourceCard, text: SourceText): LocatedDiagnostic {
  return {
    diagnostic,
    file: card.origin.file,
    card: card.name,
    start: text.position(diagnostic.span.start),
    end: text.position(diagnostic.span.end),
    content: card.origin.content,
  };
}

/** A report in the order of files, and in each file of places; the order of files is that of their first finding. */
export function createReport(diagnostics: readonly LocatedDiagnostic[]): Report {
  const files = new Map<string, LocatedDiagnostic[]>();
  for (const located of diagnostics) {
    const known = files.get(located.file) ?? [];
    known.push(located);
    files.set(located.file, known);
  }
  return { diagnostics: [...files.values()].flatMap((found) => found.sort(byPlace)) };
}

function byPlace(first: LocatedDiagnostic, second: LocatedDiagnostic): number {
  return first.start.line - second.start.line || first.start.column - second.start.column;
}

/** Counts the findings of a report by severity. */
export function countSeverities(report: Report): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { diagnostic } of report.diagnostics) counts[diagnostic.severity]++;
  return counts;
}
