import { matches } from "../read/filter.js";
import { objectsOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import type { Happening } from "../state/happening.js";
import type { ShieldEffect } from "../state/state.js";
import type { Play } from "./play.js";

/** Whether damage comes from what the shield speaks of (615.6–9). */
export function mattersToShield(play: Play, { by, scope, left }: ShieldEffect, event: Happening): boolean {
  if (left === 0) return false;
  if (by === null || event.kind !== "damaged") return true;
  if ("kind" in by) return objectsOf(play, scope, by).includes(event.source);
  const subject = subjectOf(play, event.source);
  return subject !== null && matches(play, scope, by, subject);
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
