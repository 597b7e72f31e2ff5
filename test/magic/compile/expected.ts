import type { Condition, Constraint } from "../../../src/magic/effects/index.js";
import { n, one, permanents, you, yours } from "../runtime/builders.js";

/** What tests of costs and of static abilities expect of the same words. */

export const aGoblin = permanents({ kind: "subtype", subtype: "Goblin" }, yours);

export const controlsGoblin: Condition = { kind: "exists", what: aGoblin, is: { operator: "atLeast", than: one } };

/** So many permanents that the player chooses among those that match. */
export function choice(least: number, ...constraints: readonly Constraint[]) {
  return {
    kind: "choice",
    chooser: you,
    filter: permanents(...constraints),
    least: n(least),
    most: n(least),
    manner: "chosen",
  } as const;
}
