import type { EventPattern, Filter, ObjectReference, Participant, Recipient } from "../../effects/index.js";
import { matches } from "../read/filter.js";
import { isPlayerReference } from "../read/player.js";
import { objectsOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId } from "../state/identity.js";
import { lastKnownOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { ShieldEffect } from "../state/state.js";
import type { Play } from "./play.js";

/** Whose damage an effect speaks of: its source's, where it says so. */
interface FromSource {
  readonly by: Filter | ObjectReference | null;
  readonly scope: Scope;
}

/** Whether damage comes from what a prevention effect speaks of (609.7b, c). */
export function isFromSource(play: Play, { by, scope }: FromSource, event: Happening): boolean {
  if (by === null || event.kind !== "damaged") return true;
  if ("kind" in by)
    return objectsOf(play, scope, by).some((id) => id === event.source || resolved(play, id) === event.source);
  const subject = subjectOf(play, event.source);
  return subject !== null && matches(play, scope, by, subject);
}

/** The permanent that a permanent spell has become: what was said of the spell's damage holds of it too (609.7a). */
function resolved(play: Play, id: ObjectId): ObjectId | null {
  const last = lastKnownOf(play.state, id);
  return last?.object.zone === "stack" ? last.became : null;
}

/** Whether damage comes from what the shield speaks of, and something of it is left (615.6–9). */
export function mattersToShield(play: Play, shield: ShieldEffect, event: Happening): boolean {
  return shield.left !== 0 && isFromSource(play, shield, event);
}

const detail = { during: null, duringWhose: null, ordinal: null, conditions: [], manner: [], quantity: null };

/** Damage from anything. */
const anySource = { kind: "filter", grouping: "each", filter: { what: "object", constraints: [] } } as const;

/** Damage of a kind to one of these, or to anything (615.1). */
export function damagePattern(to: readonly Recipient[] | null, combat: Combat): EventPattern {
  const base = { kind: "dealsDamage", source: anySource, combat, amount: null, detail } as const;
  if (to === null) return { ...base, to: null };
  return { kind: "anyOf", events: to.map((one) => ({ ...base, to: participant(one) })) };
}

type Combat = Extract<EventPattern, { readonly kind: "dealsDamage" }>["combat"];

/** Who or what is protected, as a participant of the damage. */
function participant(to: Recipient): Participant {
  return isPlayerReference(to) ? { kind: "player", reference: to } : { kind: "object", reference: to };
}

/** Notes that a shield for one event has been applied to it: to all of the damage that is dealt at the same time (615.8). */
export function useOnce(play: Play, shield: ShieldEffect | null): void {
  if (shield?.once === undefined) return;
  const used = (other: ShieldEffect): ShieldEffect => (other.id === shield.id ? { ...other, once: "used" } : other);
  play.state = { ...play.state, shields: play.state.shields.map(used) };
}

/** Takes away the shields for one event that were applied to it. */
export function endUsed(play: Play): void {
  const shields = play.state.shields.filter(({ once }) => once !== "used");
  if (shields.length < play.state.shields.length) play.state = { ...play.state, shields };
}

/** Takes what a shield prevented from it, and the shield away once it is used up (615.7). */
export function usedShield(play: Play, shield: ShieldEffect | null, prevented: number): void {
  if (shield === null || shield.left === null) return;
  const left = Math.max(0, shield.left - prevented);
  const shields = play.state.shields.flatMap((other) => {
    if (other.id !== shield.id) return [other];
    return left === 0 ? [] : [{ ...other, left }];
  });
  play.state = { ...play.state, shields };
}
