import type { Span } from "../../../text/span.js";

const spans = new WeakMap<object, Span>();

/** Notes where in the text a node stands. Nodes themselves hold no place, so that equal texts have equal trees. */
export function noteSpan(node: object, start: number, end: number): void {
  spans.set(node, { start, end });
}

/** Where in the text a node of a lifted tree stands, if it was lifted from one. */
export function spanOf(node: object): Span | undefined {
  return spans.get(node);
}
