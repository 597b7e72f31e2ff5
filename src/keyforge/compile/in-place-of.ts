import type { Ability, EventPattern, Instruction } from "../effects/index.js";

/** What happens in the place of an event (R35), once it is known of which. */
export function inPlaceOf(
  id: string,
  event: EventPattern,
  instructions: readonly Instruction[],
  optional: "must" | "may" = "must",
): readonly Ability[] {
  return [{ kind: "replacement", id, event, optional, condition: null, instructions }];
}
