import { matches } from "../read/filter.js";
import { matchesEvent } from "../read/pattern.js";
import { subjectOf } from "../read/sight.js";
import { staticEffectsOn } from "../read/statics.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";

/** How many times an ability triggers: once, and once more for each effect that says so (603.2d). */
export function timesTriggered(play: Play, trigger: Scope): number {
  const additional = staticEffectsOn(play, "triggerAdditional").filter(({ effect, scope }) => {
    const source = subjectOf(play, trigger.source);
    if (source === null || !matches(play, scope, effect.of, source)) return false;
    if (effect.event === null) return true;
    return trigger.event !== null && matchesEvent(play, scope, effect.event, trigger.event);
  });
  return 1 + additional.length;
}
