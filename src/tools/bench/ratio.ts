/** Two measurements in the same unit, named, and how they relate. */
export interface Ratio {
  readonly name: string;
  readonly first: string;
  readonly second: string;
  readonly ratio: number;
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** A ratio of two measurements, each with the words that say what it is. */
export function ratioOf(
  name: string,
  unit: string,
  first: readonly [label: string, value: number],
  second: readonly [label: string, value: number],
): Ratio {
  const [, one] = first;
  const [, other] = second;
  return {
    name,
    first: `${first[0]} ${shown(one)} ${unit}`,
    second: `${second[0]} ${shown(other)} ${unit}`,
    ratio: other === 0 ? 0 : one / other,
  };
}
