import type { Ability, Constraint, Cost, Filter, Instruction, KeywordAbility, StaticEffect } from "../effects/index.js";
import { isSame } from "../effects/structure.js";
import { refuse } from "./refusal.js";

/** The cost that stands in a definition for the keyword's own: {0}. */
const placeholder: readonly Cost[] = [{ kind: "mana", symbols: ["{0}"] }];

/** The triggered ability of a definition with the keyword's cost where the rule has it: "unless that player pays [cost]" (702.21a). */
export function paying(ability: Ability, costs: readonly Cost[]): Ability {
  if (ability.kind !== "triggered") return refuse("a cost");
  const { targets, instructions } = ability.resolution;
  const paid = instructions.map((one) => withCosts(one, costs));
  return { ...ability, resolution: { targets, instructions: paid } };
}

function withCosts(one: Instruction, costs: readonly Cost[]): Instruction {
  if (one.kind === "optional") return { ...one, instructions: one.instructions.map((each) => withCosts(each, costs)) };
  const asks = one.kind === "unless" || one.kind === "payCost";
  return asks && isSame(one.costs, placeholder) ? { ...one, costs } : one;
}

/** The static ability of a definition, of the permanents that the keyword is given along: "affinity for artifacts" (702.41a). */
export function ofQuality(ability: Ability, { parameters }: KeywordAbility): Ability {
  const [quality, ...others] = parameters.flatMap((one) => (one.kind === "quality" ? [one.filter] : []));
  if (ability.kind !== "static" || quality === undefined || others.length > 0) return refuse("a quality");
  return { ...ability, effects: ability.effects.map((effect) => counting(effect, quality)) };
}

/** The activated ability of a definition, which may target only what has the quality besides: "equip legendary creature" (702.6c). */
export function ofTargets(ability: Ability, { parameters }: KeywordAbility): Ability {
  const qualities = parameters.flatMap((one) => (one.kind === "quality" ? one.filter.constraints : []));
  if (ability.kind !== "activated" || qualities.length === 0) return ability;
  const { targets, instructions } = ability.resolution;
  const restricted = targets.map((target) => {
    if ("kind" in target.what) return refuse("a quality");
    const { constraints } = target.what;
    const added = qualities.filter((one) => !constraints.some((other) => isSame(one, other)));
    return { ...target, what: { ...target.what, constraints: [...constraints, ...added] } };
  });
  return { ...ability, resolution: { targets: restricted, instructions } };
}

function counting(effect: StaticEffect, quality: Filter): StaticEffect {
  if (effect.kind !== "costChange" || effect.times.kind !== "count") return refuse("a quality");
  const { constraints } = effect.times.of;
  return { ...effect, times: { kind: "count", of: narrowed(quality, constraints) } };
}

function narrowed(quality: Filter, constraints: readonly Constraint[]): Filter {
  return { ...quality, constraints: [...quality.constraints, ...constraints] };
}
