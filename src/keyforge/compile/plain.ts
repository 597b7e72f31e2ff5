import type { CardType, Condition, Constraint, Filter, Quantity, Zone } from "../effects/index.js";

/** A fixed number. */
export const number = (value: number): Quantity => ({ kind: "number", value });
export const one = number(1);
export const zero = number(0);
export const you = { kind: "you" } as const;
export const opponent = { kind: "opponent" } as const;
export const source = { kind: "source" } as const;
export const host = { kind: "host" } as const;

/** Cards of some types in some zones. */
export function filterOf(types: readonly CardType[], zones: readonly Zone[], ...constraints: Constraint[]): Filter {
  return { types, zones, constraints };
}

/** The filter with further constraints. */
export function narrowed(filter: Filter, ...constraints: readonly Constraint[]): Filter {
  return { ...filter, constraints: [...filter.constraints, ...constraints] };
}

export const friendly: Constraint = { kind: "controlledBy", player: you };
export const enemy: Constraint = { kind: "controlledBy", player: opponent };
/** The creatures in play. */
export const creatures = filterOf(["creature"], ["play"]);
/** Whether the card of the ability is in play. */
export const sourceInPlay: Condition = {
  kind: "compare",
  left: { kind: "count", filter: filterOf([], ["play"], { kind: "among", of: source }) },
  is: { relation: "atLeast", to: one },
};
