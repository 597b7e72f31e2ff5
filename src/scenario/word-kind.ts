/** A closed list of words that a field of a scenario takes, with what such a word is called. */
export interface WordKind {
  readonly kind: string;
  readonly known: readonly string[];
  has(word: string): boolean;
}

/** The words of a list, called so. */
export function listed(kind: string, known: readonly string[]): WordKind {
  const all = new Set(known);
  return { kind, known, has: (word) => all.has(word) };
}
