import type { Ability } from "../effects/index.js";

type Band = Extract<Ability, { readonly kind: "band" }>;

/** The abilities of a face in order, those behind a class level bar within it (716.2, 716.3). */
export function inClassLevels(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.reduce<readonly Ability[]>((before, ability) => {
    const last = before.at(-1);
    if (last === undefined || !isClassLevel(last) || isClassLevel(ability)) return [...before, ability];
    return [...before.slice(0, -1), { ...last, abilities: [...last.abilities, ability] }];
  }, []);
}

/** The bands of leveler cards cost nothing: their levels are counters (716.4). */
function isClassLevel(ability: Ability): ability is Band {
  return ability.kind === "band" && ability.costs.length > 0;
}
