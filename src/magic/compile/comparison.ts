import type { Comparison } from "../effects/index.js";
import type { Comparison as ComparisonNode } from "../syntax/quantity.js";
import type { Context } from "./context.js";
import { lowerNumber, lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";

const relations = {
  lessOrEqual: "atMost",
  greaterOrEqual: "atLeast",
  less: "less",
  greater: "greater",
  equal: "equal",
  exactly: "equal",
  atLeast: "atLeast",
  notEqual: "notEqual",
  fewer: "less",
  more: "greater",
  atMost: "atMost",
} as const;

/** A comparison with its quantity: "4 or greater", "less than or equal to X" (107.1). */
export function lowerComparison(node: ComparisonNode, context: Context): Comparison {
  switch (node.kind) {
    case "orGreater": {
      const operator = node.word === "greater" || node.word === "more" ? "atLeast" : "atMost";
      return { operator, than: lowerNumber(node.quantity.number, context) };
    }
    case "relation":
      return { operator: relations[node.word], than: lowerQuantity(node.quantity, context) };
    case "exact":
      return { operator: "equal", than: lowerNumber(node.quantity.number, context) };
    default:
      return refuse("a comparison", node);
  }
}
