export { holdsKind, holdsWord, isSame, someWithin } from "../../text/within.js";

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
