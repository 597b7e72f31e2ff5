import { createDiagnostic } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Source } from "./kernel.js";

const most = 6;

/** What stood at the furthest place that the frames reached, and what could have stood there. */
export function failureReport(source: Source): Diagnostic {
  const expected = source.expected().slice(0, most).join(" or ") || "a sentence";
  const token = source.tokens[source.furthest];
  const last = source.tokens.at(-1);
  if (token !== undefined)
    return createDiagnostic("keyforge/unexpected-phrase", { found: token.image, expected }, token);
  const span = { start: last?.start ?? 0, end: last?.end ?? 0 };
  return createDiagnostic("keyforge/unexpected-end", { expected }, span);
}
