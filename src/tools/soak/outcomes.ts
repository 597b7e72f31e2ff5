/** How a random game went. */
export interface Outcome {
  readonly seed: number;
  readonly inputs: number;
  readonly faults: readonly string[];
}

/** Tells outcomes in the order of their seeds, in whatever order they come: so a run says the same on any number of cores. */
export class InOrder {
  private readonly waiting = new Map<number, Outcome>();
  /** The seeds of the games in which something was wrong, in order, as far as they were told. */
  readonly failing: number[] = [];

  /** `next` is the first seed. */
  constructor(
    private next: number,
    private readonly tell: (outcome: Outcome) => void,
  ) {}

  /** Takes an outcome in, and tells it and what waited for it once all before it were told. */
  take(outcome: Outcome): void {
    this.waiting.set(outcome.seed, outcome);
    for (let ready = this.waiting.get(this.next); ready !== undefined; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.next += 1;
      if (ready.faults.length > 0) this.failing.push(ready.seed);
      this.tell(ready);
    }
  }
}
