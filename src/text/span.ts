/** A half-open range of UTF-16 code units in a card's text: `start` included, `end` not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The smallest span that covers both. */
export function coverSpans(first: Span, second: Span): Span {
  return { start: Math.min(first.start, second.start), end: Math.max(first.end, second.end) };
}
