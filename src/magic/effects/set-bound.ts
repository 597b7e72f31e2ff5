import type { Constraint, Filter } from "./filter.js";

/** What is asked of objects as a set: "with total power 10 or less", "with different names", "from a single graveyard". */
export type SetBound = Extract<Constraint, { readonly kind: "together" | "differing" | "alike" }>;

/** Whether a constraint is of a set of objects, rather than of each by itself. */
export function isSetBound(constraint: Constraint): constraint is SetBound {
  return constraint.kind === "together" || constraint.kind === "differing" || constraint.kind === "alike";
}

/** A filter without what it asks of the objects as a set: what each of them must be. */
export function ofEach(filter: Filter): Filter {
  return filter.constraints.some(isSetBound)
    ? { ...filter, constraints: filter.constraints.filter((constraint) => !isSetBound(constraint)) }
    : filter;
}
