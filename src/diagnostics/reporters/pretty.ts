import picocolors from "picocolors";
import { codeFrame } from "../../text/code-frame.js";
import { shownText } from "../../text/display.js";
import type { Severity } from "../diagnostic.js";
import { countSeverities, type LocatedDiagnostic, type Report } from "../report.js";
import { counted } from "../wording.js";
import type { ReporterOptions } from "./reporter.js";

type Colors = ReturnType<typeof picocolors.createColors>;

/** For people at a terminal: each finding with a code frame and what to do, then a line that counts them. */
export function reportPretty(report: Report, options: ReporterOptions): string {
  if (report.diagnostics.length === 0) return "";
  const colors = picocolors.createColors(options.color === "on");
  const findings = report.diagnostics.map((located) => finding(located, colors));
  return `${findings.join("\n\n")}\n\n${summary(report, colors)}\n`;
}

function finding(located: LocatedDiagnostic, colors: Colors): string {
  const { diagnostic, file, card, start, end, content } = located;
  const place = `${colors.cyan(shownText(file))}:${start.line}:${start.column}`;
  const head = `${place} ${severityColor(diagnostic.severity, colors)(diagnostic.severity)} ${colors.dim(diagnostic.code)}`;
  const paint = { gutter: colors.dim, mark: severityColor(diagnostic.severity, colors) };
  return [
    card === null || card === "" ? head : `${head} ${colors.bold(shownText(card))}`,
    shownText(diagnostic.message),
    ...(content === "" ? [] : [codeFrame(content, start, end, paint)]),
    ...advice(located, colors),
  ].join("\n");
}

function advice(located: LocatedDiagnostic, colors: Colors): readonly string[] {
  const { rule, help } = located.diagnostic;
  return [
    ...(rule === undefined ? [] : [`${colors.dim("rule:")} ${rule}`]),
    ...(help === undefined ? [] : [`${colors.dim("help:")} ${shownText(help)}`]),
  ];
}

function severityColor(severity: Severity, colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.blue }[severity];
}

function summary(report: Report, colors: Colors): string {
  const counts = countSeverities(report);
  const parts = [counted(counts.error, "error"), counted(counts.warning, "warning")];
  if (counts.info > 0) parts.push(counted(counts.info, "note"));
  return colors.bold(parts.join(", "));
}
