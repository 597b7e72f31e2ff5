import { drawNumber, type RandomState, seeded, shuffled } from "../../state/random.js";

/** A source of random numbers: equal seeds give equal numbers, whatever the machine. */
export class Chance {
  private random: RandomState;

  constructor(seed: number) {
    this.random = seeded(seed);
  }

  /** A number from 0 to `bound - 1`. */
  below(bound: number): number {
    const { value, random } = drawNumber(this.random, bound);
    this.random = random;
    return value;
  }

  /** Whether something comes about that does so in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** One of the items; null of none. */
  pick<Item>(items: readonly Item[]): Item | null {
    return items.length === 0 ? null : (items[this.below(items.length)] ?? null);
  }

  /** The items in a random order. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const result = shuffled(this.random, items);
    this.random = result.random;
    return result.items;
  }
}
