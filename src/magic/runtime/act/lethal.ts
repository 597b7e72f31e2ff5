import { hasKeyword } from "../read/abilities.js";
import { subjectOf } from "../read/sight.js";
import { WrongAnswer } from "../state/failures.js";
import { type Entity, isPlayer, type ObjectId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { Play } from "./play.js";

/** Combat damage that a creature assigns (510.1). */
export interface Assigned {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
}

/** Whether a source has deathtouch. */
function isDeadly(play: Play, source: ObjectId): boolean {
  const looks = subjectOf(play, source)?.looks;
  return looks !== undefined && hasKeyword(looks, "deathtouch");
}

/**
 * How much more damage an attacker would have to assign to a creature for what is assigned to it to be lethal: the
 * damage marked on it and what others assign count, and any of a source with deathtouch is enough (702.2c, 702.19b).
 */
export function lethalLeft(
  play: Play,
  blocker: GameObject,
  assigned: readonly Assigned[],
  attacker: GameObject,
): number {
  const own = assigned.filter(({ to, amount }) => to === blocker.id && amount > 0);
  if (own.some(({ source }) => isDeadly(play, source))) return 0;
  const total = own.reduce((sum, { amount }) => sum + amount, blocker.damage);
  const left = Math.max(0, (play.look(blocker).toughness ?? 0) - total);
  return isDeadly(play, attacker.id) ? Math.min(1, left) : left;
}

/** What an attacker assigns, and those of its blockers that must be assigned lethal damage before any goes past them. */
export interface Assignment {
  readonly attacker: GameObject;
  readonly own: readonly Assigned[];
  readonly blockers: readonly GameObject[];
}

/** How much damage others are still able to assign to a blocker. */
export type Support = (blocker: GameObject) => number;

/** How much loyalty a planeswalker has beyond the damage that is assigned to it (702.19c). */
function loyaltyLeft(play: Play, walker: ObjectId, assigned: readonly Assigned[]): number {
  const total = assigned.reduce((sum, { to, amount }) => sum + (to === walker ? amount : 0), 0);
  return Math.max(0, (findObject(play.state, walker)?.counters["loyalty"] ?? 0) - total);
}

/** Refuses that damage goes past blockers to which too little is assigned, or past a planeswalker (702.19b, c, 510.1e). */
export function refuseTrampling(
  play: Play,
  { attacker, own, blockers }: Assignment,
  assigned: readonly Assigned[],
  support: Support,
): void {
  const past = own.filter(({ to, amount }) => amount > 0 && !blockers.some(({ id }) => id === to));
  if (past.length === 0) return;
  if (blockers.some((blocker) => lethalLeft(play, blocker, assigned, attacker) > support(blocker)))
    throw new WrongAnswer("the creatures that block it are not assigned lethal damage", "702.19b");
  const { attacking } = attacker;
  const isPastWalker = past.some(({ to }) => isPlayer(to)) && attacking !== null && !isPlayer(attacking);
  if (isPastWalker && loyaltyLeft(play, attacking, assigned) > 0)
    throw new WrongAnswer("the planeswalker is not assigned damage equal to its loyalty", "702.19c");
}
