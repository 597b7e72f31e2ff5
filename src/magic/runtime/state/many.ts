import { NotExecutable } from "./failures.js";

/** The greatest of numbers, however many; negative infinity where there is none. */
export function greatestOf(numbers: readonly number[]): number {
  return numbers.reduce((greatest, number) => Math.max(greatest, number), Number.NEGATIVE_INFINITY);
}

/** The least of numbers, however many; infinity where there is none. */
export function leastOf(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
}

/** Puts items behind those of a list, however many: spread arguments would need room for all of them at once. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** How often the runtime does one thing at once: far beyond any real game, and well within its memory. */
export const mostAtOnce = 100_000;

/** The same thing so many times over; more than the runtime holds is reported and not begun. */
export function repeated<Item>(count: number, make: (index: number) => Item): Item[] {
  holdTo(count);
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Refuses a number of things that the runtime does not hold. */
export function holdTo(count: number): void {
  if (count > mostAtOnce) throw new NotExecutable(`more than ${mostAtOnce} of one thing at once, here ${count}`);
}
