import type { Instruction } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { commonHead } from "../noun.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { whoseObject } from "../whose.js";
import { done } from "./result.js";

/** "Switch target creature's power and toughness until end of turn." (613.4d) */
export function switchValues(
  { object }: PredicateOf<"switch">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  if (object.kind !== "described" || object.post.length > 0 || object.group.conjunction !== "and")
    return refuse("switch", object);
  const [first, second, ...more] = object.group.items;
  if (first === undefined || second === undefined || more.length > 0) return refuse("switch", object);
  const power = commonHead({ ...object, group: { ...object.group, items: [first] } });
  const toughness = commonHead({ ...object, group: { ...object.group, items: [second] } });
  const named = power?.noun === "power" && toughness?.noun === "toughness";
  if (power === null || !named || power.modifiers.length > 0 || second.modifiers.length > 0)
    return refuse("switch", object);
  if (saying.subject.player().kind !== "you") return refuse("switch", object);
  const objects = whoseObject(power, object, context);
  const duration = saying.duration({ kind: "indefinite" });
  const changes = [{ kind: "switchPowerToughness" }] as const;
  return done({ kind: "modify", ...context.nextId(), objects, changes, duration, membership: "lockedIn" }, context);
}
