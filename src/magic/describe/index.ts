import type { Ability } from "../effects/index.js";
import { describeAbility } from "./ability.js";
import { linesOf } from "./part.js";

/** What abilities do, in words and with rule numbers: one line a part, what belongs to a part indented under it (113.3). */
export function describeAbilities(abilities: readonly Ability[]): readonly string[] {
  return abilities.flatMap((ability) => linesOf(describeAbility(ability, "this object")));
}
