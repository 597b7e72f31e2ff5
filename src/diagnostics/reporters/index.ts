import { reportGithub } from "./github.js";
import { reportJson } from "./json.js";
import { reportPretty } from "./pretty.js";
import type { Reporter } from "./reporter.js";
import { reportSarif } from "./sarif.js";

export type { Reporter, ReporterOptions } from "./reporter.js";

/** The formats that a report can be written in. */
export type ReportFormat = "pretty" | "json" | "github" | "sarif";

/** One reporter a format. */
export const reporters: Readonly<Record<ReportFormat, Reporter>> = {
  pretty: reportPretty,
  json: reportJson,
  github: reportGithub,
  sarif: reportSarif,
};

/** Whether a name, such as one from the command line, is that of a format. */
export function isReportFormat(name: string): name is ReportFormat {
  return Object.hasOwn(reporters, name);
}
