import type { EventPattern, Quantity } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import type { Happening } from "../state/happening.js";
import type { Entity } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import type { Scope } from "../state/scope.js";
import type { Recorded } from "../state/state.js";
import { matchesEvent } from "./pattern.js";
import { eventAmount, eventEntities } from "./roles.js";
import type { Sight } from "./sight.js";

type Within = "thisTurn" | "lastTurn" | "thisCombat" | "thisGame" | "thisWay" | "ever";

/** The events of a span of time; the state keeps this turn's and the last one's. */
function eventsWithin(sight: Sight, scope: Scope, within: Within): readonly Recorded[] {
  const { history, turn } = sight.state;
  switch (within) {
    case "thisTurn":
      return history.filter((event) => event.turn === turn.number);
    case "lastTurn":
      return history.filter((event) => event.turn === turn.number - 1);
    case "thisWay":
      return history.filter((event) => event.number >= scope.began);
    case "thisCombat":
      return history.filter((event) => event.number >= combatBegan(history));
    case "thisGame":
    case "ever":
      if (turn.number <= 2) return history;
      throw new NotExecutable(`events within ${within}`);
  }
}

/** The number of the event with which the latest combat began. */
function combatBegan(history: readonly Recorded[]): number {
  const begun = history.filter(
    ({ happening }) => happening.kind === "turnPart" && happening.part === "beginningOfCombat",
  );
  return begun.at(-1)?.number ?? Number.MAX_SAFE_INTEGER;
}

/** The past events that match a pattern. */
export function pastEvents(sight: Sight, scope: Scope, pattern: EventPattern, within: Within): Recorded[] {
  return eventsWithin(sight, scope, within).filter(({ happening }) => matchesEvent(sight, scope, pattern, happening));
}

/** Whether such an event happened in the span of time, with this object or player taking part in it. */
export function happened(sight: Sight, scope: Scope, pattern: EventPattern, within: Within, who: Entity): boolean {
  const iterations = { ...scope.iterations, it: who };
  const seen = typeof who === "number" ? { ...scope, iterations, source: who } : { ...scope, iterations, controller: who }; // prettier-ignore
  return pastEvents(sight, seen, pattern, within).some(({ happening }) => eventEntities(happening).includes(who));
}

/** How many times, how much in all, or to how many objects it happened. */
export function countEvents(sight: Sight, scope: Scope, quantity: ByKind<Quantity>["events"]): number {
  const events = pastEvents(sight, scope, quantity.event, quantity.within).map(({ happening }) => happening);
  if (quantity.measure === "times") return events.length;
  if (quantity.measure === "amount") return events.reduce((sum, event) => sum + eventAmount(event), 0);
  const single = events.flatMap((event) => tokenByToken(sight, scope, quantity.event, event));
  return new Set(single.flatMap(eventEntities).filter((entity) => typeof entity === "number")).size;
}

/** Of one creation the tokens that fit by themselves: it may have made others too. */
function tokenByToken(sight: Sight, scope: Scope, pattern: EventPattern, event: Happening): readonly Happening[] {
  if (event.kind !== "tokensCreated") return [event];
  const each = event.objects.map((id): Happening => ({ ...event, objects: [id], planned: [] }));
  return each.filter((one) => matchesEvent(sight, scope, pattern, one));
}
