import type { Span } from "../text/span.js";

/** What the lifting of one ability noted: a node and its two places, in turn. */
let nodes: object[] = [];
let places: number[] = [];

/** Forgets the places of the ability before. They are kept for one ability at a time: only a refusal asks for them. */
export function forgetSpans(): void {
  nodes = [];
  places = [];
}

/** Notes where in the text a node stands. Nodes themselves hold no place, so that equal texts have equal trees. */
export function noteSpan(node: object, start: number, end: number): void {
  nodes.push(node);
  places.push(start, end);
}

/** Where in the text a node of the tree lifted last stands, if it was lifted as a construct of its own. */
export function spanOf(node: object): Span | undefined {
  const at = nodes.lastIndexOf(node);
  const [start, end] = at < 0 ? [] : places.slice(2 * at, 2 * at + 2);
  return start === undefined || end === undefined ? undefined : { start, end };
}
