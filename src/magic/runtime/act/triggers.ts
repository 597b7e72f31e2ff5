import type { Ability, EventPattern } from "../../effects/index.js";
import { objectsHaving, sightOf } from "../read/characteristics.js";
import { holds } from "../read/condition.js";
import { roleObjects } from "../read/roles.js";
import type { Sight } from "../read/sight.js";
import { abilityIndex } from "../keywords/expand.js";
import type { HeldAbility } from "../state/characteristics.js";
import type { Happening } from "../state/happening.js";
import type { GameObject } from "../state/object.js";
import { eventSlot, freshScope, type Scope, type SlotValue } from "../state/scope.js";
import type { DelayedTrigger, GameState, WaitingTrigger } from "../state/state.js";
import { occurrences } from "./occurrences.js";
import type { Play } from "./play.js";
import { chapterTriggers } from "./sagas.js";
import { playerTriggers } from "./designated.js";
import { speedTriggers } from "./speed.js";
import { mayTrigger } from "./restrictions.js";
import { stateTriggers } from "./state-triggers.js";
import { timesTriggered } from "./trigger-count.js";
import { repeated } from "../state/many.js";

type Triggered = Extract<Ability, { readonly kind: "triggered" }>;

/** Whether a pattern looks back in time: at the objects as they were right before the event (603.6c, 603.10a, 603.10b). */
function looksBack(pattern: EventPattern): boolean {
  if (pattern.kind === "anyOf") return pattern.events.some(looksBack);
  // A creature may exploit itself, and is gone then (702.110b).
  if (pattern.kind === "keywordAction") return pattern.action === "exploit";
  if (pattern.kind !== "zoneChange")
    return ["dies", "leavesBattlefield", "phasesOut", "sacrifices"].includes(pattern.kind);
  const { from, to, detail } = pattern;
  if (detail.manner.includes("fromAnywhere")) return false;
  return from === "battlefield" || from === "graveyard" || (from === null && to === null);
}

/** The zone in which an ability triggers (113.6). */
function functionsIn(object: GameObject, ability: Triggered): boolean {
  if (object.kind === "emblem") return object.zone === "command";
  if (isOfOwnCycling(ability.event)) return object.zone !== "battlefield";
  return object.zone === ability.functionsFrom;
}

/** "When you cycle this card" triggers from whatever zone the card is in then (702.29c). */
function isOfOwnCycling(event: EventPattern): boolean {
  return event.kind === "keywordAction" && event.action === "cycle" && event.object?.kind === "object";
}

/** The scope of a triggered ability for one event. */
function triggerScope(scope: Scope, event: Happening, events: readonly Happening[]): Scope {
  const amount = events.reduce((sum, happening) => sum + ("amount" in happening ? happening.amount : 1), 0);
  const objects = events.flatMap(eventObjects);
  const slots = { ...scope.slots, [eventSlot]: { objects, players: [], amount, done: "yes" as const } };
  return { ...scope, event, slots };
}

/** The object that an event is about, as it is after it. */
function eventObjects(event: Happening): number[] {
  if ("objects" in event) return [...event.objects];
  if (event.kind === "moved") return [event.became ?? event.object].filter((id) => id !== null);
  return "object" in event && event.object !== null ? [event.object] : [];
}

/** Whether the intervening condition holds as the event happens (603.4). */
function conditionHolds(play: Play, scope: Scope, ability: Triggered): boolean {
  return ability.condition === null || holds(play, scope, ability.condition);
}

/** 605.1b. */
function isManaAbility({ event, resolution }: Triggered): boolean {
  const addsMana = resolution.instructions.some(({ kind }) => kind === "addMana");
  return event.kind === "tappedForMana" && resolution.targets.length === 0 && addsMana;
}

/** Puts an ability that has triggered among those that wait, as often as it triggers (603.2d). */
function trigger(play: Play, scope: Scope, ability: Triggered): void {
  if (!conditionHolds(play, scope, ability)) return;
  const waiting: WaitingTrigger = {
    scope,
    ability: ability.id,
    resolution: ability.resolution,
    condition: ability.condition,
    ...(isManaAbility(ability) ? { resolves: "atOnce" } : {}),
  };
  const times = timesTriggered(play, scope);
  play.state = { ...play.state, waiting: [...play.state.waiting, ...repeated(times, () => waiting)] };
}

/** What one ability of one object does about the events. */
function watch(
  play: Play,
  sight: Sight,
  object: GameObject,
  held: HeldAbility,
  ability: Triggered,
  events: readonly Happening[],
): void {
  const { controller } = sight.look(object);
  const scope = { ...freshScope(object.id, controller), ability: ability.id, maker: held.maker };
  if (ability.event.kind === "state") {
    if (stateTriggers(play, scope, ability.event, events) && mayTrigger(play, object, ability))
      trigger(play, scope, ability);
    return;
  }
  for (const occurrence of occurrences(play, scope, ability.event, events)) {
    const [first] = occurrence;
    if (first === undefined || !mayTrigger(play, object, ability)) continue;
    trigger(play, triggerScope(scope, first, occurrence), ability);
  }
}

