import { isObject, type ObjectId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";

/** The objects that the words of an ability speak of. */
function objectsIn({ source, targets, slots, paid, followed }: Scope): ObjectId[] {
  return [
    source,
    ...Object.values(targets).flat().filter(isObject),
    ...Object.values(slots).flatMap(({ objects }) => objects),
    ...Object.values(paid).flat(),
    ...Object.keys(followed).map(Number),
  ];
}

/**
 * The objects that delayed triggered abilities are still to speak of, gone or not (603.7c, 608.2h), and those of players
 * who have left the game (800.4i).
 */
export function spokenOfLater({ delayed, players }: GameState): ReadonlySet<ObjectId> {
  return new Set([...delayed.flatMap(({ scope }) => objectsIn(scope)), ...players.flatMap(({ left = [] }) => left)]);
}
