import type { Span } from "../text/span.js";

/** How grave a finding is: an error means that something was not compiled. */
export type Severity = "error" | "warning" | "info";

/**
 * One finding, as the stages report it: a code of the catalogue, its finished message and the span of the card's text
 * that it speaks of. A reporter turns the span into file, line and column.
 */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
  /** The rule of the game that it rests on, such as "205.3m". */
  readonly rule?: string;
  /** What could have stood there, in people's words. */
  readonly expected?: readonly string[];
  /** The nearest accepted wording. */
  readonly suggestion?: string;
  /** What to do about it. */
  readonly help?: string;
}
