import { hasKeyword, keywordsNamed } from "../read/abilities.js";
import { subjectOf } from "../read/sight.js";
import { type Entity, isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { wearShields } from "./counter-shields.js";
import { addCounters, takeCounters } from "./counters.js";
import { gainLife, loseLife } from "./life.js";
import type { Play } from "./play.js";
import { isPlayerProtectedFrom, isProtectedFrom } from "./protection.js";
import { afterPrevention } from "./prevented.js";
import { replaced } from "./replacement.js";
import { endUsed } from "./shields.js";
import { isUnpreventable } from "./unpreventable.js";

/** Damage that a source is about to deal. */
export interface Damage {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
  readonly combat: "combat" | "noncombat";
  /** It can't be prevented (615.12). */
  readonly prevention?: "prohibited";
}

/** The damage after prevention and replacement (615, 616); null where none is left. */
function settled(play: Play, said: Damage): Damage | null {
  if (said.amount <= 0) return null;
  const damage = isUnpreventable(play, said) ? ({ ...said, prevention: "prohibited" } as const) : said;
  if (!isPlayer(damage.to) && findObject(play.state, damage.to)?.zone !== "battlefield") return null;
  if (isKeptOff(play, damage)) return null;
  const left = replaced(play, { ...damage, kind: "damage" });
  const kept = left === null || left.to === damage.to || isPlayer(left.to) || !isKeptOff(play, left);
  return kept ? left : null;
}

/** Whether protection from its source prevents the damage (702.16e), which can be prevented. */
function isKeptOff(play: Play, { source, to, prevention }: Damage): boolean {
  if (prevention === "prohibited") return false;
  return isPlayer(to) ? isPlayerProtectedFrom(play, to, source) : isProtectedFrom(play, to, source);
}

/** The damage after prevention and replacement, with the parts of it that go to others (614.9). */
function allSettled(play: Play, damage: Damage): readonly Damage[] {
  const left = settled(play, damage);
  const { split, spent } = play;
  play.split = [];
  const others = split.flatMap((part) => {
    play.spent = part.spent;
    return allSettled(play, part.damage);
  });
  play.spent = spent;
  return left === null ? others : [left, ...others];
}

/** What damage does to a player (120.3a, b, g). */
function damagePlayer(play: Play, to: PlayerId, amount: number, source: ObjectId): void {
  const looks = subjectOf(play, source)?.looks;
  const player = looks?.controller ?? to;
  if (looks !== undefined && hasKeyword(looks, "infect")) {
    play.happen(addCounters(play, { on: to, counter: "poison", amount, player, by: "rule" }));
  } else loseLife(play, to, amount);
  const toxic = looks === undefined ? [] : keywordsNamed(looks, "toxic");
  if (toxic.length > 0)
    play.happen(addCounters(play, { on: to, counter: "poison", amount: toxicValue(toxic), player, by: "rule" }));
}

/** The total toxic value (702.164b). */
function toxicValue(toxic: ReturnType<typeof keywordsNamed>): number {
  const amounts = toxic.flatMap(({ parameters }) => parameters);
  return amounts.reduce((sum, parameter) => {
    const value = parameter.kind === "amount" && parameter.amount.kind === "number" ? parameter.amount.value : 0;
    return sum + value;
  }, 0);
}

/** What damage does to a permanent (120.3c–h). */
function damageObject(play: Play, to: ObjectId, { amount, source }: Damage): void {
  const object = findObject(play.state, to);
  if (object === null) return;
  const { types } = play.look(object);
  const by = subjectOf(play, source)?.looks;
  if (types.includes("planeswalker")) takeCounters(play, to, "loyalty", amount);
  if (types.includes("battle")) takeCounters(play, to, "defense", amount);
  if (!types.includes("creature")) return;
  if (by !== undefined && (hasKeyword(by, "wither") || hasKeyword(by, "infect"))) {
    play.happen(addCounters(play, { on: to, counter: "-1/-1", amount, player: by.controller, by: "rule" }));
  } else play.change(to, { damage: object.damage + amount });
  if (by !== undefined && hasKeyword(by, "deathtouch")) play.change(to, { deathtouched: true });
}

/** Lifelink: the controller of each source gains as much life as it dealt damage, at once (120.3f, 702.15b, 702.15e). */
function lifelink(play: Play, dealt: readonly Damage[]): void {
  for (const source of new Set(dealt.map((one) => one.source))) {
    const by = subjectOf(play, source)?.looks;
    const amount = dealt.reduce((sum, one) => sum + (one.source === source ? one.amount : 0), 0);
    if (by !== undefined && hasKeyword(by, "lifelink")) gainLife(play, by.controller, amount);
  }
}

/** How much damage was dealt in all, and how much of it was excess damage to permanents (120.10). */
export interface Dealt {
  readonly amount: number;
  readonly excess: number;
  /** To whom damage was dealt after prevention and redirection (614.9, 615.6). */
  readonly recipients: readonly Entity[];
}

/** The excess damage that sources together deal to a permanent: the greatest of those of its card types (120.10). */
function excessOf(play: Play, to: Entity, dealt: readonly Damage[]): number {
  const object = isPlayer(to) ? null : findObject(play.state, to);
  if (object === null) return 0;
  const looks = play.look(object);
  const own = dealt.filter((damage) => damage.to === to);
  const amount = own.reduce((sum, damage) => sum + damage.amount, 0);
  const limits = [
    ...(looks.types.includes("creature") ? [lethalDamage(play, object, own)] : []),
    ...(looks.types.includes("planeswalker") ? [object.counters["loyalty"] ?? 0] : []),
    ...(looks.types.includes("battle") ? [object.counters["defense"] ?? 0] : []),
  ];
  return limits.length === 0 ? 0 : Math.max(0, amount - Math.min(...limits));
}

/** The damage that destroys a creature, with what it has taken before; 1 of a source with deathtouch (120.6, 702.2c). */
function lethalDamage(play: Play, object: GameObject, dealt: readonly Damage[]): number {
  const left = Math.max(0, (play.look(object).toughness ?? 0) - object.damage);
  const deadly = dealt.some(({ source }) => {
    const by = subjectOf(play, source)?.looks;
    return by !== undefined && hasKeyword(by, "deathtouch");
  });
  return deadly ? Math.min(1, left) : left;
}

/** Damage that sources deal at the same time (120.4); how much was dealt in all, and to whom, is given back. */
export function dealDamage(play: Play, all: readonly Damage[], rule: string): Dealt {
  const began = play.state.happened;
  const dealt = all.flatMap((damage) => allSettled(play, damage));
  wearShields(play, began);
  endUsed(play);
  const recipients = [...new Set(dealt.map(({ to }) => to))];
  const excess = recipients.map((to) => excessOf(play, to, dealt)).reduce((sum, one) => sum + one, 0);
  for (const damage of dealt) {
    if (isPlayer(damage.to)) damagePlayer(play, damage.to, damage.amount, damage.source);
    else damageObject(play, damage.to, damage);
  }
  if (dealt.length > 0) {
    play.happen(
      dealt.map(({ source, to, amount, combat }) => ({
        kind: "damaged",
        source,
        to,
        amount,
        combat,
        rule,
        cause: play.cause,
      })),
    );
  }
  lifelink(play, dealt);
  afterPrevention(play);
  return { amount: dealt.reduce((sum, { amount }) => sum + amount, 0), excess, recipients };
}
