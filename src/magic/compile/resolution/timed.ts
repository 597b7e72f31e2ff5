import type { Duration, Instruction } from "../../effects/index.js";
import type { Part } from "../../syntax/sentence.js";
import { isPermission } from "../amountless.js";
import type { Context } from "../context.js";
import { permission } from "../permission.js";
import { refuse } from "../refusal.js";
import { lowerParts } from "./sentence.js";

/** The duration that a sentence begins with goes to the continuous effects in it (611.2a). */
export function withDuration(
  duration: Duration,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  const { opening } = context;
  context.opening = "timed";
  const made = lowerParts(parts, context, before);
  context.opening = opening;
  if (!made.every(mayLast)) return refuse("a time", parts);
  const lasting = made.map((one) => timed(one, duration, parts));
  context.doings.push(...lasting.filter(isPermission));
  return lasting;
}

function mayLast(one: Instruction): boolean {
  if (one.kind === "modify" || one.kind === "preventDamage") return one.duration.kind === "indefinite";
  return one.kind === "optional" || one.kind === "castSpell";
}

/** "Until end of turn, you may cast it": what would be done now becomes a permission that lasts. */
function timed(one: Instruction, duration: Duration, node: object): Instruction {
  if (one.kind === "modify" || one.kind === "preventDamage") return { ...one, duration };
  if (one.kind !== "optional") return refuse("a time", node);
  const [inner, ...others] = one.instructions;
  if (inner?.kind !== "castSpell" || others.length > 0) return refuse("a time", node);
  return {
    kind: "modify",
    id: one.id,
    result: one.result,
    objects: one.player,
    changes: [permission(inner.action, inner.what, inner.payment)],
    duration,
    membership: "lockedIn",
  };
}
