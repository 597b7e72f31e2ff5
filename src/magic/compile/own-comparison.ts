import type { Characteristic, Constraint } from "../effects/index.js";
import { holdsWord } from "../effects/structure.js";
import type { PostModifierOf } from "./post-modifier-table.js";
import { lowerComparison } from "./comparison.js";
import { objectAntecedent, type Context } from "./context.js";
import { lowerNumber } from "./quantity.js";
import { measured } from "./measure.js";

const candidate = { kind: "iteration", slot: "it" } as const;

/**
 * "with power 4 or greater", "with toughness greater than its power": "its" is that of the one described, as "their" is of
 * several, unless the same characteristic is held against another object's ("with power less than its power") (109.2, 608.2c).
 */
export function comparedInDescription(node: PostModifierOf<"withComparison">, context: Context): readonly Constraint[] {
  if (node.comparison.kind === "oneOfTwo") return oneOfTwo(node, node.comparison, context);
  const before = context.snapshot();
  const itself = objectAntecedent(candidate, context.describing, ["self"]);
  context.mention(itself);
  const is = lowerComparison(node.comparison, context);
  context.forget(itself);
  const own = measured(node.measure, is, node);
  if (!holdsWord(is, candidate.slot)) return own;
  if (!own.some(isAgainstItself)) return own.map(inRelation);
  context.restore(before);
  return measured(node.measure, lowerComparison(node.comparison, context), node);
}

/** Which of its own characteristics one is held against; null of another constraint. */
function against(one: Constraint): Characteristic | null {
  if (one.kind !== "characteristic" || one.is.than.kind !== "characteristic") return null;
  const { of, characteristic } = one.is.than;
  return of.kind === "iteration" && of.slot === candidate.slot ? characteristic : null;
}

function isAgainstItself(one: Constraint): boolean {
  return one.kind === "characteristic" && !one.base && against(one) === one.characteristic;
}

/** One characteristic against another of the same object, as the constraint of that kind says it. */
function inRelation(one: Constraint): Constraint {
  const second = against(one);
  if (one.kind !== "characteristic" || one.base || second === null) return one;
  const relation = (operator: "greater" | "less" | "equal"): Constraint => ({
    kind: "characteristicRelation",
    first: one.characteristic,
    operator,
    second,
  });
  switch (one.is.operator) {
    case "greater":
    case "less":
    case "equal":
      return relation(one.is.operator);
    case "atLeast":
      return { kind: "not", constraint: relation("less") };
    case "atMost":
      return { kind: "not", constraint: relation("greater") };
    case "notEqual":
      return { kind: "not", constraint: relation("equal") };
    default:
      return one;
  }
}

/** "with mana value 2 or 3": the one or the other. */
function oneOfTwo(
  node: PostModifierOf<"withComparison">,
  { first, second }: Extract<PostModifierOf<"withComparison">["comparison"], { readonly kind: "oneOfTwo" }>,
  context: Context,
): readonly Constraint[] {
  const alternatives = [first, second].map((one) =>
    measured(node.measure, { operator: "equal", than: lowerNumber(one, context) }, node),
  );
  return [{ kind: "either", alternatives }];
}
