/**
 * The word of the list that is nearest to `word`, or nothing where none is near: at most one slip for words of up to
 * five letters, two up to eight, then three. A slip is a letter too many, missing, wrong, or swapped with the next.
 */
export function didYouMean(word: string, list: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = allowedSlips(wanted.length) + 1;
  for (const candidate of list) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function allowedSlips(length: number): number {
  if (length <= 2) return 0;
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

/** The number of slips between two words (optimal string alignment), or `limit` when there are at least as many. */
export function editDistance(first: string, second: string, limit: number = Infinity): number {
  if (Math.abs(first.length - second.length) >= limit) return limit;
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row++) {
    const current = nextRow(first, second, row, previous, beforePrevious);
    if (Math.min(...current) >= limit) return limit;
    [beforePrevious, previous] = [previous, current];
  }
  return Math.min(at(previous, second.length), limit);
}

function nextRow(
  first: string,
  second: string,
  row: number,
  previous: readonly number[],
  beforePrevious: readonly number[],
): readonly number[] {
  const current = [row];
  for (let column = 1; column <= second.length; column++) {
    const substitution = at(previous, column - 1) + (first[row - 1] === second[column - 1] ? 0 : 1);
    const swap = isSwap(first, second, row, column) ? at(beforePrevious, column - 2) + 1 : Infinity;
    current.push(Math.min(at(previous, column) + 1, at(current, column - 1) + 1, substitution, swap));
  }
  return current;
}

function isSwap(first: string, second: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? Infinity;
}
