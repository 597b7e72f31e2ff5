/** A piece of prose with what belongs under it, one line each. */
export interface Part {
  readonly text: string;
  readonly parts: readonly Part[];
}

/** A piece of prose, with what belongs under it. */
export function part(text: string, parts: readonly Part[] = []): Part {
  return { text, parts };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A piece of prose that starts as a sentence does. */
export function sentence(text: string, parts: readonly Part[] = []): Part {
  return { text: capitalised(text), parts };
}

/** The lines of a piece of prose, what belongs under it two spaces further in. */
export function linesOf({ text, parts }: Part): readonly string[] {
  return [text, ...parts.flatMap(linesOf).map((line) => `  ${line}`)];
}

/** The same on one line, for places inside a sentence: what belongs under it stands in brackets. */
export function inline({ text, parts }: Part): string {
  return parts.length === 0 ? text : `${text} [${parts.map(inline).join("; ")}]`;
}
