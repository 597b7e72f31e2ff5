import { ownOrigin } from "./own-origin.js";
import type { Condition, Cost, EventPattern, Instruction, Participant, Resolution } from "../effects/index.js";

/** An ability whose cost moves the card out of a zone functions there (113.6k). */
export function functionZone(costs: readonly Cost[], resolution: Resolution): "battlefield" | "graveyard" | "hand" {
  for (const cost of costs) {
    if (cost.kind === "discard" && cost.what?.kind === "source") return "hand";
    if (cost.kind === "reveal" && cost.what.kind === "source") return "hand";
    if (cost.kind === "exile" && cost.what.kind === "source" && (cost.from === "graveyard" || cost.from === "hand"))
      return cost.from;
  }
  return ownOrigin(resolution) ?? "battlefield";
}

/** An ability that moves its card out of the graveyard, or asks that it be there, functions there (113.6k, 113.6m). */
export function triggerZone(
  event: EventPattern,
  condition: Condition | null,
  instructions: readonly Instruction[],
): "battlefield" | "graveyard" | "hand" | "stack" | "exile" {
  const elsewhere = ownEventZone(event);
  if (elsewhere !== null) return elsewhere;
  const meanwhile = "detail" in event ? event.detail.conditions : [];
  const asked = [...meanwhile, ...(condition === null ? [] : [condition])].some(isInGraveyard);
  return asked ? "graveyard" : (ownOrigin(instructions) ?? "battlefield");
}

/**
 * "When you cast this spell" triggers on the stack, "when you cycle this card" where the card then is, "when this card
 * becomes plotted" in exile (113.6k, 702.29c, 702.170a).
 */
function ownEventZone(event: EventPattern): "stack" | "graveyard" | "exile" | null {
  const ofSource = (one: Participant | null): boolean => one?.kind === "object" && one.reference.kind === "source";
  if (event.kind === "castsSpell") return ofSource(event.spell) ? "stack" : null;
  if (event.kind === "becomes") return event.what === "plotted" && ofSource(event.object) ? "exile" : null;
  if (event.kind === "discards" || (event.kind === "keywordAction" && event.action === "cycle"))
    return ofSource(event.object) ? "graveyard" : null;
  return null;
}

/** "if this card is in your graveyard", "while this card is in your graveyard" (113.6m). */
function isInGraveyard(condition: Condition): boolean {
  return (
    condition.kind === "matches" &&
    condition.object.kind === "source" &&
    condition.filter.constraints.some((one) => one.kind === "inZone" && one.zone === "graveyard")
  );
}
