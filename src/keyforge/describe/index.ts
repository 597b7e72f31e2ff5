import type { Ability } from "../effects/index.js";
import { abilityParts } from "./ability.js";
import { linesOf } from "./part.js";

/** What abilities do, in words and with the rules by which: one line a part, what belongs to a part indented under it. */
export function describeAbilities(abilities: readonly Ability[]): readonly string[] {
  return abilities.flatMap((ability) => linesOf(abilityParts(ability)));
}
