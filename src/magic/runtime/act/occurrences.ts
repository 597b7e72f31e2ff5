import type { EventPattern, Participant } from "../../effects/index.js";
import { matchesEvent } from "../read/pattern.js";
import type { Sight } from "../read/sight.js";
import { asTold } from "../read/told.js";
import type { Happening } from "../state/happening.js";
import type { Entity } from "../state/identity.js";
import type { Scope } from "../state/scope.js";

/** Whether events are counted as one where they happen together: "whenever one or more …" (603.2c). */
export function isGrouped(pattern: EventPattern): boolean {
  if (pattern.kind === "anyOf") return pattern.events.some(isGrouped);
  if (pattern.kind === "createsTokens") return true;
  const parts: readonly unknown[] = Object.values(pattern);
  return parts.some(isOneOrMore);
}

/** Whether a part of a pattern is "one or more" of something. */
function isOneOrMore(part: unknown): boolean {
  return typeof part === "object" && part !== null && "grouping" in part && part.grouping === "oneOrMore";
}

/** What tells one occurrence from another in a role: who takes part, where the text speaks of each by itself. */
function told(participant: Participant | null, entity: Entity): string {
  return participant === null || isOneOrMore(participant) ? "" : String(entity);
}

/**
 * What tells one occurrence of damage from another (603.2c): all the damage that is dealt at once is one event, in which
 * each of those that the text names is dealt or deals it once, however many others deal it or are dealt it (120.4d, 120.9).
 */
function damageKey(pattern: DamagePattern, { source, to }: Extract<Happening, { readonly kind: "damaged" }>): string {
  return `${told(pattern.source, source)}:${told(pattern.to, to)}`;
}

type DamagePattern = Extract<EventPattern, { readonly kind: "dealsDamage" | "isDealtDamage" }>;

/** The events by what tells them apart, in the order in which each comes first. */
function byKey(events: readonly Happening[], key: (event: Happening) => string): Happening[][] {
  const groups = new Map<string, Happening[]>();
  for (const event of events) groups.set(key(event), [...(groups.get(key(event)) ?? []), event]);
  return [...groups.values()];
}

/** The occurrences of one pattern among events that it matches. */
function grouped(pattern: EventPattern, matching: readonly Happening[]): Happening[][] {
  if (pattern.kind === "dealsDamage" || pattern.kind === "isDealtDamage")
    return byKey(matching, (event) => (event.kind === "damaged" ? damageKey(pattern, event) : ""));
  return isGrouped(pattern) ? [[...matching]] : matching.map((event) => [event]);
}

/** The occurrences of any of several patterns: an event counts for the first that it matches. */
function ofAny(
  sight: Sight,
  scope: Scope,
  patterns: readonly EventPattern[],
  events: readonly Happening[],
): Happening[][] {
  const first = (event: Happening): EventPattern | undefined =>
    patterns.find((pattern) => matchesEvent(sight, scope, pattern, event));
  return patterns.flatMap((pattern) =>
    occurrences(
      sight,
      scope,
      pattern,
      events.filter((event) => first(event) === pattern),
    ),
  );
}

/** The occurrences of a pattern among events that happened together (603.2c). */
export function occurrences(
  sight: Sight,
  scope: Scope,
  pattern: EventPattern,
  events: readonly Happening[],
): Happening[][] {
  if (pattern.kind === "anyOf" && !isGrouped(pattern)) return ofAny(sight, scope, pattern.events, events);
  const matching = events
    .filter((event) => matchesEvent(sight, scope, pattern, event))
    .map((event) => asTold(sight, scope, pattern, event));
  return matching.length === 0 ? [] : grouped(pattern, matching);
}
