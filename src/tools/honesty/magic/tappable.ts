import type { Ability, Cost } from "../../../magic/effects/index.js";

/** The abilities, their costs not saying of what is tapped to pay that it is untapped: only that can be tapped (701.26a). */
export function withoutTappable(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.map((ability) =>
    ability.kind === "activated" ? { ...ability, costs: ability.costs.map(unstated) } : ability,
  );
}

function unstated(cost: Cost): Cost {
  if (cost.kind !== "tap" || cost.what.kind !== "choice") return cost;
  const { filter } = cost.what;
  const constraints = filter.constraints.filter((one) => one.kind !== "status" || one.status !== "untapped");
  return { ...cost, what: { ...cost.what, filter: { ...filter, constraints } } };
}
