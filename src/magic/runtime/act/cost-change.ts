import type { Ability, Constraint, Cost, ManaSymbol, StaticEffect } from "../../effects/index.js";
import { functionalAbilities } from "../keywords/expand.js";
import { holds } from "../read/condition.js";
import { matches } from "../read/filter.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { requireSubject } from "../read/sight.js";
import { staticEffectsOn } from "../read/statics.js";
import { NotExecutable } from "../state/failures.js";
import type { GameObject } from "../state/object.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";
import { powerUpReduction } from "./power-up.js";
import { isLoyalty } from "./restrictions.js";

type Activated = Pick<Extract<Ability, { readonly kind: "activated" }>, "costs" | "costChanges" | "keyword">;
type CostChange = Extract<StaticEffect, { kind: "costChange" }>;

/** The symbols by which effects make the cost of a spell greater and less (601.2f). */
export interface Changes {
  readonly more: readonly ManaSymbol[];
  readonly less: readonly ManaSymbol[];
}

/** What changes the cost of the spell: its own abilities whose condition holds, and the effects of others (601.2f). */
export function costChanges(play: Play, object: GameObject, scope: Scope): Changes {
  const looks = play.look(object);
  const held = [...staticEffectsOn(play, "costChange"), ...ownChanges(play, object, scope)].filter(
    ({ effect, scope: reading }) =>
      effect.of === "spells" && matches(play, reading, { ...effect.what, what: "object" }, { object, looks }),
  );
  const inDirection = (direction: CostChange["direction"]): ManaSymbol[] =>
    held.flatMap(({ effect, scope: reading }) =>
      effect.direction === direction ? repeated(effect.amount, countOf(play, reading, effect.times)) : [],
    );
  return { more: inDirection("more"), less: inDirection("less") };
}

function ownChanges(play: Play, object: GameObject, scope: Scope): { effect: CostChange; scope: Scope }[] {
  return functionalAbilities(play.look(object)).flatMap(({ ability }) => {
    if (ability.kind !== "static") return [];
    const effects = ability.effects.flatMap((effect) => (effect.kind === "costChange" ? [{ effect, scope }] : []));
    const applies = effects.length > 0 && (ability.condition === null || holds(play, scope, ability.condition));
    return applies ? effects : [];
  });
}

function repeated(symbols: readonly ManaSymbol[], times: number): ManaSymbol[] {
  return Array.from({ length: times }, () => symbols).flat();
}

/** The costs of an ability as its own text and the effects of others change them (601.2f, 602.2b). */
export function changedCosts(play: Play, ability: Activated, scope: Scope): readonly Cost[] {
  const { costs, costChanges = [] } = ability;
  const own = costChanges.filter(({ condition }) => condition === null || holds(play, scope, condition));
  const held = [...own.map((effect) => ({ effect, scope })), ...othersChanges(play, ability, scope)];
  const poweredUp = powerUpReduction(play, ability.keyword, scope.source);
  if (held.length === 0 && poweredUp.length === 0) return costs;
  const inDirection = (wanted: CostChange["direction"]): ManaSymbol[] =>
    held.flatMap(({ effect, scope: reading }) =>
      effect.direction === wanted ? repeated(effect.amount, countOf(play, reading, effect.times)) : [],
    );
  const mana = costs.flatMap((cost) => (cost.kind === "mana" ? cost.symbols : []));
  const symbols = changedBy(mana, { more: inDirection("more"), less: [...inDirection("less"), ...poweredUp] });
  return [{ kind: "mana", symbols }, ...costs.filter(({ kind }) => kind !== "mana")];
}

/** What the effects of others change of the cost of an ability (601.2f, 602.2b). */
function othersChanges(play: Play, ability: Activated, scope: Scope): { effect: CostChange; scope: Scope }[] {
  return staticEffectsOn(play, "costChange").filter(
    ({ effect, scope: reading }) =>
      effect.of === "activations" &&
      effect.what.constraints.every((one) => ofActivation(play, reading, one, { ability, scope })),
  );
}

/** Whether an ability that is being activated meets a constraint; it is no object yet (602.2a). */
function ofActivation(
  play: Play,
  reading: Scope,
  constraint: Constraint,
  { ability, scope }: { readonly ability: Activated; readonly scope: Scope },
): boolean {
  switch (constraint.kind) {
    case "keyword":
      return ability.keyword === constraint.keyword.keyword;
    case "controlledBy":
      return playersOf(play, reading, constraint.player).includes(scope.controller);
    case "abilityKind":
      return constraint.ability === "activated" || (constraint.ability === "loyalty" && isLoyalty(ability));
    case "fromSource":
      return matches(play, reading, constraint.source, requireSubject(play, scope.source));
    default:
      throw new NotExecutable(`a changed cost of activations by ${constraint.kind}`);
  }
}

/** The cost as it is changed: what is added first, then what is taken off (118.7a–c, 601.2f). */
export function changedBy(cost: readonly ManaSymbol[], { more, less }: Changes): ManaSymbol[] {
  const whole = [...cost, ...more];
  const [generic, others] = parted(whole);
  const [off, colored] = parted(less);
  const left = [...others];
  const beyond = colored.filter((symbol) => !takenFrom(left, symbol)).length;
  const total = Math.max(0, generic - off - beyond);
  return total > 0 ? [`{${total}}`, ...left] : left;
}

/** How much of the mana is generic, and the other symbols. */
function parted(symbols: readonly ManaSymbol[]): readonly [number, readonly ManaSymbol[]] {
  const numbers = symbols.filter((symbol) => /^\{\d+\}$/.test(symbol));
  const total = numbers.reduce((sum, symbol) => sum + Number(symbol.slice(1, -1)), 0);
  return [total, symbols.filter((symbol) => !numbers.includes(symbol))];
}

/** Takes one mana of a type off the cost; says whether the cost had it (118.7c). */
function takenFrom(cost: ManaSymbol[], symbol: ManaSymbol): boolean {
  const type = symbol.slice(1, -1);
  if (type.length > 1) throw new NotExecutable(`a cost changed by ${symbol}`);
  const at = cost.indexOf(symbol);
  if (at < 0 && cost.some((one) => one.includes("/") && one.includes(type)))
    throw new NotExecutable("a hybrid cost made less by colored mana");
  if (at >= 0) cost.splice(at, 1);
  return at >= 0;
}
