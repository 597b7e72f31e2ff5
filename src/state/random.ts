/** The state of the generator: four 32-bit words of the small fast counter generator (sfc32). */
export type RandomState = readonly [number, number, number, number];

/** A number from 0 to `below - 1`, and the generator's next state. */
export interface Drawn {
  readonly value: number;
  readonly random: RandomState;
}

/** One step of the generator: a 32-bit word and the next state. */
function word([a, b, c, counter]: RandomState): Drawn {
  const sum = (a + b + counter) >>> 0;
  const next: RandomState = [
    (b ^ (b >>> 9)) >>> 0,
    (c + (c << 3)) >>> 0,
    (((c << 21) | (c >>> 11)) + sum) >>> 0,
    (counter + 1) >>> 0,
  ];
  return { value: sum, random: next };
}

/** The generator that a seed starts; equal seeds give equal games. */
export function seeded(seed: number): RandomState {
  let random: RandomState = [0x9e3779b9, seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 1];
  for (let round = 0; round < 12; round += 1) random = word(random).random;
  return random;
}

/** A fair number from 0 to `below - 1`. Words that would make some numbers likelier are thrown away. */
export function drawNumber(random: RandomState, below: number): Drawn {
  const limit = 2 ** 32 - (2 ** 32 % below);
  let drawn = word(random);
  while (drawn.value >= limit) drawn = word(drawn.random);
  return { value: drawn.value % below, random: drawn.random };
}

/** The items in a random order (701.24a), and the generator's next state. */
export function shuffled<Item>(random: RandomState, items: readonly Item[]): { items: Item[]; random: RandomState } {
  const rest = [...items];
  const result: Item[] = [];
  let state = random;
  while (rest.length > 0) {
    const drawn = drawNumber(state, rest.length);
    state = drawn.random;
    result.push(...rest.splice(drawn.value, 1));
  }
  return { items: result, random: state };
}
