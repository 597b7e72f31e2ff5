import { countSeverities, type LocatedDiagnostic, type Report } from "../report.js";

/** For programs: `{diagnostics: […], counts: {error, warning, info}}`, two spaces of indentation. */
export function reportJson(report: Report): string {
  const document = { diagnostics: report.diagnostics.map(jsonDiagnostic), counts: countSeverities(report) };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A finding as plain data, the file's content left out. */
export function jsonDiagnostic(located: LocatedDiagnostic): object {
  const { diagnostic, file, card, start, end } = located;
  const { code, severity, message, rule, expected, suggestion, help } = diagnostic;
  return { file, card, start, end, code, severity, message, rule, expected, suggestion, help };
}
