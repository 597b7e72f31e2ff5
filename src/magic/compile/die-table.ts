import { keywordAbilityOf } from "../../../grammar/magic/vocabulary/keyword-abilities.js";
import type { Instruction } from "../effects/index.js";
import type { RowNode } from "../syntax/ability.js";
import type { Context } from "./context.js";
import { isNumeric } from "./plain.js";
import { refuse } from "./refusal.js";
import { lowerSentences } from "./resolution/sentence.js";

type Table = Extract<Instruction, { readonly kind: "dieTable" }>;
type Row = Table["rows"][number];

/** What an ability does, and by the table behind it what the result of its one die does (706.3b). */
export function withTable(
  instructions: readonly Instruction[],
  rows: readonly RowNode[],
  context: Context,
): readonly Instruction[] {
  if (rows.length === 0) return instructions;
  const [roll, ...more] = instructions.filter((one) => one.kind === "rollDie");
  if (roll?.kind !== "rollDie" || more.length > 0 || !isNumeric(roll.count, 1)) return refuse("a table", rows);
  const table: Table = { kind: "dieTable", ...context.nextId(), roll: roll.result, rows: lowerRows(rows, context) };
  return [...instructions, table];
}

/** Each row goes on from before the table; "those tokens" are what the row above it would have created. */
function lowerRows(rows: readonly RowNode[], context: Context): readonly Row[] {
  return rows.map((row): Row => {
    const inner = context.inner();
    const instructions = lowerRow(row, inner);
    if (inner.targets.length > 0) return refuse("a target", row);
    context.resume(inner);
    context.lastTokens = inner.lastTokens;
    return { ...rangeOf(row), instructions };
  });
}

function lowerRow({ label, sentences }: RowNode, inner: Context): readonly Instruction[] {
  if (label !== null && keywordAbilityOf(label.toLowerCase()) !== undefined) return refuse(label, sentences);
  return lowerSentences(
    sentences.map((one) => one.sentence),
    inner,
  );
}

/** "1—9", "20", and "15+" without an end (706.3a). */
function rangeOf({ from, to, dash }: RowNode): Pick<Row, "from" | "to"> {
  const first = Number(from);
  if (dash === "+") return { from: first, to: null };
  return { from: first, to: to === null ? first : Number(to) };
}
