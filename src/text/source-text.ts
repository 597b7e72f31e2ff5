import { LineIndex } from "./line-index.js";
import { normalizeText, type NormalizedText } from "./normalize.js";
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

/** What a game's files write in ways of their own, such as icons, is rewritten before the text is normalised. */
export type Rewrite = (raw: string) => NormalizedText;

const asWritten: Rewrite = (raw) => ({ text: raw, rawOffset: (offset) => offset });

/**
 * The normalised text of a string that a file holds. `fileOffset` leads from an offset in the raw string to one in the
 * file; it is called only when a place is asked for.
 */
export function createSourceText(
  raw: string,
  file: SourceFile,
  fileOffset: (rawOffset: number) => number,
  rewrite: Rewrite = asWritten,
): SourceText {
  const written = rewrite(raw);
  const { text, rawOffset } = normalizeText(written.text);
  return {
    text,
    position: (offset) => file.position(fileOffset(written.rawOffset(rawOffset(offset)))),
  };
}

/** The normalised text of a string that stands alone: its places are those in the string itself. */
export function sourceTextOf(raw: string): SourceText {
  return createSourceText(raw, new SourceFile("<text>", raw), (offset) => offset);
}
