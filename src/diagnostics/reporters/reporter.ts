import type { Report } from "../report.js";

/** What a reporter may need to know besides the report. */
export interface ReporterOptions {
  /** Whether the output goes to where colours are shown; only formats for people heed it. */
  readonly color: "on" | "off";
  /** Rulewright's version, for formats that name the tool. */
  readonly version: string;
}

/** Writes a report in one format; the text ends with a line end unless it is empty. */
export type Reporter = (report: Report, options: ReporterOptions) => string;
