import { targetsIn } from "../../effects/structure.js";
import type { Comparison, Condition, Filter, Instruction, Quantity, Target } from "../../effects/index.js";
import { everyInstruction } from "../read/every-instruction.js";
import { compares, costsPaid, pays } from "../read/quantity.js";
import type { Sight } from "../read/sight.js";
import type { Scope } from "../state/scope.js";

/** What is known of a condition as targets are announced: what costs are paid is, all else is not (601.2b, c). */
type Known = boolean | null;

/** Whether all of them hold, where that is known. */
function all(known: readonly Known[]): Known {
  if (known.includes(false)) return false;
  return known.includes(null) ? null : true;
}

function not(known: Known): Known {
  return known === null ? null : !known;
}

/** How often a cost was paid, where that is what is asked for. */
function timesPaid(sight: Sight, scope: Scope, quantity: Quantity): number | null {
  const paid = costsPaid(sight, scope);
  if (quantity.kind === "timesPaid") return paid.filter((each) => pays(each, quantity.cost)).length;
  if (quantity.kind !== "timesKicked" || quantity.of.kind !== "source") return null;
  return paid.filter((each) => pays(each, "kicker")).length;
}

/** Whether so many payments are as many as are asked for. */
function paidEnough(sight: Sight, scope: Scope, quantity: Quantity, is: Comparison): Known {
  const times = timesPaid(sight, scope, quantity);
  return times === null || is.than.kind !== "number" ? null : compares(sight, scope, times, is);
}

/** Whether a filter asks only whether something was kicked. */
function isKicked({ constraints }: Filter): boolean {
  return constraints.length > 0 && constraints.every((one) => one.kind === "status" && one.status === "kicked");
}

/** Whether a condition on what was paid holds (702.33g, 702.174m); null of any other. */
function known(sight: Sight, scope: Scope, condition: Condition): Known {
  const each = (conditions: readonly Condition[]): Known[] => conditions.map((one) => known(sight, scope, one));
  switch (condition.kind) {
    case "paid":
      return costsPaid(sight, scope).some((paid) => pays(paid, condition.cost ?? "additional"));
    case "matches":
      if (condition.object.kind !== "source" || !isKicked(condition.filter)) return null;
      return costsPaid(sight, scope).some((paid) => pays(paid, "kicker"));
    case "compare":
      return paidEnough(sight, scope, condition.quantity, condition.is);
    case "not":
      return not(known(sight, scope, condition.condition));
    case "allOf":
      return all(each(condition.conditions));
    case "anyOf":
      return not(all(each(condition.conditions).map(not)));
    default:
      return null;
  }
}

/** The instructions that will not be carried out, for what was paid or was not. */
function left(sight: Sight, scope: Scope, instructions: readonly Instruction[]): Instruction[] {
  const every = everyInstruction(instructions);
  return every.flatMap((instruction) => {
    if (instruction.kind !== "conditional" && instruction.kind !== "instead") return [];
    const holds = known(sight, scope, instruction.condition);
    if (holds === null) return [];
    if (instruction.kind === "conditional") return [...(holds ? instruction.otherwise : instruction.then)];
    if (!holds) return [...instruction.instructions];
    return every.filter(({ id, result }) => instruction.replaces.includes(id) || instruction.replaces.includes(result));
  });
}

/**
 * Those of the targets that are required: what only a part speaks of that has its effect only if a cost was paid, which
 * was not, is no target (601.2c, 702.33g, 702.174m).
 */
export function requiredTargets(
  sight: Sight,
  scope: Scope,
  targets: readonly Target[],
  instructions: readonly Instruction[],
): readonly Target[] {
  const without = new Set<unknown>(targets.length === 0 ? [] : left(sight, scope, instructions));
  if (without.size === 0) return targets;
  const spoken = new Set(targetsIn(instructions));
  const live = new Set(targetsIn(instructions, without));
  const isLive = ({ id }: Target): boolean => live.has(id) || !spoken.has(id);
  const named = new Set(targets.filter(isLive).flatMap(({ what }) => targetsIn(what)));
  return targets.filter((target) => isLive(target) || named.has(target.id));
}
