import type { Ability, CopyException, Quantity } from "../effects/index.js";
import { describeAbility } from "./ability.js";
import { list } from "./english.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { part, type Part } from "./part.js";
import { describeQuantity } from "./quantity.js";

type Exceptions = ByKind<CopyException>;

const abilities = (text: string, given: readonly Ability[]): Part =>
  part(
    text,
    given.map((ability) => describeAbility(ability, "the copy")),
  );

const typing =
  (verb: string) =>
  ({ types, subtypes }: Exceptions["addTypes"]): Part =>
    part(`it ${verb} ${list([...types, ...subtypes])}`);

const coloring =
  (verb: string) =>
  ({ colors }: Exceptions["addColors"]): Part =>
    part(`it ${verb} ${colors.length === 0 ? "colorless" : list(colors)}`);

const stat = (name: string, value: Quantity | null, names: Names): readonly string[] =>
  value === null ? [] : [`${name} ${describeQuantity(value, names)}`];

const exceptions: Describers<CopyException, [Names], Part> = {
  addSupertype: ({ supertype }) => part(`it is also ${supertype}`),
  removeSupertype: ({ supertype }) => part(`it isn't ${supertype}`),
  addTypes: typing("is also"),
  setTypes: typing("has only the types"),
  addColors: coloring("is also"),
  setColors: coloring("is only"),
  setName: ({ name }) => part(`its name is "${name}"`),
  setPowerToughness: ({ power, toughness }, names) =>
    part(`it has ${list([...stat("power", power, names), ...stat("toughness", toughness, names)])}`),
  setLoyalty: ({ loyalty }, names) => part(`it has starting loyalty ${describeQuantity(loyalty, names)}`),
  addAbilities: ({ abilities: given }) => abilities("it also has these abilities:", given),
  removeAbilities: ({ abilities: taken }) => abilities("it doesn't have these abilities:", taken),
  addThisAbility: () => part("it also has this ability"),
  removeThisAbility: () => part("it doesn't have this ability"),
  noManaCost: () => part("it has no mana cost"),
  loseAllOtherTypes: () => part("it loses all other types"),
};

function describe<Kind extends CopyException["kind"]>(kind: Kind, exception: Exceptions[Kind], names: Names): Part {
  return exceptions[kind](exception, names);
}

/** In what a copy differs from the original, one line each (707.9). */
export function describeExceptions(all: readonly CopyException[], names: Names): readonly Part[] {
  return all.map((exception) => {
    const { text, parts } = describe(exception.kind, exception, names);
    return part(`except (707.9): ${text}`, parts);
  });
}
