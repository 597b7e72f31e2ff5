import type { Span } from "../text/span.js";
import { fillTemplate, type CatalogueEntry, type Parameters } from "./catalogue-entry.js";
import { inputCodes } from "./codes/input.js";
import { keyforgeCodes } from "./codes/keyforge.js";
import { magicCodes } from "./codes/magic.js";
import { scenarioCodes } from "./codes/scenario.js";
import type { Diagnostic } from "./diagnostic.js";

/** Every code that a stage may report; a game adds its own file of `codes/` here. */
export const catalogue = { ...inputCodes, ...keyforgeCodes, ...magicCodes, ...scenarioCodes } as const;

/** A code of the catalogue. */
export type DiagnosticCode = keyof typeof catalogue;

/** The values that the message of a code needs. */
export type DiagnosticParameters<Code extends DiagnosticCode> = Parameters<(typeof catalogue)[Code]["message"]>;

/** What a stage may add to what the catalogue says; `rule` and `help` take the place of the catalogue's. */
export type DiagnosticExtras = Pick<Diagnostic, "expected" | "suggestion" | "rule" | "help">;

const entries: ReadonlyMap<string, CatalogueEntry> = new Map(Object.entries(catalogue));

/** What the catalogue says of a code, or nothing for a code that it does not hold. */
export function catalogueEntry(code: string): CatalogueEntry | undefined {
  return entries.get(code);
}

/**
 * A diagnostic of the catalogue. The compiler checks the code and that each parameter of its message is given;
 * a suggestion is asked at the end of the message (`unknown subtype "Dwraf"; did you mean "Dwarf"?`).
 */
export function createDiagnostic<Code extends DiagnosticCode>(
  code: Code,
  parameters: DiagnosticParameters<Code>,
  span: Span,
  extras: DiagnosticExtras = {},
): Diagnostic {
  const entry: CatalogueEntry = catalogue[code];
  const { severity, help } = entry;
  const message = fillTemplate(entry.message, parameters) + question(extras.suggestion);
  const rule = entry.rule === undefined ? {} : { rule: entry.rule };
  return { code, severity, message, span, ...rule, help, ...extras };
}

function question(suggestion: string | undefined): string {
  return suggestion === undefined ? "" : `; did you mean "${suggestion}"?`;
}
