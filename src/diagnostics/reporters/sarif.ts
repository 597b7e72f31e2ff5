import { catalogueEntry } from "../catalogue.js";
import type { Diagnostic, Severity } from "../diagnostic.js";
import { fingerprints } from "../fingerprint.js";
import type { LocatedDiagnostic, Report } from "../report.js";
import type { ReporterOptions } from "./reporter.js";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

/** SARIF 2.1.0 for code scanning: one run, the rules that were broken, one result a finding. */
export function reportSarif(report: Report, options: ReporterOptions): string {
  const codes = [...new Set(report.diagnostics.map(({ diagnostic }) => diagnostic.code))];
  const marks = fingerprints(report.diagnostics);
  const run = {
    tool: { driver: { name: "Rulewright", version: options.version, rules: sarifRules(report, codes) } },
    columnKind: "utf16CodeUnits",
    results: report.diagnostics.map((located, index) => sarifResult(located, codes, marks[index] ?? "")),
  };
  const document = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function sarifRules(report: Report, codes: readonly string[]): readonly object[] {
  const firsts = new Map<string, Diagnostic>();
  for (const { diagnostic } of [...report.diagnostics].reverse()) firsts.set(diagnostic.code, diagnostic);
  return codes.map((code) => sarifRule(code, firsts.get(code)));
}

/** A code that the catalogue does not hold, such as one of a project's own, is described by its first finding. */
function sarifRule(code: string, first: Diagnostic | undefined): object {
  const entry = catalogueEntry(code);
  const description = entry?.description ?? first?.message ?? code;
  const rule = entry?.rule ?? first?.rule;
  const full = rule === undefined ? description : `${description} (rule ${rule})`;
  return {
    id: code,
    shortDescription: { text: description },
    fullDescription: { text: full },
    help: { text: entry?.help ?? first?.help ?? full },
    defaultConfiguration: { level: levels[entry?.severity ?? first?.severity ?? "error"] },
  };
}

function sarifResult(located: LocatedDiagnostic, codes: readonly string[], fingerprint: string): object {
  const { diagnostic, card } = located;
  return {
    ruleId: diagnostic.code,
    ruleIndex: codes.indexOf(diagnostic.code),
    level: levels[diagnostic.severity],
    message: { text: card === null ? diagnostic.message : `${card}: ${diagnostic.message}` },
    locations: [{ physicalLocation: physicalLocation(located) }],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
  };
}

function physicalLocation({ file, start, end }: LocatedDiagnostic): object {
  return {
    artifactLocation: { uri: fileUri(file) },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}

function fileUri(file: string): string {
  return file.split(/[\\/]/).map(encodeURIComponent).join("/");
}
