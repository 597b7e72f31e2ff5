import type { YamlScalar } from "./yaml-scalar.js";

/** A line of a block: its text without the indentation, and where that begins. */
interface BlockLine {
  readonly start: number;
  readonly text: string;
}

/** The offsets of a literal or folded block, or nothing when its lines do not give its value. */
export function blockScalarOffsets(content: string, scalar: YamlScalar): readonly number[] | undefined {
  const { value, style } = scalar;
  const offsets: number[] = [];
  let lineEnd = scalar.start;
  for (const line of blockLines(content, scalar)) {
    if (offsets.length === value.length || !value.startsWith(line.text, offsets.length)) break;
    for (let unit = 0; unit < line.text.length; unit++) offsets.push(line.start + unit);
    lineEnd = line.start + line.text.length;
    const join = joinLength(value, offsets.length, style, line.text);
    for (let unit = 0; unit < join; unit++) offsets.push(lineEnd);
  }
  offsets.push(lineEnd);
  return offsets.length === value.length + 1 ? offsets : undefined;
}

/** How many units of the value from `unit` on stand for the end of a line (and, folded, of the blank lines after it). */
function joinLength(value: string, unit: number, style: YamlScalar["style"], line: string): number {
  if (style === "literal") return value.charAt(unit) === "\n" ? 1 : 0;
  if (line !== "" && value.charAt(unit) === " ") return 1;
  let length = 0;
  while (value.charAt(unit + length) === "\n") length++;
  return length;
}

function blockLines(content: string, scalar: YamlScalar): readonly BlockLine[] {
  const lines: BlockLine[] = [];
  let start = content.indexOf("\n", scalar.start) + 1;
  const region = start === 0 ? "" : content.slice(start, scalar.end);
  const indentation = blockIndentation(region, scalar.value);
  for (const line of region.split("\n")) {
    const removed = Math.min(indentation, leadingSpaces(line));
    lines.push({ start: start + removed, text: line.slice(removed).replace(/\r$/, "") });
    start += line.length + 1;
  }
  return lines;
}

/** What the first line with content lost on the way from the content to the value. */
function blockIndentation(region: string, value: string): number {
  return firstIndentation(region) - firstIndentation(value);
}

function firstIndentation(text: string): number {
  const line = text.split("\n").find((candidate) => candidate.trim() !== "");
  return leadingSpaces(line ?? "");
}

function leadingSpaces(line: string): number {
  return line.length - line.replace(/^ +/, "").length;
}
