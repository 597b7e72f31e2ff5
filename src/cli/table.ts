/** A table of words in columns: the first column to the left, numbers to the right. */
export function formatTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => String(line[column] ?? "").length)));
  const isNumber = heads.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === "number"));
  const cell = (word: string | number, column: number): string => {
    const width = widths[column] ?? 0;
    return isNumber[column] === true ? String(word).padStart(width) : String(word).padEnd(width);
  };
  const line = (words: readonly (string | number)[]): string => words.map(cell).join("  ").trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [line(heads), rule, ...rows.map(line)].join("\n") + "\n";
}
