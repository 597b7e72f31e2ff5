import type { Constraint, Filter } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import type { Scope } from "../state/scope.js";
import { characteristicOf, compares } from "./quantity.js";
import { type Sight, type Subject, subjectOf } from "./sight.js";

/** What is asked of chosen objects as a set: "with total power 10 or less", "with different names". */
type SetBound = ByKind<Constraint>["together" | "differing"];

function isSetBound(constraint: Constraint): constraint is SetBound {
  return constraint.kind === "together" || constraint.kind === "differing";
}

/** A filter without what it asks of the objects as a set: what each of them must be. */
export function ofEach(filter: Filter): Filter {
  return filter.constraints.some(isSetBound)
    ? { ...filter, constraints: filter.constraints.filter((constraint) => !isSetBound(constraint)) }
    : filter;
}

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
  return filter.constraints.filter(isSetBound).every((bound) => {
    if (bound.kind === "together") {
      const total = subjects.reduce((sum, one) => sum + characteristicOf(one, bound.total) + bonus(one), 0);
      return compares(sight, scope, total, bound.is);
    }
    const values = subjects.flatMap((subject) => valuesOf(subject, bound));
    return new Set(values).size === values.length;
  });
}
