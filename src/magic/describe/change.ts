import type { Ability, Change, Quantity, WordReplacement } from "../effects/index.js";
import { describeAbility } from "./ability.js";
import { describeExceptions } from "./copy-exception.js";
import { list } from "./english.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describeObject } from "./object.js";
import { part, type Part } from "./part.js";
import { describePermission } from "./permission.js";
import { describePlayer } from "./player.js";
import { describeProhibition } from "./prohibition.js";
import { describeQuantity } from "./quantity.js";
import { describeRequirement } from "./requirement.js";

type Changes = ByKind<Change>;

const typing =
  (verb: string, end = "") =>
  ({ supertypes, types, subtypes }: Changes["addTypes"]): Part =>
    part(`${verb} ${list([...supertypes, ...types, ...subtypes])}${end} (layer 4, 613.1d)`);

const coloring =
  (verb: string, end = "") =>
  ({ colors }: Changes["addColors"]): Part =>
    part(`${verb} ${colors.length === 0 ? "colorless" : list(colors)}${end} (layer 5, 613.1e)`);

/** Abilities that an object gains or loses: "this object" in them is that object. */
function abilities(text: string, given: readonly Ability[]): Part {
  return part(
    `${text} (layer 6, 613.1f):`,
    given.map((ability) => describeAbility(ability, "this object")),
  );
}

function base(power: Quantity | null, toughness: Quantity | null, names: Names): string {
  const said = [
    ...(power === null ? [] : [`base power ${describeQuantity(power, names)}`]),
    ...(toughness === null ? [] : [`base toughness ${describeQuantity(toughness, names)}`]),
  ];
  return said.length === 0 ? "no base power and toughness" : list(said);
}

function signed({ sign, amount }: Changes["changePowerToughness"]["power"], names: Names): string {
  const text = describeQuantity(amount, names);
  const sum = amount.kind === "number" || amount.kind === "x" ? text : `(${text})`;
  return `${sign === "plus" ? "+" : "-"}${sum}`;
}

const sorts: { readonly [Sort in WordReplacement["sort"]]: string } = {
  color: "color word",
  creatureType: "creature type",
  basicLandType: "basic land type",
};

/** "each instance of one chosen creature type becomes another one". */
function replaced({ sort, from, to }: WordReplacement): string {
  const what = from === null ? `one chosen ${sorts[sort]}` : `"${from}"`;
  return `each instance of ${what} becomes ${to === null ? "another one" : `"${to}"`}`;
}

const changes: Describers<Change, [Names], Part> = {
  copyOf: ({ of, exceptions }, names) =>
    part(`becomes a copy of ${describeObject(of, names)} (layer 1, 613.1a)`, describeExceptions(exceptions, names)),
  control: ({ controller }, names) => part(`is controlled by ${describePlayer(controller, names)} (layer 2, 613.1b)`),
  setName: ({ name }) => part(`has the name "${name}" (layer 3, 613.1c)`),
  replaceWords: ({ replacing }) =>
    part(`has its text changed: ${replacing.map(replaced).join(", or ")} (layer 3, 612.2, 613.1c)`),
  addTypes: typing("is also"),
  setTypes: typing("becomes", " and nothing else of those kinds"),
  removeTypes: typing("is no longer"),
  addChosenType: () => part("is also of the chosen type (layer 4, 613.1d)"),
  setChosenType: () => part("becomes of the chosen type alone (layer 4, 613.1d)"),
  allCreatureTypes: () => part("is of every creature type (layer 4, 613.1d)"),
  loseAllCreatureTypes: () => part("loses all creature types (layer 4, 613.1d)"),
  addColors: coloring("is also"),
  setColors: coloring("becomes", " and of no other color"),
  setChosenColor: () => part("becomes the chosen color (layer 5, 613.1e)"),
  gainAbilities: (change) => abilities("gains", change.abilities),
  loseAbilities: (change) => abilities("loses", change.abilities),
  loseAllAbilities: () => part("loses all abilities (layer 6, 613.1f)"),
  gainChosenAbility: ({ options }) => abilities("gains the chosen one of these", options),
  setBasePowerToughness: ({ power, toughness }, names) =>
    part(`has ${base(power, toughness, names)} (layer 7b, 613.4b)`),
  changePowerToughness: ({ power, toughness }, names) =>
    part(`gets ${signed(power, names)}/${signed(toughness, names)} (layer 7c, 613.4c)`),
  switchPowerToughness: () => part("has its power and toughness switched (layer 7d, 613.4d)"),
  prohibit: ({ prohibition }, names) => part(`${describeProhibition(prohibition, names)} (101.2)`),
  require: ({ requirement }, names) => part(describeRequirement(requirement, names)),
  permit: ({ permission }, names) => part(describePermission(permission, names)),
  assignCombatDamage: ({ amount }) =>
    part(
      amount === "none"
        ? "assigns no combat damage (510.1)"
        : "assigns combat damage equal to its toughness rather than its power (510.1a)",
    ),
  goaded: () => part("is goaded by the controller of this effect (701.15b)"),
};

function describe<Kind extends Change["kind"]>(kind: Kind, change: Changes[Kind], names: Names): Part {
  return changes[kind](change, names);
}

/** The changes that a continuous effect makes, one line each, with their layers (613). */
export function describeChanges(all: readonly Change[], names: Names): readonly Part[] {
  return all.map((change) => describe(change.kind, change, names));
}
