import { DESIGNATIONS } from "../../../grammar/magic/vocabulary/designations.js";
import type { Condition } from "../effects/index.js";
import { withArticle } from "./english.js";
import { describeEvent } from "./event.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import { type Names, stepName } from "./names.js";
import { describeObject } from "./object.js";
import { ofPlayer, playerDoes } from "./player.js";
import { describeComparison, describeQuantity } from "./quantity.js";
import { spans } from "./span.js";
import { turnParts } from "./turn-part.js";

const manners: { readonly [How in ByKind<Condition>["cast"]["how"]]: string } = {
  cast: "was cast",
  byYou: "was cast by you",
  fromHand: "was cast from a hand",
  fromGraveyard: "was cast from a graveyard",
  fromExile: "was cast from exile",
  fromElsewhere: "was cast from somewhere other than a hand",
};

function exists({ what, is }: ByKind<Condition>["exists"], names: Names): string {
  const { operator, than } = is;
  if (than.kind === "number" && than.value === 1 && operator === "atLeast") {
    return `there is ${withArticle(describeFilter(what, names, "singular"))}`;
  }
  const count = operator === "even" || operator === "odd" ? `an ${operator} number of` : describeComparison(is, names);
  return `there are ${count} ${describeFilter(what, names, "plural")}`;
}

function each(conditions: readonly Condition[], by: string, names: Names): string {
  return conditions.map((condition) => `(${describeCondition(condition, names)})`).join(` ${by} `);
}

/** The rule of a designation, where the rules have one of that name. */
export function designationRule(name: string): string {
  const found = DESIGNATIONS.find((designation) => designation.name.toLowerCase() === name.toLowerCase());
  return found === undefined ? "" : ` (${found.rule})`;
}

function designated({ player, designation }: ByKind<Condition>["designation"], names: Names): string {
  const rule = designationRule(designation);
  if (player === null) return `the designation "${designation}"${rule} is there`;
  return `${playerDoes(player, "have", names)} the designation "${designation}"${rule}`;
}

function turn({ of, part }: ByKind<Condition>["turn"], names: Names): string {
  return `it is ${ofPlayer(part === null ? "turn" : turnParts[part], of, names)}`;
}

const conditions: Describers<Condition, [Names], string> = {
  not: ({ condition }, names) => `it is not so that (${describeCondition(condition, names)})`,
  allOf: ({ conditions: all }, names) => `all of these hold: ${each(all, "and", names)}`,
  anyOf: ({ conditions: any }, names) => `any of these holds: ${each(any, "or", names)}`,
  exists,
  matches: ({ object, filter }, names) =>
    `${describeObject(object, names)} is ${withArticle(describeFilter(filter, names, "singular"))}`,
  playerMatches: ({ player, filter }, names) =>
    `${playerDoes(player, "be", names)} ${withArticle(describeFilter(filter, names, "singular"))}`,
  compare: ({ quantity, is }, names) => `${describeQuantity(quantity, names)} is ${describeComparison(is, names)}`,
  happened: ({ event, within }, names) => `this happened ${spans[within]}: ${describeEvent(event, names)}`,
  done: ({ slot }, names) => `${stepName(names, slot)} was carried out`,
  searched: ({ slot, zone }, names) => `the ${zone} was searched in ${stepName(names, slot)} (701.23a)`,
  turn,
  paid: ({ cost }) => (cost === null ? "the additional cost was paid" : `the cost "${cost}" was paid`),
  cast: ({ object, how }, names) => `${describeObject(object, names)} ${manners[how]}`,
  designation: designated,
  newSinceUpkeep: ({ object }, names) =>
    `${describeObject(object, names)} came under your control since the beginning of your last upkeep (702.30a)`,
  timesResolved: ({ times }) => `this ability is resolving for the ${times}. time this turn`,
  wouldHappen: ({ event }, names) => `this would happen: ${describeEvent(event, names)}`,
  able: () => "that is possible",
  wonClash: ({ slot }, names) => `you won the clash of ${stepName(names, slot)} (701.30d)`,
  coin: ({ slot, result }, names) => `the coin flip of ${stepName(names, slot)} was ${result} (705.2)`,
};

function describe<Kind extends Condition["kind"]>(
  kind: Kind,
  condition: ByKind<Condition>[Kind],
  names: Names,
): string {
  return conditions[kind](condition, names);
}

/** A state of the game, as the clause behind "if". */
export function describeCondition(condition: Condition, names: Names): string {
  return describe(condition.kind, condition, names);
}
