import { createDiagnostic } from "../../src/diagnostics/catalogue.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { createReport, type LocatedDiagnostic, type Report } from "../../src/diagnostics/report.js";
import { lineIndexOf } from "../../src/text/line-index.js";

const content = "- name: Axe, Bearer\n  text: Create a 1/1 red Dwraf creature token.\n";

/** The diagnostic with its span as a place in the sample file. */
export function located(
  diagnostic: Diagnostic,
  card: string | null,
  file = "sets/my set: one.yaml",
): LocatedDiagnostic {
  const lines = lineIndexOf(content);
  const { start, end } = diagnostic.span;
  return { diagnostic, file, card, start: lines.position(start), end: lines.position(end), content };
}

const word = { start: content.indexOf("Dwraf"), end: content.indexOf("Dwraf") + 5 };

/** A report of two findings: a word of a card, and a note of a code that is in no catalogue. */
export const sample: Report = createReport([
  located(
    createDiagnostic("magic/unknown-subtype", { subtype: "Dwraf" }, word, { suggestion: "Dwarf" }),
    "Axe, Bearer",
  ),
  located(
    { code: "house/odd", severity: "info", message: "100% odd,\nreally: yes", span: { start: 0, end: 20 } },
    null,
  ),
]);

/** A report without findings. */
export const empty: Report = createReport([]);
