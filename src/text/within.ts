/** Whether two pieces of plain data say the same: made alike, they have their fields in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a piece of plain data, or anything within it, passes the test. */
export function someWithin(value: unknown, test: (part: unknown) => boolean): boolean {
  if (test(value)) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => someWithin(part, test));
}

/** Whether one of the words stands anywhere within: a slot, a pronoun. */
export function holdsWord(value: unknown, ...words: readonly string[]): boolean {
  return someWithin(value, (part) => typeof part === "string" && words.includes(part));
}

/** Whether anything of this kind stands within. */
export function holdsKind(value: unknown, kind: string): boolean {
  return someWithin(value, (part) => typeof part === "object" && part !== null && "kind" in part && part.kind === kind);
}
