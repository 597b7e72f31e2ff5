import type { CardReading } from "../language.js";
import { byToken } from "../writers/tokens/by-token.js";
import { rowsOf } from "../writers/tokens/rows.js";
import type { TokenRow } from "../writers/tokens/token-rows.js";
import { exitStatus, type ExitStatus } from "./exit.js";
import { type InputOptions, loadInput, noteRejected, readTexts } from "./input.js";
import type { Io } from "./io.js";
import { formatTable } from "./table.js";

/** The options of `tokens`. */
export interface TokensOptions extends InputOptions {
  readonly format: string;
  readonly by: string;
}

function size({ token }: TokenRow): string {
  const power = token?.power ?? null;
  return power === null ? "" : `${power}/${token?.toughness ?? ""}`;
}

function tokenTable(rows: readonly TokenRow[]): string {
  const heads = ["card", "count", "token", "size", "colors", "types"];
  const lines = rows.map((row) => [
    row.card,
    String(row.count),
    row.token?.name ?? `copy of ${row.copyOf ?? "something"}`,
    size(row),
    row.token?.colors.join("") ?? "",
    row.token?.typeLine ?? "",
  ]);
  return formatTable(heads, lines);
}

function makersTable(rows: readonly TokenRow[]): string {
  const lines = byToken(rows).map(({ token, copyOf, makers }) => [
    token?.name ?? `copy of ${copyOf ?? "something"}`,
    token?.typeLine ?? "",
    makers.map(({ card, count }) => (count === 1 ? card : `${card} (${count})`)).join(", "),
  ]);
  return formatTable(["token", "types", "made by"], lines);
}

function format(entries: readonly unknown[], as: string, table: () => string): string {
  if (as === "jsonl") return entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  return as === "json" ? `${JSON.stringify(entries, null, 2)}\n` : table();
}

/** How many cards' names a note gives. */
const shown = 5;

/** Says which cards were not understood in whole: what the rest of their text makes is in no row. */
function noteRefused(readings: readonly CardReading[], io: Io): void {
  const refused = readings.filter(({ compiled }) => compiled === null);
  if (refused.length === 0) return;
  const names = refused.slice(0, shown).map(({ card }) => card.name);
  const more = refused.length > shown ? `, and ${refused.length - shown} more` : "";
  io.note(
    `${refused.length} of ${readings.length} cards were not understood in whole and may make other tokens ` +
      `(\`check\` says why): ${names.join(", ")}${more}`,
  );
}

/** Lists the tokens that each card makes, or with `--by token` each token with its makers. */
export async function tokensCommand(files: readonly string[], options: TokensOptions, io: Io): Promise<ExitStatus> {
  const input = await loadInput(files, options, io);
  await noteRejected(input, io);
  const readings = readTexts(input);
  noteRefused(readings, io);
  const rows = readings.flatMap(rowsOf);
  const text =
    options.by === "token"
      ? format(byToken(rows), options.format, () => makersTable(rows))
      : format(rows, options.format, () => tokenTable(rows));
  await io.output(text);
  return exitStatus.done;
}
