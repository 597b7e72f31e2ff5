import type { Duration } from "../../effects/index.js";
import { matchesEvent } from "../read/pattern.js";
import type { Happening } from "../state/happening.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { bless } from "./blessing.js";
import { keepDaytime } from "./daybound.js";
import { endWhere, exileUncontrolled } from "./durations.js";
import type { Play } from "./play.js";
import { collectTriggers } from "./triggers.js";

/** Whether one of the events ends a duration that waits for it (611.2, 610.3). */
function endedBy(play: Play, events: readonly Happening[], duration: Duration, scope: Scope): boolean {
  if (duration.kind !== "untilEvent") return false;
  try {
    return events.some((event) => matchesEvent(play, scope, duration.event, event));
  } catch (error) {
    play.unable(error, scope.ability);
    return false;
  }
}

/** The events with which an effect that gives control of something may end. */
const freeing: readonly Happening["kind"][] = ["attached", "moved", "phasedOut", "unattached"];

/** What follows at once from events: durations that they end, and abilities that they trigger. */
export function afterEvents(play: Play, events: readonly Happening[], before: GameState): void {
  collectTriggers(play, events, before);
  endWhere(play, ({ duration, scope }) => duration !== null && endedBy(play, events, duration, scope));
  if (events.some(({ kind }) => freeing.includes(kind))) exileUncontrolled(play);
  if (events.some(({ kind }) => kind === "daytime")) keepDaytime(play);
  if (events.some(({ kind }) => kind === "moved" || kind === "tokensCreated")) bless(play);
}
