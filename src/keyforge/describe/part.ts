/** One line of a description with what belongs to it. */
export interface Part {
  readonly line: string;
  readonly parts: readonly Part[];
}

/** A part without others under it. */
export const line = (words: string): Part => ({ line: words, parts: [] });

/** The parts numbered within what they belong to: "1.", "1.1.". */
export function numbered(parts: readonly Part[], before = ""): readonly Part[] {
  return parts.map((part, index) => {
    const number = `${before}${index + 1}.`;
    return { line: `${number} ${part.line}`, parts: numbered(part.parts, number) };
  });
}

/** The lines of a part, each level indented. */
export function linesOf({ line: own, parts }: Part): readonly string[] {
  return [own, ...parts.flatMap((part) => linesOf(part).map((each) => `  ${each}`))];
}
