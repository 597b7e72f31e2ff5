import type { Ability } from "../effects/index.js";
export function describeAbilities(abilities: readonly Ability[]): readonly string[] { return abilities.map((one) => one.kind); }
