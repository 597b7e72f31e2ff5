import type { FilePosition } from "./source-card.js";

/** The lines of a file's content; a line ends with `\n`, `\r\n` or `\r`. */
export class LineIndex {
  readonly #content: string;
  readonly #starts: readonly number[];

  constructor(content: string) {
    this.#content = content;
    this.#starts = lineStarts(content);
  }

  /** How many lines there are; an empty content has one. */
  get count(): number {
    return this.#starts.length;
  }

  /** How many lines there are when the empty one after a last line end is left out. */
  get countWithText(): number {
    return this.line(this.count) === "" ? this.count - 1 : this.count;
  }

  /** The line and column of an offset; one beyond the end counts as the end. */
  position(offset: number): FilePosition {
    const inside = Math.max(0, Math.min(offset, this.#content.length));
    const line = this.#lineAt(inside);
    return { line, column: inside - this.#start(line) + 1 };
  }

  /** The text of a line (counted from 1) without its end. */
  line(line: number): string {
    const end = this.#starts[line] ?? this.#content.length;
    return this.#content.slice(this.#start(line), end).replace(/(?:\r\n|\n|\r)$/, "");
  }

  #start(line: number): number {
    return this.#starts[line - 1] ?? this.#content.length;
  }

  #lineAt(offset: number): number {
    let low = 1;
    let high = this.#starts.length;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#start(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function lineStarts(content: string): readonly number[] {
  const starts = [0];
  for (const lineEnd of content.matchAll(/\r\n|\n|\r/g)) starts.push(lineEnd.index + lineEnd[0].length);
  return starts;
}

let latest: { readonly content: string; readonly index: LineIndex } | undefined;

/**
 * The lines of a content. The index of the content asked for last is kept: thousands of diagnostics may speak of one
 * large file, each on its own.
 */
export function lineIndexOf(content: string): LineIndex {
  if (latest?.content !== content) latest = { content, index: new LineIndex(content) };
  return latest.index;
}
