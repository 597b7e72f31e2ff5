import type { Condition, EventPattern } from "../effects/index.js";

interface Conditioned {
  readonly event: EventPattern;
  readonly condition: Condition | null;
}

/** Whether a condition asks nothing but whether what moved was on the battlefield. */
function wasOnBattlefield(condition: Condition): boolean {
  if (condition.kind !== "matches") return false;
  const { object, filter } = condition;
  const [constraint, ...others] = filter.constraints;
  const isMoved = object.kind === "source" || (object.kind === "triggering" && object.role === "object");
  const isThere = constraint?.kind === "inZone" && constraint.zone === "battlefield" && constraint.of === null;
  return isMoved && isThere && others.length === 0;
}

/**
 * "When this is put into a graveyard from anywhere, if it was on the battlefield, …": where it was is part of what
 * happened, for it is there no more as the condition is looked at (603.4, 603.6c).
 */
export function withOrigin(event: EventPattern, condition: Condition | null): Conditioned {
  if (condition === null || event.kind !== "zoneChange" || event.from !== null || event.to === null)
    return { event, condition };
  if (event.to === "battlefield" || !wasOnBattlefield(condition)) return { event, condition };
  return { event: { ...event, from: "battlefield" }, condition: null };
}
