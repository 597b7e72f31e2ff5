import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { SourceFile } from "../text/source-text.js";
import type { CardFormat } from "./reader.js";
import type { Span } from "../text/span.js";

/** A span of no text, for diagnostics of a file. */
export const noSpan: Span = { start: 0, end: 0 };

/** Takes the findings of one file. */
export interface FindingSink {
  readonly file: SourceFile;
  readonly format: CardFormat;
  /** Adds a finding at a place in the file. */
  report(diagnostic: Diagnostic, place: Span, card: string | null): void;
}

/** A diagnostic at a place in a file. */
export function locateInFile(
  file: SourceFile,
  diagnostic: Diagnostic,
  place: Span,
  card: string | null,
): LocatedDiagnostic {
  return {
    diagnostic,
    file: file.path,
    card,
    start: file.position(place.start),
    end: file.position(place.end),
    content: file.content,
  };
}
