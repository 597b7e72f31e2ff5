import type { Constraint, Filter } from "../../effects/index.js";
import { isSetBound, type SetBound } from "../../effects/set-bound.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import type { Scope } from "../state/scope.js";
import { characteristicOf, compares } from "./quantity.js";
import { type Sight, type Subject, subjectOf } from "./sight.js";

/** The values of an object of which no two of the set may have one in common. */
function valuesOf({ object, looks }: Subject, { in: value }: ByKind<Constraint>["differing"]): readonly string[] {
  switch (value) {
    case "name":
      return [looks.name];
    case "controller":
      return [looks.controller];
    case "power":
    case "manaValue":
      return [String(characteristicOf({ object, looks }, value))];
    case "color":
      return looks.colors;
    case "cardType":
      return looks.types;
    case "creatureType":
      throw new NotExecutable("objects with different creature types");
  }
}

/** How much more an object counts than its characteristic says: nothing, where no effect says so. */
export type Bonus = (subject: Subject) => number;

const none: Bonus = () => 0;

/** Whether a set of objects is such as the filter asks of it as a set. */
export function fitTogether(
  sight: Sight,
  scope: Scope,
  filter: Filter,
  ids: readonly ObjectId[],
  bonus: Bonus = none,
): boolean {
  const subjects = ids.flatMap((id) => subjectOf(sight, id) ?? []);
  return filter.constraints.filter(isSetBound).every((bound) => meetsBound(sight, scope, bound, subjects, bonus));
}

function meetsBound(sight: Sight, scope: Scope, bound: SetBound, subjects: readonly Subject[], bonus: Bonus): boolean {
  switch (bound.kind) {
    case "together": {
      const total = subjects.reduce((sum, one) => sum + characteristicOf(one, bound.total) + bonus(one), 0);
      return compares(sight, scope, total, bound.is);
    }
    case "differing": {
      const values = subjects.flatMap((subject) => valuesOf(subject, bound));
      return new Set(values).size === values.length;
    }
    case "alike":
      return new Set(subjects.map(({ object }) => object.owner)).size <= 1;
  }
}
