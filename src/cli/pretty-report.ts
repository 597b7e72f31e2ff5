import packageFile from "../../package.json" with { type: "json" };
import { createReport, type LocatedDiagnostic } from "../diagnostics/report.js";
import { reportPretty } from "../diagnostics/reporters/pretty.js";
import type { ReporterOptions } from "../diagnostics/reporters/reporter.js";
import type { Io } from "./io.js";

/** What the reporters need to know, for a report that goes to standard error. */
export function reporterOptions({ environment }: Io): ReporterOptions {
  const wanted = environment["FORCE_COLOR"] !== undefined;
  const refused = environment["NO_COLOR"] !== undefined;
  return { color: wanted && !refused ? "on" : "off", version: packageFile.version };
}

/** Findings for people, with code frames. */
export function prettyReport(reports: readonly LocatedDiagnostic[], io: Io): string {
  return reportPretty(createReport(reports), reporterOptions(io));
}
