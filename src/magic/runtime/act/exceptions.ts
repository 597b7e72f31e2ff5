import type { Ability, CopyException, Quantity } from "../../effects/index.js";
import { sizeProvided, withoutDefinitions } from "../../effects/defining.js";
import { sortedColors } from "../read/looks.js";
import { numberOf } from "../read/quantity.js";
import type { Sight } from "../read/sight.js";
import { subjectOf } from "../read/sight.js";
import { addedTypes, replacedTypes } from "../read/type-change.js";
import { NotExecutable } from "../state/failures.js";
import type { ByKind, Table } from "../state/kinds.js";
import type { Face } from "../state/object.js";
import type { Scope } from "../state/scope.js";

/** The value that an exception sets, or the copied one. */
function setOr(sight: Sight, scope: Scope, quantity: Quantity | null, copied: number | null): number | null {
  return quantity === null ? copied : numberOf(sight, scope, quantity);
}

/** The ability that says "except it has this ability". */
function thisAbility(sight: Sight, scope: Scope): Ability {
  const held = subjectOf(sight, scope.source)?.looks.abilities.find(({ ability }) => ability.id === scope.ability);
  if (held === undefined) throw new NotExecutable("the ability that makes the copy, which cannot be found");
  return held.ability;
}

/** Whether two abilities are the same one, or the same keyword. */
function same(first: Ability, second: Ability): boolean {
  if (first.kind === "keyword" && second.kind === "keyword") return first.keyword === second.keyword;
  return first.id === second.id;
}

/** One application a kind of exception. */
export const exceptions: Table<CopyException, [Face, Sight, Scope], Face> = {
  addSupertype: ({ supertype }, face) => addedTypes(face, { supertypes: [supertype] }),
  removeSupertype: ({ supertype }, face) => ({
    ...face,
    supertypes: face.supertypes.filter((own) => own !== supertype),
  }),
  addTypes: (exception, face) => addedTypes(face, exception),
  setTypes: (exception, face) => ({
    ...replacedTypes(face, exception),
    abilities: exception.subtypes.length === 0 ? face.abilities : withoutDefinitions(face.abilities, ["subtype"]),
  }),
  addColors: ({ colors }, face) => ({ ...face, colors: sortedColors([...face.colors, ...colors]) }),
  setColors: ({ colors }, face) => ({
    ...face,
    colors: sortedColors(colors),
    abilities: withoutDefinitions(face.abilities, ["color"]),
  }),
  setName: ({ name }, face) => ({ ...face, name }),
  setPowerToughness: ({ power, toughness }, face, sight, scope) => ({
    ...face,
    power: setOr(sight, scope, power, face.power),
    toughness: setOr(sight, scope, toughness, face.toughness),
    abilities: withoutDefinitions(face.abilities, sizeProvided({ power, toughness })),
  }),
  setLoyalty: ({ loyalty }, face, sight, scope) => ({ ...face, loyalty: numberOf(sight, scope, loyalty) }),
  addAbilities: ({ abilities }, face) => ({ ...face, abilities: [...face.abilities, ...abilities] }),
  removeAbilities: ({ abilities }, face) => ({
    ...face,
    abilities: face.abilities.filter((own) => !abilities.some((lost) => same(own, lost))),
  }),
  addThisAbility: (_, face, sight, scope) => ({ ...face, abilities: [...face.abilities, thisAbility(sight, scope)] }),
  removeThisAbility: (_, face, sight, scope) => {
    const lost = thisAbility(sight, scope);
    return { ...face, abilities: face.abilities.filter((own) => !same(own, lost)) };
  },
  noManaCost: (_, face) => ({ ...face, manaCost: null }),
  loseAllOtherTypes: (_, face) => face,
};

function evaluate<Kind extends CopyException["kind"]>(
  kind: Kind,
  exception: ByKind<CopyException>[Kind],
  ...rest: [Face, Sight, Scope]
): Face {
  return exceptions[kind](exception, ...rest);
}

/** "loses all other card types": types added by the exceptions are the only ones (707.9b). */
function settingTypes(all: readonly CopyException[]): readonly CopyException[] {
  if (!all.some(({ kind }) => kind === "loseAllOtherTypes")) return all;
  return all.map((exception) => (exception.kind === "addTypes" ? { ...exception, kind: "setTypes" } : exception));
}

/** Copied values with the exceptions applied, which makes them part of the copiable values (707.9). */
export function withExceptions(
  sight: Sight,
  scope: Scope,
  faces: readonly Face[],
  all: readonly CopyException[],
): Face[] {
  const excepted = (face: Face): Face =>
    settingTypes(all).reduce((result, exception) => evaluate(exception.kind, exception, result, sight, scope), face);
  return faces.map((face) => {
    const { flipped } = face;
    // What the copy is once it is flipped is copied with the exceptions as well (110.5).
    return { ...excepted(face), ...(flipped === undefined ? {} : { flipped: excepted(flipped) }) };
  });
}
