import type { Cost } from "../../effects/index.js";

/** The costs with all their mana as one, for one mana pays for one symbol only (118.3a, 601.2f). */
export function withManaTogether(costs: readonly Cost[]): readonly Cost[] {
  const symbols = costs.flatMap((cost) => (cost.kind === "mana" ? cost.symbols : []));
  return [{ kind: "mana", symbols }, ...costs.filter(({ kind }) => kind !== "mana")];
}
