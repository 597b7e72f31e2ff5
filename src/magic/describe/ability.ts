import type { Ability, OwnCostChange } from "../effects/index.js";
import { describeCondition } from "./condition.js";
import { describeCosts } from "./cost.js";
import { list } from "./english.js";
import { describeEvent } from "./event.js";
import { describeKeyword, keywordRule } from "./keyword.js";
import type { ByKind, Describers } from "./kinds.js";
import { freshNames, type Names, withSteps, withTargets } from "./names.js";
import { part, type Part } from "./part.js";
import { describeQuantity } from "./quantity.js";
import { describeResolution } from "./resolution.js";
import { describeRestriction } from "./restriction.js";
import { describeStatics } from "./static.js";
import { inZone } from "./turn-part.js";

type Abilities = ByKind<Ability>;

/** The names of an ability with its targets and instructions, which its costs and its event may speak of too. */
function namesOf({ resolution: { targets, instructions } }: Abilities["activated" | "triggered"], names: Names): Names {
  return withSteps(withTargets(names, targets), instructions);
}

const restrictionsOf = ({ restrictions }: Abilities["activated" | "triggered"], rule: string, names: Names) =>
  restrictions.map((one) => part(`Restriction (${rule}): ${describeRestriction(one, names)}`));

const placeOf = ({ functionsFrom }: Abilities["activated" | "triggered"]): readonly Part[] =>
  functionsFrom === "battlefield" ? [] : [part(`Works while it is ${inZone[functionsFrom]} (113.6)`)];

function activated(ability: Abilities["activated"], names: Names): Part {
  const known = namesOf(ability, names);
  const { keyword, costs, isManaAbility, resolution } = ability;
  const title = `Activated ability (602.1${isManaAbility ? "; a mana ability, 605.1a" : ""})`;
  const called = keyword === null ? title : `${title} by the keyword ${keyword}${keywordRule(keyword)}`;
  return part(called, [
    part(`Cost (602.1a): ${describeCosts(costs, known)}`),
    ...(ability.x === undefined ? [] : [part(`X is ${describeQuantity(ability.x, known)} (107.3c)`)]),
    ...(ability.costChanges ?? []).map((change) => costChange(change, known)),
    ...placeOf(ability),
    ...restrictionsOf(ability, "602.5", known),
    ...describeResolution(resolution, names),
  ]);
}

function costChange({ direction, amount, times, condition }: OwnCostChange, names: Names): Part {
  const number = times.kind === "number" && times.value === 1 ? "" : ` times ${describeQuantity(times, names)}`;
  const where = condition === null ? "" : `, if ${describeCondition(condition, names)}`;
  return part(`It costs ${direction} by ${amount.join("")}${number}${where} (601.2f)`);
}

function triggered(ability: Abilities["triggered"], names: Names): Part {
  const known = namesOf(ability, names);
  const { event, condition, resolution } = ability;
  return part(`Triggered ability (603.1)`, [
    part(`Event: ${describeEvent(event, known)}`),
    ...(condition === null ? [] : [part(`Only if (603.4): ${describeCondition(condition, known)}`)]),
    ...placeOf(ability),
    ...restrictionsOf(ability, "603.2h", known),
    ...describeResolution(resolution, names),
  ]);
}

function chapter({ chapters, resolution }: Abilities["chapter"], names: Names): Part {
  const which = `${chapters.length === 1 ? "chapter" : "chapters"} ${list(chapters.map(String))}`;
  return part(`Chapter ability (714.2b) of ${which}`, describeResolution(resolution, names));
}

const abilities: Describers<Ability, [Names], Part> = {
  keyword: (ability, names) =>
    part(
      `Keyword ability: ${describeKeyword(ability, names)}`,
      (ability.means ?? []).map((meant) => describeAbility(meant, names.self)),
    ),
  spell: ({ resolution }, names) =>
    part("Spell ability (113.3a)", describeResolution(resolution, { ...names, self: "this spell" })),
  activated,
  triggered,
  static: ({ condition, effects }, names) =>
    part("Static ability (604.1)", [
      ...(condition === null ? [] : [part(`As long as: ${describeCondition(condition, names)}`)]),
      ...describeStatics(effects, names),
    ]),
  chapter,
};

function describe<Kind extends Ability["kind"]>(kind: Kind, ability: Abilities[Kind], names: Names): Part {
  return abilities[kind](ability, names);
}

/** One ability, with what belongs to it under it (113.3); `self` is what it calls the object that bears it. */
export function describeAbility(ability: Ability, self: string): Part {
  return describe(ability.kind, ability, freshNames(self));
}
