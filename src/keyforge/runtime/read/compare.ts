import type { Comparison } from "../../effects/index.js";
import type { Scope } from "../state/scope.js";
import { amountOf } from "./quantity.js";
import type { Sight } from "./sight.js";

/** Whether a number compares as it must. */
export function compares(sight: Sight, scope: Scope, value: number, { relation, to }: Comparison): boolean {
  const other = to === null ? 0 : amountOf(sight, scope, to);
  switch (relation) {
    case "equal":
      return value === other;
    case "atLeast":
      return value >= other;
    case "atMost":
      return value <= other;
    case "more":
      return value > other;
    case "fewer":
      return value < other;
    case "odd":
      return Math.abs(value % 2) === 1;
    case "even":
      return value % 2 === 0;
  }
}
