import type { Policy } from "./policy.js";

/** What most trials have in common. */
const quietly = {
  past: "quiet",
  pieces: "placed",
  conditions: "asTheyAre",
  moment: "main",
  source: null,
  attacker: null,
  aim: null,
} as const;

/** Ways to choose. */
const choices: readonly Omit<Policy, "seed">[] = [
  { ...quietly, may: "yes", offset: 0, many: "most", attack: "all", block: "none" },
  { ...quietly, may: "no", offset: 1, many: "least", attack: "source", block: "none" },
  { ...quietly, may: "yes", offset: 2, many: "least", attack: "source", block: "one" },
  { ...quietly, may: "yes", offset: 3, many: "most", attack: "all", block: "none", past: "eventful" },
  { ...quietly, may: "yes", offset: 0, many: "most", attack: "all", block: "none", pieces: "none" },
  { ...quietly, may: "yes", offset: 0, many: "most", attack: "all", block: "none", conditions: "met" },
  { ...quietly, may: "yes", offset: -1, many: "most", attack: "source", block: "one", conditions: "met" },
  { ...quietly, may: "yes", offset: 0, many: "most", attack: "all", block: "one", moment: "combat" },
  { ...quietly, may: "yes", offset: -1, many: "most", attack: "all", block: "none", pieces: "none", conditions: "met" },
  { ...quietly, may: "yes", offset: 1, many: "most", attack: "all", block: "none", conditions: "met" },
  { ...quietly, may: "yes", offset: 0, many: "most", attack: "others", block: "one", moment: "combat" },
];

/** The ways to choose that are tried one after the other until everything was reached. */
export const policies: readonly Policy[] = choices.map((choice, index) => ({ ...choice, seed: index + 1 }));
