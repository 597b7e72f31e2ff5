import { ownOrigin } from "./own-origin.js";
import { isSame, someWithin } from "../effects/structure.js";
import type {
  Condition,
  Cost,
  EventPattern,
  Instruction,
  ObjectReference,
  Participant,
  Resolution,
  Target,
} from "../effects/index.js";

/** An ability whose cost moves the card out of a zone functions there (113.6k). */
export function functionZone(
  costs: readonly Cost[],
  resolution: Resolution,
): "battlefield" | "graveyard" | "hand" | "exile" {
  for (const cost of costs) {
    if (cost.kind === "discard" && cost.what?.kind === "source") return "hand";
    if (cost.kind === "reveal" && cost.what.kind === "source") return "hand";
    if (cost.kind !== "exile") continue;
    if (cost.what.kind === "source" && (cost.from === "graveyard" || cost.from === "hand")) return cost.from;
    if (isWithBuried(cost.what, [])) return "graveyard";
  }
  const together = resolution.instructions.some(
    (one) => one.kind === "moveObjects" && isWithBuried(one.objects, resolution.targets),
  );
  return together ? "graveyard" : (ownOrigin(resolution) ?? "battlefield");
}

/** "this card and two other cards from your graveyard": all of them are moved out of it; "two cards from your graveyard and this creature" are not (113.6m). */
function isWithBuried(objects: ObjectReference, targets: readonly Target[]): boolean {
  if (objects.kind !== "all" || !objects.of.slice(0, -1).some(({ kind }) => kind === "source")) return false;
  const buried = (of: unknown): boolean =>
    someWithin(of, (part) => isSame(part, { kind: "inZone", zone: "graveyard", of: { kind: "you" } }));
  const targeted = new Set(objects.of.flatMap((one) => (one.kind === "target" ? [one.target] : [])));
  return objects.of.some(buried) || targets.some(({ id, what }) => targeted.has(id) && buried(what));
}

/** An ability that moves its card out of the graveyard, or asks that it be there, functions there (113.6k, 113.6m). */
export function triggerZone(
  event: EventPattern,
  condition: Condition | null,
  instructions: readonly Instruction[],
): "battlefield" | "graveyard" | "hand" | "stack" | "exile" {
  const elsewhere = ownEventZone(event);
  if (elsewhere !== null) return elsewhere;
  if (leavesBattlefield(event)) return "battlefield";
  const meanwhile = "detail" in event ? event.detail.conditions : [];
  const conditions = [...meanwhile, ...(condition === null ? [] : [condition])];
  if (conditions.some(isExiled)) return "exile";
  const asked = conditions.some(isInGraveyard);
  const origin = ownOrigin(instructions);
  // What the trigger itself exiles first does not trigger there.
  return asked ? "graveyard" : origin === null || origin === "exile" ? "battlefield" : origin;
}

/**
 * "When this dies, return it from your graveyard" triggers where it is put into that zone from, and "when enchanted
 * creature dies" where the Aura is that enchants it (113.6m, 603.6e).
 */
function leavesBattlefield(event: EventPattern): boolean {
  if (event.kind === "anyOf") return event.events.some(leavesBattlefield);
  if (!("object" in event) || event.object?.kind !== "object") return false;
  const { kind } = event.object.reference;
  // What something is attached to is on the battlefield, wherever it is put from there.
  const from = event.kind === "zoneChange" ? (event.from ?? (kind === "attachedTo" ? "battlefield" : null)) : null;
  if (from !== "battlefield" && !departures.includes(event.kind)) return false;
  return kind === "source" || kind === "attachedTo";
}

const departures: readonly EventPattern["kind"][] = ["dies", "leavesBattlefield", "sacrifices"];

/**
 * "When this is put into a graveyard from anywhere" triggers in the graveyard: it is never an ability that triggers as
 * something leaves the battlefield (113.6k, 603.6c).
 */
function zonePutInto(event: EventPattern): "graveyard" | "exile" | null {
  if (event.kind !== "zoneChange" || event.object.kind !== "object" || event.object.reference.kind !== "source")
    return null;
  const isFromElsewhere = event.from !== "battlefield" || event.detail.manner.includes("fromAnywhere");
  return isFromElsewhere && (event.to === "graveyard" || event.to === "exile") ? event.to : null;
}

/**
 * "When you cast this spell" triggers on the stack, "when you cycle this card" where the card then is, "when this card
 * becomes plotted" in exile (113.6k, 702.29c, 702.170a).
 */
function ownEventZone(event: EventPattern): "stack" | "graveyard" | "exile" | null {
  const ofSource = (one: Participant | null): boolean => one?.kind === "object" && one.reference.kind === "source";
  const put = zonePutInto(event);
  if (put !== null) return put;
  if (event.kind === "castsSpell") return ofSource(event.spell) ? "stack" : null;
  if (event.kind === "becomes") return event.what === "plotted" && ofSource(event.object) ? "exile" : null;
  if (event.kind === "discards" || (event.kind === "keywordAction" && event.action === "cycle"))
    return ofSource(event.object) ? "graveyard" : null;
  return null;
}

/** "if this card is exiled" (113.6m). */
function isExiled(condition: Condition): boolean {
  return (
    condition.kind === "matches" &&
    condition.object.kind === "source" &&
    condition.filter.constraints.some((one) => one.kind === "status" && one.status === "exiled")
  );
}

/** "if this card is in your graveyard", "while this card is in your graveyard" (113.6m). */
function isInGraveyard(condition: Condition): boolean {
  return (
    condition.kind === "matches" &&
    condition.object.kind === "source" &&
    condition.filter.constraints.some((one) => one.kind === "inZone" && one.zone === "graveyard")
  );
}
