import type { Reworded } from "../game.js";

interface Wording {
  readonly construct: string;
  readonly pattern: RegExp;
  readonly other: string;
}

/** How a wording of one set is written in another. */
const wordings: readonly Wording[] = [
  // Sets up to Dark Tidings print "Reap:" and "Fight:", later ones "After Reap:" and "After Fight:".
  { construct: "Reap and Fight", pattern: /\bAfter (Reap|Fight)(?=[/:])/g, other: "$1" },
  { construct: "After Reap and After Fight", pattern: /(?<!(?:After|Before) )\b(Reap|Fight)(?=[/:])/g, other: "After $1" },
]; // prettier-ignore

/** The wordings of a text written as in other sets, each construct by itself. */
export function rewordingsOf(before: string): readonly Reworded[] {
  return wordings.map(({ construct, pattern, other }) => ({ construct, after: before.replace(pattern, other) }));
}
