import type { Comparison, Quantity } from "../effects/index.js";
import type { Comparison as ComparisonNode, Quantity as QuantityNode } from "../syntax/quantity.js";
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
      const operator = node.word === "less" || node.word === "fewer" ? "atMost" : "atLeast";
      return { operator, than: lowerNumber(node.quantity.number, context) };
    }
    case "relation":
      return { operator: relations[node.word], than: lowerMeasure(node.quantity, context) };
    case "exact":
      return { operator: "equal", than: lowerNumber(node.quantity.number, context) };
    default:
      return refuse("a comparison", node);
  }
}

/**
 * What something is held against. "If its power is greater than this creature's power or its toughness is …": the object that
 * the ability is of is only the measure, and "its" is still what is measured (608.2c).
 */
function lowerMeasure(node: QuantityNode, context: Context): Quantity {
  const before = context.snapshot();
  const quantity = lowerQuantity(node, context);
  if (quantity.kind === "characteristic" && quantity.of.kind === "source") context.restore(before);
  return quantity;
}