/** Watches with every ability of the objects of a state that the filter keeps. */
function watchAll(
  play: Play,
  state: GameState,
  events: readonly Happening[],
  keep: (ability: Triggered) => boolean,
): void {
  const sight = sightOf(state);
  for (const object of objectsHaving(state, "triggered")) {
    for (const { held, ability } of abilityIndex(sight.look(object)).triggered) {
      if (!functionsIn(object, ability) || !keep(ability)) continue;
      try {
        watch(play, sight, object, held, ability, events);
      } catch (error) {
        play.unable(error, ability.id);
      }
    }
  }
}

/** Whether it waits for a part of the turn after the one in which it was set up, and this is another. */
function isOtherTurn({ event, began }: DelayedTrigger, { turn }: GameState): boolean {
  return event.kind === "turnPart" && event.next === "ofNextTurn" && turn.number !== began + 1;
}

/** Whether it waits for a time, or for what was just done: it still speaks of the event of the ability that set it up (603.7c, 603.12). */
function isOnlyATime({ event, scope }: DelayedTrigger): boolean {
  return (event.kind === "turnPart" || event.kind === "reflexive") && scope.event !== null;
}

/** The objects of which the words of an event speak as what an instruction did: "that token" (603.7c). */
function doneTo({ event, scope }: DelayedTrigger): { readonly slot: string; readonly value: SlotValue } | null {
  const subject = event.kind === "dealsDamage" ? event.source : "object" in event ? event.object : null;
  if (subject?.kind !== "object" || subject.reference.kind !== "result") return null;
  const { slot } = subject.reference;
  const value = scope.slots[slot];
  return value === undefined || value.objects.length < 2 ? null : { slot, value };
}

/**
 * The scope of a delayed triggered ability for one event. Where a replacement effect made several objects of the one that
 * is spoken of, the ability is of each by itself: it then speaks of the one to which the event happened (603.7c).
 */
function delayedScope(delayed: DelayedTrigger, first: Happening, occurrence: readonly Happening[]): Scope {
  if (isOnlyATime(delayed)) return delayed.scope;
  const scope = triggerScope(delayed.scope, first, occurrence);
  const several = doneTo(delayed);
  if (several === null) return scope;
  const { slot, value } = several;
  const told = occurrence.flatMap((event) => roleObjects(event, "object"));
  const objects = value.objects.filter((id) => told.includes(id));
  return objects.length === 0 ? scope : { ...scope, slots: { ...scope.slots, [slot]: { ...value, objects } } };
}

/** What a delayed triggered ability does about the events; one that triggers once is gone then (603.7b). */
function watchDelayed(play: Play, delayed: DelayedTrigger, events: readonly Happening[]): void {
  if (isOtherTurn(delayed, play.state)) return;
  const found = occurrences(play, delayed.scope, delayed.event, events);
  const used = delayed.times === "once" ? found.slice(0, 1) : found;
  for (const occurrence of used) {
    const [first] = occurrence;
    if (first === undefined) continue;
    const scope = delayedScope(delayed, first, occurrence);
    const { targets, instructions } = delayed;
    const ability = `${delayed.scope.ability ?? "delayed"}:${delayed.id}`;
    const waiting = { scope: { ...scope, ability }, ability, resolution: { targets, instructions }, condition: null };
    play.state = { ...play.state, waiting: [...play.state.waiting, waiting] };
  }
  if (used.length > 0 && delayed.times === "once") {
    play.state = { ...play.state, delayed: play.state.delayed.filter(({ id }) => id !== delayed.id) };
  }
}

/** Collects every ability that the events trigger (603.2, 603.3). */
export function collectTriggers(play: Play, events: readonly Happening[], before: GameState): void {
  const after = play.state;
  watchAll(play, before, events, (ability) => looksBack(ability.event));
  watchAll(play, after, events, (ability) => !looksBack(ability.event));
  chapterTriggers(play, events);
  speedTriggers(play, events);
  playerTriggers(play, events);
  for (const delayed of after.delayed) {
    try {
      watchDelayed(play, delayed, events);
    } catch (error) {
      play.unable(error, delayed.scope.ability);
    }
  }
}

/** Collects the abilities that trigger because a game state is true as a player would receive priority (603.8). */
export function collectStateTriggers(play: Play): void {
  watchAll(play, play.state, [], (ability) => ability.event.kind === "state");
}
