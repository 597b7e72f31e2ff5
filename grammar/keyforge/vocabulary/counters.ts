/** The kinds of counter that texts put on cards, but for +1 power counters. */
export const COUNTERS = [
  "awakening",
  "corrosion",
  "depth",
  "doom",
  "fuse",
  "glory",
  "growth",
  "hatch",
  "ignorance",
  "mineralize",
  "mutation",
  "paint",
  "time",
  "trade",
  "warrant",
  "wisdom",
] as const;

/** A kind of counter. */
export type CounterKind = (typeof COUNTERS)[number];
