/** Numbers that cards write in a word. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
]);

/** The word of a number, for printing. */
export function numberWordOf(value: number): string | undefined {
  for (const [word, number] of NUMBER_WORDS) if (number === value) return word;
  return undefined;
}
