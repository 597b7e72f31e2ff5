import type { Severity } from "../diagnostic.js";
import type { LocatedDiagnostic, Report } from "../report.js";

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };

/** For GitHub Actions: one workflow command a finding, which marks the place in a pull request. */
export function reportGithub(report: Report): string {
  return report.diagnostics.map((located) => `${annotation(located)}\n`).join("");
}

function annotation({ diagnostic, file, card, start, end }: LocatedDiagnostic): string {
  const properties = [
    `file=${escapeProperty(file)}`,
    `line=${start.line}`,
    `endLine=${end.line}`,
    ...(start.line === end.line ? [`col=${start.column}`, `endColumn=${end.column}`] : []),
    `title=${escapeProperty(diagnostic.code)}`,
  ];
  const message = card === null ? diagnostic.message : `${card}: ${diagnostic.message}`;
  return `::${commands[diagnostic.severity]} ${properties.join(",")}::${escapeMessage(message)}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
