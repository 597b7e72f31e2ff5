import { hasKeyword } from "../read/abilities.js";
import { entitiesOf } from "../read/player.js";
import { WrongAnswer } from "../state/failures.js";
import { isPlayer, type ObjectId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { blockerLimits, mostBlocked, type Pair } from "./blocks.js";
import type { Play } from "./play.js";

/** What one requirement asks of a creature: to block one of these attackers, or any. */
type Wanted = readonly ObjectId[] | null;

/**
 * Refuses that a creature obeys fewer of the requirements to block than it could: by one more block, or by another in
 * the place of one (509.1c). An attacker that no creature may block alone, or that is blocked by as many as can block it,
 * is none that it could.
 */
export function refuseIdle(play: Play, blocker: GameObject, pairs: readonly Pair[], chosen: readonly Pair[]): void {
  const wanted = requirementsOf(play, blocker);
  if (wanted.length === 0) return;
  const own = attackersIn(chosen, blocker);
  const free = attackersIn(pairs, blocker).filter((one) => !own.includes(one) && isOpen(play, one, chosen));
  const obeyed = countObeyed(wanted, own);
  const more = own.length < mostBlocked(play, blocker) ? free.map((one) => [...own, one]) : [];
  const leaving = own.filter((one) => mayBeLeft(play, one, chosen));
  const swapped = free.flatMap((one) => leaving.map((left) => [...own.filter((other) => other !== left), one]));
  if ([...more, ...swapped].some((blocked) => countObeyed(wanted, blocked) > obeyed))
    throw new WrongAnswer("a creature that must block does not", "509.1c");
}

function requirementsOf(play: Play, blocker: GameObject): readonly Wanted[] {
  return play.look(blocker).rules.flatMap(({ rule, scope }): Wanted[] => {
    if (rule.kind !== "require" || rule.requirement.kind !== "block") return [];
    const { whom } = rule.requirement;
    return [whom === null ? null : entitiesOf(play, scope, whom).flatMap((one) => (isPlayer(one) ? [] : [one]))];
  });
}

/** "All creatures able to block it do so" is one requirement for each attacker; "blocks if able" is one for all. */
function countObeyed(wanted: readonly Wanted[], blocked: readonly ObjectId[]): number {
  return wanted.reduce((sum, one) => {
    if (one === null) return sum + Math.min(1, blocked.length);
    return sum + one.filter((attacker) => blocked.includes(attacker)).length;
  }, 0);
}

function attackersIn(pairs: readonly Pair[], blocker: GameObject): readonly ObjectId[] {
  return pairs.flatMap((pair) => (pair.object === blocker.id && !isPlayer(pair.with) ? [pair.with] : []));
}

/** Whether one more creature may block it, alone or beside those that do (509.1b, 702.111b). */
function isOpen(play: Play, id: ObjectId, chosen: readonly Pair[]): boolean {
  const count = blockersOf(id, chosen) + 1;
  const { fewest, most } = limitsOf(play, id);
  return count >= fewest && count <= most;
}

/** Whether it may be blocked by one creature fewer than it is. */
function mayBeLeft(play: Play, id: ObjectId, chosen: readonly Pair[]): boolean {
  const count = blockersOf(id, chosen) - 1;
  return count === 0 || count >= limitsOf(play, id).fewest;
}

function blockersOf(id: ObjectId, chosen: readonly Pair[]): number {
  return chosen.filter((pair) => pair.with === id).length;
}

/** How few and how many creatures may block it together, menace counted in (509.1b, 702.111b). */
function limitsOf(play: Play, id: ObjectId): ReturnType<typeof blockerLimits> {
  const object = findObject(play.state, id);
  const menace = object !== null && hasKeyword(play.look(object), "menace") ? 2 : 1;
  const { fewest, most } = blockerLimits(play, id);
  return { fewest: Math.max(menace, fewest), most };
}
