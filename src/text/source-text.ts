import { LineIndex } from "./line-index.js";
import { normalizeText } from "./normalize.js";
import type { FilePosition, SourceText } from "./source-card.js";

/** A file's content with its lines, which are counted when a place in it is first asked for. */
export class SourceFile {
  readonly path: string;
  readonly content: string;
  #lines: LineIndex | undefined;

  constructor(path: string, content: string) {
    this.path = path;
    this.content = content;
  }

  /** The line and column of an offset in the content. */
  position(offset: number): FilePosition {
    this.#lines ??= new LineIndex(this.content);
    return this.#lines.position(offset);
  }
}

/**
 * The normalised text of a string that a file holds. `fileOffset` leads from an offset in the raw string to one in the
 * file; it is called only when a place is asked for.
 */
export function createSourceText(raw: string, file: SourceFile, fileOffset: (rawOffset: number) => number): SourceText {
  const { text, rawOffset } = normalizeText(raw);
  return {
    text,
    position: (offset) => file.position(fileOffset(rawOffset(offset))),
  };
}

/** The normalised text of a string that stands alone: its places are those in the string itself. */
export function sourceTextOf(raw: string): SourceText {
  return createSourceText(raw, new SourceFile("<text>", raw), (offset) => offset);
}
