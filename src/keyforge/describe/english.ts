/** "a", "a and b", "a, b, and c". */
export function listed(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  const [last = "", ...before] = [...words].reverse();
  if (before.length === 0) return last;
  const comma = before.length > 1 ? "," : "";
  return `${[...before].reverse().join(", ")}${comma} ${conjunction} ${last}`;
}

/** A word of the effects in plain letters: "afterReap" is "after reap". */
export function spoken(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A house or a trait as it is printed. */
export function capitalised(word: string): string {
  return word === "staralliance"
    ? "Star Alliance"
    : word.replace(/(?<![^\s])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
