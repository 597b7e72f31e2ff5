import type { EventPattern, Identifier } from "../../effects/index.js";
import { holds } from "../read/condition.js";
import type { Happening } from "../state/happening.js";
import { findObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import type { Play } from "./play.js";

/** Events that say only what is on the stack: after them the game is as it was. */
const announcements: readonly Happening["kind"][] = ["triggered", "targeted"];

/** Whether an ability of the source has triggered and has not yet left the stack (603.8). */
function isPending(state: GameState, { source }: Scope, ability: Identifier): boolean {
  if (state.waiting.some((one) => one.ability === ability && one.scope.source === source)) return true;
  return state.stack.some((id) => {
    const item = findObject(state, id)?.stack ?? null;
    return item?.ability?.id === ability && item.scope.source === source;
  });
}

/** Whether an ability triggers because a game state is true: once, until it has left the stack (603.8). */
export function stateTriggers(
  play: Play,
  scope: Scope,
  { condition }: Extract<EventPattern, { readonly kind: "state" }>,
  events: readonly Happening[],
): boolean {
  if (events.length > 0 && events.every(({ kind }) => announcements.includes(kind))) return false;
  if (scope.ability === null || isPending(play.state, scope, scope.ability)) return false;
  return holds(play, scope, condition);
}
