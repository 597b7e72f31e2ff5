import { isObject } from "../state/identity.js";
import type { Happening } from "../state/happening.js";
import { findObject } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import type { Play } from "./play.js";

/** Chapter abilities whose number the new lore counters reached (714.2b). */
export function chapterTriggers(play: Play, events: readonly Happening[]): void {
  for (const event of events) {
    if (event.kind !== "countersPut" || event.counter !== "lore" || !isObject(event.on)) continue;
    const object = findObject(play.state, event.on);
    if (object === null) continue;
    const count = object.counters["lore"] ?? 0;
    const looks = play.look(object);
    const waiting = looks.abilities.flatMap(({ ability, maker }) => {
      if (ability.kind !== "chapter" || !ability.chapters.some((n) => n > count - event.amount && n <= count))
        return [];
      const scope = { ...freshScope(object.id, looks.controller), ability: ability.id, maker, event };
      return [{ scope, ability: ability.id, resolution: ability.resolution, condition: null }];
    });
    play.state = { ...play.state, waiting: [...play.state.waiting, ...waiting] };
  }
}

/** The last chapter of a Saga; 0 where it has none (714.2d). */
export function finalChapter(play: Play, id: number): number {
  const object = findObject(play.state, id);
  if (object === null) return 0;
  const chapters = play
    .look(object)
    .abilities.flatMap(({ ability }) => (ability.kind === "chapter" ? ability.chapters : []));
  return Math.max(0, ...chapters);
}
