import { factsRow } from "../writers/facts/facts-row.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import { type InputOptions, loadInput, noteRejected, readTexts } from "./input.js";
import type { Io } from "./io.js";

/** Writes the plain facts of each card, one JSON line a card. */
export async function factsCommand(files: readonly string[], options: InputOptions, io: Io): Promise<ExitStatus> {
  const input = await loadInput(files, options, io);
  await noteRejected(input, io);
  const readings = readTexts(input).filter((reading) => reading.game === "magic");
  if (input.game !== "magic") throw new UsageError("facts are counted of Magic cards alone");
  const rows = readings.map(factsRow);
  await io.output(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return exitStatus.done;
}
