import type { Restriction } from "../effects/index.js";
import { describeCondition } from "./condition.js";
import { numberWord } from "./english.js";
import type { ByKind, Describers } from "./kinds.js";
import { type Names, stepName } from "./names.js";
import { ofPlayer } from "./player.js";
import { turnParts } from "./turn-part.js";

const restrictions: Describers<Restriction, [Names], string> = {
  sorcerySpeed: () => "only when you could cast a sorcery (602.5d)",
  instantSpeed: () => "only when you could cast an instant (602.5e)",
  onceEachTurn: () => "only once each turn",
  twiceEachTurn: () => "only twice each turn",
  onceOnly: () => "only once",
  timesEachTurn: ({ times }) => `only ${numberWord(times)} times each turn`,
  notYetDone: ({ slot }, names) => `only while ${stepName(names, slot)} has not been done this turn`,
  during: ({ part, whose }, names) =>
    `only during ${whose === null ? `any ${turnParts[part]}` : ofPlayer(turnParts[part], whose, names)}`,
  before: ({ part }) => `only before the ${turnParts[part]}`,
  after: ({ part }) => `only once the ${turnParts[part]} has begun`,
  onlyIf: ({ condition }, names) => `only if ${describeCondition(condition, names)}`,
  anyPlayerMay: () => "any player may do so",
  onlyOpponents: () => "only your opponents may do so",
  xNotZero: () => "X can't be 0",
};

function describe<Kind extends Restriction["kind"]>(
  kind: Kind,
  restriction: ByKind<Restriction>[Kind],
  names: Names,
): string {
  return restrictions[kind](restriction, names);
}

/** When or how often something may be done or happens (602.5, 603.2h). */
export function describeRestriction(restriction: Restriction, names: Names): string {
  return describe(restriction.kind, restriction, names);
}
