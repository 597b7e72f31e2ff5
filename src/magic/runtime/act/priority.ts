import type { WaitingTrigger } from "../state/state.js";
import type { PlayerId } from "../state/identity.js";
import { findObject, lastKnownOf, playersInOrder } from "../state/objects.js";
import { askOrder } from "./ask.js";
import { bless } from "./blessing.js";
import { keepDaytime } from "./daybound.js";
import { endConditional } from "./durations.js";
import { leaveCombat } from "./combat.js";
import { announceModes } from "./modes.js";
import type { Play } from "./play.js";
import { withUse } from "./restrictions.js";
import { putAbility } from "./stack.js";
import { performStateBased } from "./state-based.js";
import { announceTargets, sayTargets, targetsOf } from "./targets.js";
import { collectStateTriggers } from "./triggers.js";
import { functionalAbilities } from "../keywords/expand.js";
import type { Ability } from "../../effects/index.js";

/** How many times state-based actions and triggers may follow one another before that counts as a loop (104.4b). */
const limit = 200;

/** Puts one triggered ability on the stack; without a legal mode or target it is removed (603.3c, d). */
function putTrigger(play: Play, waiting: WaitingTrigger): void {
  const { resolution, ability } = waiting;
  const scope = { ...waiting.scope, ability };
  const withModes = announceModes(play, scope, resolution);
  const announced =
    withModes === null ? null : announceTargets(play, withModes, targetsOf(play, resolution, withModes));
  if (announced === null) return;
  const held = abilityOf(play, waiting);
  const id = putAbility(play, announced, held, resolution);
  const source = findObject(play.state, scope.source);
  if (source !== null) play.change(source.id, withUse(play.state, source, ability));
  play.happen([
    { kind: "triggered", player: scope.controller, object: scope.source, ability, rule: "603.3", cause: null },
  ]);
  sayTargets(play, announced, id, targetsOf(play, resolution, announced));
}

/** The ability itself, of its source as it is or last was, for its condition to be looked at again (603.4). */
function abilityOf(play: Play, { scope, ability }: WaitingTrigger): Ability | null {
  const object = findObject(play.state, scope.source);
  const looks = object === null ? lastKnownOf(play.state, scope.source)?.looks : play.look(object);
  const held = looks === undefined ? undefined : functionalAbilities(looks).find((each) => each.ability.id === ability);
  return held?.ability ?? null;
}

/** One player's triggered abilities in the order in which that player puts them on the stack (603.3b). */
function ordered(play: Play, player: PlayerId, waiting: readonly WaitingTrigger[]): WaitingTrigger[] {
  const isSame = new Set(waiting.map(({ scope, ability }) => `${scope.source}:${ability}`)).size <= 1;
  if (isSame) return [...waiting];
  const asking = { player, purpose: "triggerOrder", rule: "603.3b", about: null } as const;
  return askOrder(play, asking, waiting, ({ scope, ability }) => ({ kind: "effect", source: scope.source, ability }));
}

/** Puts every waiting triggered ability on the stack, player by player (603.3b); says whether there were any. */
function putTriggers(play: Play): boolean {
  const { waiting } = play.state;
  if (waiting.length === 0) return false;
  play.state = { ...play.state, waiting: [] };
  for (const player of playersInOrder(play.state)) {
    const own = waiting.filter(({ scope }) => scope.controller === player);
    for (const trigger of ordered(play, player, own)) {
      try {
        putTrigger(play, trigger);
      } catch (error) {
        play.unable(error, trigger.ability);
      }
    }
  }
  return true;
}

/** What happens before a player receives priority: state-based actions and triggers until there are none (704.3). */
export function settle(play: Play): void {
  for (let round = 0; round < limit; round += 1) {
    endConditional(play);
    keepDaytime(play);
    bless(play);
    leaveCombat(play);
    collectStateTriggers(play);
    if (!performStateBased(play) && !putTriggers(play)) return;
  }
  play.happen([{ kind: "loop", steps: limit, rule: "104.4b", cause: null }]);
}
