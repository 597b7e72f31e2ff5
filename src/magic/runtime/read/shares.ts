import type { Constraint } from "../../effects/index.js";
import type { ObjectId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { characteristicOf } from "./quantity.js";
import type { Sight, Subject } from "./sight.js";
import { subjectOf } from "./sight.js";

type Shared = ByKind<Constraint>["shares"]["what"];

/** The values of an object that may be shared. */
function values(subject: Subject, what: Shared): readonly (string | number)[] {
  const { looks } = subject;
  switch (what) {
    case "name":
      return looks.name === "" ? [] : [looks.name];
    case "cardType":
      return looks.types;
    case "creatureType":
    case "landType":
      return looks.subtypes;
    case "color":
      return looks.colors;
    case "manaValue":
    case "power":
    case "toughness":
      return [characteristicOf(subject, what)];
  }
}

/** Whether the subject has a value in common with one of the others. */
export function sharesValue(sight: Sight, what: Shared, subject: Subject, others: readonly ObjectId[]): boolean {
  const own = values(subject, what);
  return others.some((id) => {
    const other = subjectOf(sight, id);
    return other !== null && values(other, what).some((value) => own.includes(value));
  });
}
