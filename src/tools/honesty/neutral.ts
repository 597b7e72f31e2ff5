/**
 * A place where a change leaves the meaning as it was, by a rule or by the very words: it is not tried. `before` and
 * `after` are held against the text around the word.
 */
export interface Neutral {
  readonly constructs: readonly string[];
  readonly found: RegExp;
  readonly before: RegExp;
  readonly after: RegExp;
}

/** What any text fits. */
export const anything = /(?:)/;

/** Whether a change of this construct at this place of a text is one that keeps its meaning. */
export function isNeutral(
  neutral: readonly Neutral[],
  text: string,
  { construct, start, end }: { readonly construct: string; readonly start: number; readonly end: number },
): boolean {
  const [before, found, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  return neutral.some(
    (one) =>
      one.constructs.includes(construct) && one.found.test(found) && one.before.test(before) && one.after.test(after),
  );
}
