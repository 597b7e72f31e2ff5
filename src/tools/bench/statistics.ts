/** The value below which the given share of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle one of the values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How many milliseconds something takes. */
export function millisecondsOf(action: () => void): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

/** The fewest milliseconds that something takes in several runs. */
export function bestOf(runs: number, action: () => void): number {
  return Math.min(...Array.from({ length: runs }, () => millisecondsOf(action)));
}
