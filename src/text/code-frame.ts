import { displayWidth, shownText } from "./display.js";
import { lineIndexOf } from "./line-index.js";
import type { FilePosition } from "./source-card.js";
import type { Span } from "./span.js";

/** How a code frame is coloured; each function is given a piece of it and gives it back with its colour. */
export interface FramePaint {
  readonly gutter: (text: string) => string;
  readonly mark: (text: string) => string;
}

const plain: FramePaint = { gutter: (text) => text, mark: (text) => text };
const linesAround = 1;
const mostMarkedLines = 3;
const mostUnits = 100;
const unitsBefore = 60;

/**
 * A few lines of a file with their numbers, and carets under what stands from `start` to `end`. Long lines are cut
 * down to the part around the start; tabs and unprintable characters are shown safely.
 */
export function codeFrame(content: string, start: FilePosition, end: FilePosition, paint: FramePaint = plain): string {
  const lines = lineIndexOf(content);
  const lastMarked = Math.min(end.line, start.line + mostMarkedLines - 1);
  const last = Math.max(lastMarked, Math.min(lines.countWithText, lastMarked + linesAround));
  const width = String(last).length;
  const frame: string[] = [];
  for (let line = Math.max(1, start.line - linesAround); line <= last; line++) {
    const text = lines.line(line);
    const window = windowAround(text, start.column - 1);
    frame.push(framedRow(String(line).padStart(width), windowText(text, window), paint));
    const marked = line > lastMarked ? undefined : markedPart(text, line, start, end);
    if (marked !== undefined) frame.push(framedRow(" ".repeat(width), caretsUnder(text, window, marked, paint), paint));
  }
  return frame.join("\n");
}

function framedRow(number: string, text: string, paint: FramePaint): string {
  return paint.gutter(`${number} |`) + (text === "" ? "" : ` ${text}`);
}

/** The part of a line that lies between start and end; on the lines after the first, without the indentation. */
function markedPart(text: string, line: number, start: FilePosition, end: FilePosition): Span | undefined {
  if (line < start.line || line > end.line) return undefined;
  if (line > start.line && line === end.line && end.column === 1) return undefined;
  const from = line === start.line ? start.column - 1 : text.length - text.trimStart().length;
  const to = line === end.line ? end.column - 1 : text.length;
  return { start: from, end: Math.max(from, to) };
}

function caretsUnder(text: string, window: Span, marked: Span, paint: FramePaint): string {
  const before = windowText(text, { start: window.start, end: Math.min(marked.start, window.end) });
  const under = windowText(text, { start: marked.start, end: Math.min(marked.end, window.end) });
  return " ".repeat(displayWidth(before)) + paint.mark("^".repeat(Math.max(1, displayWidth(under))));
}

/** The part of a line that is shown; it never cuts a character in two. */
function windowAround(text: string, unit: number): Span {
  if (text.length <= mostUnits) return { start: 0, end: text.length };
  const start = Math.max(0, Math.min(unit - unitsBefore, text.length - mostUnits));
  return { start: wholeCharacter(text, start), end: wholeCharacter(text, start + mostUnits) };
}

function wholeCharacter(text: string, offset: number): number {
  const isInside = /^[\udc00-\udfff]/.test(text.slice(offset, offset + 1));
  return isInside ? offset - 1 : offset;
}

function windowText(text: string, part: Span): string {
  return shownText(text.slice(part.start, part.end));
}
