import type { Ability } from "../../../magic/effects/index.js";

/**
 * The abilities with the name of their additional cost left out, where a static ability of theirs states one and another asks
 * whether it was paid: the same abilities as a text states that has no name for the cost (607.2, 702.175a).
 */
export function withoutCostName(abilities: readonly Ability[]): readonly Ability[] {
  const effects = abilities.flatMap((ability) => (ability.kind === "static" ? ability.effects : []));
  const names = effects.flatMap((effect) => (effect.kind === "additionalCost" ? [effect.keyword] : []));
  return abilities.map((ability) => nameless(ability, names));
}

function nameless(ability: Ability, names: readonly (string | null)[]): Ability {
  if (ability.kind === "static") {
    const effects = ability.effects.map((effect) =>
      effect.kind === "additionalCost" ? { ...effect, keyword: null } : effect,
    );
    return { ...ability, effects };
  }
  if (ability.kind !== "triggered" || ability.condition?.kind !== "paid") return ability;
  return names.includes(ability.condition.cost) ? { ...ability, condition: { kind: "paid", cost: null } } : ability;
}
