import { writeFile } from "node:fs/promises";
import { findingsOf } from "../check/findings.js";
import { typeLineFindings } from "../check/type-lines.js";
import { isInternalError } from "../check/guarded-read.js";
import { countSeverities, createReport, type Report } from "../diagnostics/report.js";
import { isReportFormat, reporters, type ReportFormat } from "../diagnostics/reporters/index.js";
import type { SourceCard } from "../text/source-card.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import { cardCount, type Input, type InputOptions, loadInput, readFaultyTexts, readTexts } from "./input.js";
import type { Io } from "./io.js";
import type { Output } from "./outputs.js";
import { reporterOptions } from "./pretty-report.js";

/** The options of `check`. */
export interface CheckOptions extends InputOptions {
  readonly outputs: readonly Output[];
  readonly maxWarnings?: number;
}

/** A report in a known format. */
interface Request {
  readonly format: ReportFormat;
  readonly file: string | null;
}

function requested({ outputs }: CheckOptions, io: Io): readonly Request[] {
  if (outputs.length > 0) {
    return outputs.map(({ format, file }) => {
      if (isReportFormat(format)) return { format, file };
      throw new UsageError(`unknown format "${format}"; known are ${Object.keys(reporters).join(", ")}`);
    });
  }
  const onGithub = io.environment["GITHUB_ACTIONS"] === "true";
  return (onGithub ? (["pretty", "github"] as const) : (["pretty"] as const)).map((format) => ({ format, file: null }));
}

async function write(report: Report, { format, file }: Request, io: Io): Promise<void> {
  const text = reporters[format](report, reporterOptions(io));
  if (file === null) return io.output(text);
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : ""}`);
  }
}

function verdict(report: Report, maxWarnings: number | undefined): ExitStatus {
  const { error, warning } = countSeverities(report);
  return error > 0 || warning > (maxWarnings ?? Infinity) ? exitStatus.findings : exitStatus.done;
}

/** The cards whose type lines hold known words: of the others it has been said already that they have no type. */
function typedCards({ cards, faulty }: Input): readonly SourceCard[] {
  const typed = faulty.filter(({ codes }) => !codes.has("magic/unknown-card-type"));
  return [...cards, ...typed.map(({ card }) => card)];
}

/** Validates card files and writes each report that was asked for; files that cannot be read are reported with the rest. */
export async function checkCommand(files: readonly string[], options: CheckOptions, io: Io): Promise<ExitStatus> {
  const requests = requested(options, io);
  const input = await loadInput(files, options, io, "goOn");
  const readings = [...readTexts(input), ...readFaultyTexts(input)];
  const report = createReport([...input.reports, ...typeLineFindings(typedCards(input)), ...findingsOf(readings)]);
  for (const request of requests) await write(report, request, io);
  if (report.diagnostics.length === 0) io.note(`checked ${cardCount(input.cards.length)} and found nothing`);
  if (readings.some(isInternalError)) return exitStatus.bug;
  return input.files === "some" ? exitStatus.usage : verdict(report, options.maxWarnings);
}
