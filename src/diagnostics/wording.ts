/** The things in one phrase: `a`, `a or b`, `a, b, or c`. */
export function oneOf(things: readonly string[]): string {
  if (things.length <= 2) return things.join(" or ");
  return `${things.slice(0, -1).join(", ")}, or ${things.at(-1) ?? ""}`;
}

/** A number with its noun: `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
