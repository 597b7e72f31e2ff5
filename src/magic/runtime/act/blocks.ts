import type { Filter } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import { matches } from "../read/filter.js";
import { countOf } from "../read/quantity.js";
import { WrongAnswer } from "../state/failures.js";
import type { Entity, ObjectId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";
import { prohibitions } from "./rules.js";

/** A creature and what it would attack or block. */
export interface Pair {
  readonly object: ObjectId;
  readonly with: Entity;
}

/** A creature blocks one attacker, and as many more as effects let it (509.1a, b). */
export function refuseTooMany(play: Play, pairs: readonly Pair[]): void {
  for (const id of new Set(pairs.map(({ object }) => object))) {
    const count = pairs.filter(({ object }) => object === id).length;
    const object = findObject(play.state, id);
    if (count > 1 && (object === null || count > mostBlocked(play, object)))
      throw new WrongAnswer("a creature was declared twice", "509.1a");
  }
}

/** The one creature that is declared is not one that can't attack or block alone (508.1c, 509.1b). */
export function refuseAlone(play: Play, pairs: readonly Pair[], kind: "attack" | "block"): void {
  const [only, ...others] = new Set(pairs.map(({ object }) => object));
  if (only === undefined || others.length > 0) return;
  const held = [...prohibitions(play, only, kind), ...prohibitions(play, only, "attackOrBlock")];
  if (held.some(({ prohibition }) => prohibition.manner === "alone"))
    throw new WrongAnswer(`a creature that can't ${kind} alone does`, kind === "attack" ? "508.1c" : "509.1b");
}

/** How many attackers a creature can block. */
export function mostBlocked(play: Play, object: GameObject): number {
  return play.look(object).rules.reduce((sum, { rule, scope }) => {
    if (rule.kind !== "permit" || rule.permission.kind !== "blockAdditional") return sum;
    const { count } = rule.permission;
    return count.kind === "anyNumber" ? Infinity : sum + countOf(play, scope, count);
  }, 1);
}

/** How few and how many creatures may block an attacker together, as effects say (509.1b). */
export function blockerLimits(play: Play, attacker: ObjectId): { readonly fewest: number; readonly most: number } {
  const all = prohibitions(play, attacker, "beBlocked");
  const few = all.flatMap(({ prohibition: { fewerThan }, scope }) =>
    fewerThan === undefined ? [] : [countOf(play, scope, fewerThan)],
  );
  const many = all.flatMap(({ prohibition: { moreThan }, scope }) =>
    moreThan === null ? [] : [countOf(play, scope, moreThan)],
  );
  return { fewest: Math.max(1, ...few), most: Math.min(Infinity, ...many) };
}

/** An attacker is blocked by no more and no fewer creatures than effects say (509.1b). */
export function refuseNumber(play: Play, attacker: GameObject, pairs: readonly Pair[]): void {
  const count = pairs.filter((pair) => pair.with === attacker.id).length;
  const { fewest, most } = blockerLimits(play, attacker.id);
  if (count > most || (count > 0 && count < fewest))
    throw new WrongAnswer("so many creatures can't block it", "509.1b");
}

/** An attacker that must be blocked is, where a creature that could block it blocks nothing (509.1c). */
export function refuseUnblocked(
  play: Play,
  own: readonly GameObject[],
  pairs: readonly Pair[],
  chosen: readonly Pair[],
): void {
  for (const attacker of own) {
    const required = play
      .look(attacker)
      .rules.flatMap(({ rule, scope }) =>
        rule.kind === "require" && rule.requirement.kind === "beBlocked" ? [{ ...rule.requirement, scope }] : [],
      );
    const missing = required.some(({ by, scope }) => {
      const able = pairs.filter((pair) => pair.with === attacker.id && isMatch(play, scope, by, pair.object));
      const blocked = chosen.some((pair) => able.some((one) => one.object === pair.object && one.with === pair.with));
      return !blocked && able.some((pair) => !chosen.some(({ object }) => object === pair.object));
    });
    if (missing) throw new WrongAnswer("a creature that must be blocked is not", "509.1c");
  }
}

function isMatch(play: Play, scope: Scope, filter: Filter | null, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  return filter === null || (object !== null && matches(play, scope, filter, { object, looks: play.look(object) }));
}

/** A creature with menace is blocked by two or more (702.111b). */
export function refuseMenace(play: Play, own: readonly GameObject[], pairs: readonly Pair[]): void {
  for (const attacker of own) {
    const count = pairs.filter((pair) => pair.with === attacker.id).length;
    if (count === 1 && hasKeyword(play.look(attacker), "menace")) {
      throw new WrongAnswer("a creature with menace can't be blocked by one creature", "702.111b");
    }
  }
}
