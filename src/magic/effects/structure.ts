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

/** Where instructions stand in others; abilities within them number their slots by themselves. */
const nested = ["instructions", "then", "otherwise", "modes"];

/** The slots that instructions fill, those within them included. */
export function slotsFilled(instructions: unknown): ReadonlySet<string> {
  const filled = new Set<string>();
  const look = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(look);
    if (typeof part !== "object" || part === null) return;
    if ("result" in part && typeof part.result === "string") filled.add(part.result);
    for (const [key, value] of Object.entries(part)) if (nested.includes(key)) look(value);
  };
  look(instructions);
  return filled;
}

/** The targets that a part of an ability speaks of, apart from what stands in those parts. */
export function targetsIn(part: unknown, without: ReadonlySet<unknown> = new Set()): readonly string[] {
  if (typeof part !== "object" || part === null || without.has(part)) return [];
  const own = "target" in part && typeof part.target === "string" ? [part.target] : [];
  return [...own, ...Object.values(part).flatMap((value) => targetsIn(value, without))];
}
