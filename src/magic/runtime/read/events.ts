import type { EventPattern, Quantity } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import type { Happening } from "../state/happening.js";
import type { Entity, ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { pastOf, pastOfTurn, pastSince } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { Recorded } from "../state/state.js";
import { matchesEvent } from "./pattern.js";
import { eventAmount, eventEntities, recipientOf, roleObjects } from "./roles.js";
import type { Sight } from "./sight.js";

type Within = "thisTurn" | "lastTurn" | "thisCombat" | "thisStep" | "thisGame" | "thisWay" | "ever";

/** The events of a span of time; the state keeps this turn's and the last one's. */
function eventsWithin(sight: Sight, scope: Scope, within: Within): readonly Recorded[] {
  const { turn } = sight.state;
  if (within === "thisWay") return pastSince(sight.state, scope.began);
  const history = pastOf(sight.state);
  switch (within) {
    case "thisTurn":
      return pastOfTurn(sight.state);
    case "lastTurn":
      return pastOfTurn(sight.state, turn.number - 1);
    case "thisCombat":
      return history.filter((event) => event.number >= combatBegan(history));
    case "thisStep":
      return history.filter((event) => event.number >= stepBegan(history));
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

/** The number of the event with which the step or phase at hand began. */
function stepBegan(history: readonly Recorded[]): number {
  const begun = history.filter(({ happening }) => happening.kind === "turnPart" && happening.edge === "beginning");
  return begun.at(-1)?.number ?? 0;
}

/** The past events that match a pattern. */
export function pastEvents(sight: Sight, scope: Scope, pattern: EventPattern, within: Within): Recorded[] {
  return eventsWithin(sight, scope, within).filter(({ happening }) => matchesEvent(sight, scope, pattern, happening));
}

/** Whether such an event happened in the span of time, with this object or player taking part in it. */
export function happened(sight: Sight, scope: Scope, pattern: EventPattern, within: Within, who: Entity): boolean {
  const iterations = { ...scope.iterations, it: who };
  const seen = typeof who === "number" ? { ...scope, iterations } : { ...scope, iterations, controller: who };
  return pastEvents(sight, seen, pattern, within).some(({ happening }) => eventEntities(happening).includes(who));
}

/** How many times, how much in all, or to how many objects it happened. */
export function countEvents(sight: Sight, scope: Scope, quantity: ByKind<Quantity>["events"]): number {
  const events = pastEvents(sight, scope, quantity.event, quantity.within).map(({ happening }) => happening);
  if (quantity.measure === "times") return events.length;
  if (quantity.measure === "timesByOnePlayer") return mostByOne(events);
  if (quantity.measure === "amount") return events.reduce((sum, event) => sum + eventAmount(event), 0);
  if (quantity.measure === "players") return new Set(events.flatMap(attackedPlayers)).size;
  return new Set(events.flatMap((event) => fittingObjects(sight, scope, quantity.event, event))).size;
}

/** How many of the events the player has part in who has part in the most of them. */
function mostByOne(events: readonly Happening[]): number {
  const players = events.flatMap(actingPlayer);
  return Math.max(0, ...players.map((player) => players.filter((other) => other === player).length));
}

/** Who did it, or under whose control something entered (110.2). */
function actingPlayer(event: Happening): readonly PlayerId[] {
  if (event.kind === "moved" && event.to === "battlefield") return [event.controller];
  return "player" in event && event.player !== null ? [event.player] : [];
}

/** The player that was attacked (508.6), or that it was done to. */
function attackedPlayers(happening: Happening): PlayerId[] {
  const whom = happening.kind === "attacked" ? happening.whom : recipientOf(happening);
  return typeof whom === "string" ? [whom] : [];
}

/** The objects to which it was done; of tokens that were created together, each that is such a token (701.7a). */
function fittingObjects(sight: Sight, scope: Scope, pattern: EventPattern, happening: Happening): ObjectId[] {
  if (happening.kind !== "tokensCreated") return roleObjects(happening, "object");
  return happening.objects.filter((id) =>
    matchesEvent(sight, scope, pattern, { ...happening, objects: [id], planned: [] }),
  );
}
