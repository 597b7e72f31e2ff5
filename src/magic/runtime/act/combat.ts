import { creaturesOf } from "../read/permanents.js";
import { hasKeyword } from "../read/abilities.js";
import type { Permission } from "../../effects/index.js";
import { holds } from "../read/condition.js";
import { objectsWith } from "../read/facets.js";
import { entitiesOf } from "../read/player.js";
import { matches } from "../read/filter.js";
import { subjectOf } from "../read/sight.js";
import { WrongAnswer } from "../state/failures.js";
import type { Characteristics, HeldRule } from "../state/characteristics.js";
import type { Happening } from "../state/happening.js";
import { type Entity, isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, permanentIds } from "../state/objects.js";
import { askSome } from "./ask.js";
import { attackable } from "./attackable.js";
import { payToAttack } from "./attack-costs.js";
import { type Pair, refuseAlone, refuseMenace, refuseNumber, refuseTooMany, refuseUnblocked } from "./blocks.js";
import { refuseIdle } from "./must-block.js";
import type { Play } from "./play.js";
import { isProtectedFrom } from "./protection.js";
import { isForbidden, prohibitions } from "./rules.js";
import { tapAll } from "./tap.js";

/** Whether a creature may be declared as an attacker (508.1a, 302.6, 702.3b). */
function mayAttack(play: Play, object: GameObject): boolean {
  const looks = play.look(object);
  if (object.tapped || (hasKeyword(looks, "defender") && !isPermitted(looks, "attackAsThoughNoDefender"))) return false;
  if (isForbiddenAnyhow(play, object.id)) return false;
  if (isForbidden(play, object.id, "attackOrBlockOrActivate")) return false;
  return object.controlledSince < play.state.turn.number || hasKeyword(looks, "haste");
}

/** Whether it can't attack or block at all, alone or not (101.2). */
function isForbiddenAnyhow(play: Play, id: ObjectId): boolean {
  return prohibitions(play, id, "attackOrBlock").some(({ prohibition }) => prohibition.manner === "any");
}

/** Whether an effect lets a creature do more than the rules alone would (609.4). */
function isPermitted(looks: Characteristics, kind: Permission["kind"]): boolean {
  return looks.rules.some(({ rule }) => rule.kind === "permit" && rule.permission.kind === kind);
}

/** Whether no effect forbids a creature to attack that player or permanent (508.1c). */
function mayAttackIt(play: Play, { id }: GameObject, player: PlayerId, whom: Entity): boolean {
  return prohibitions(play, id, "attack").every(({ prohibition, scope }) => {
    if (prohibition.manner === "alone") return true;
    if (prohibition.whom !== null && !entitiesOf(play, scope, prohibition.whom).includes(whom)) return true;
    if (prohibition.unless === undefined) return false;
    const event = { kind: "attacked", object: id, player, whom, alone: "no", rule: "508.1c", cause: null } as const;
    return holds(play, { ...scope, event }, prohibition.unless);
  });
}

/** Whether a creature must attack if able (508.1d). */
function mustAttack(play: Play, { id }: GameObject): boolean {
  const object = findObject(play.state, id);
  if (object === null) return false;
  return play
    .look(object)
    .rules.some(
      ({ rule }) => rule.kind === "goaded" || (rule.kind === "require" && rule.requirement.kind === "attack"),
    );
}

/** Whom a creature must attack, of those that can be attacked: any of them, or what its requirements name (508.1d). */
function requiredOf(play: Play, { id }: GameObject, attackable: readonly Entity[]): readonly Entity[] {
  const object = findObject(play.state, id);
  const rules = object === null ? [] : play.look(object).rules;
  const named = rules.flatMap(({ rule, scope }) =>
    rule.kind === "require" && rule.requirement.kind === "attack" && rule.requirement.whom !== null
      ? entitiesOf(play, scope, rule.requirement.whom)
      : [],
  );
  const possible = attackable.filter((entity) => named.includes(entity));
  return possible.length === 0 ? othersThanGoaders(rules, attackable) : possible;
}

/** A goaded creature attacks a player other than those who goaded it, if it can (701.15b). */
function othersThanGoaders(rules: readonly HeldRule[], attackable: readonly Entity[]): readonly Entity[] {
  const goaders = rules.flatMap(({ rule, scope }) => (rule.kind === "goaded" ? [scope.controller] : []));
  const others = attackable.filter((entity) => isPlayer(entity) && !goaders.includes(entity));
  return goaders.length === 0 || others.length === 0 ? attackable : others;
}

/** Refuses pairs in which one creature comes twice. */
function refuseTwice(pairs: readonly Pair[], rule: string): void {
  const objects = pairs.map(({ object }) => object);
  if (new Set(objects).size !== objects.length) throw new WrongAnswer("a creature was declared twice", rule);
}

/** The active player declares attackers (508.1). */
export function declareAttackers(play: Play): void {
  const { active } = play.state.turn;
  const able = creaturesOf(play, active).flatMap(({ object }) => (mayAttack(play, object) ? [object] : []));
  const whom = attackable(play, active);
  const pairs = able.flatMap((object) =>
    whom.filter((to) => mayAttackIt(play, object, active, to)).map((to): Pair => ({ object: object.id, with: to })),
  );
  const asking = { player: active, purpose: "attackers", rule: "508.1", about: null } as const;
  const chosen = askSome(play, asking, pairs, (pair) => ({ kind: "pair", ...pair }), [0, pairs.length]);
  refuseTwice(chosen, "508.1");
  refuseAlone(play, chosen, "attack");
  const missing = able.filter((object) => {
    const possible = whom.filter((to) => pairs.some((pair) => pair.object === object.id && pair.with === to));
    const required = requiredOf(play, object, possible);
    const fits = chosen.some((pair) => pair.object === object.id && required.includes(pair.with));
    return mustAttack(play, object) && possible.length > 0 && !fits;
  });
  if (missing.length > 0 && pairs.length > 0) throw new WrongAnswer("a creature that must attack does not", "508.1d");
  if (chosen.length > 0) attack(play, active, chosen);
}

/** The chosen creatures attack: they tap, unless they have vigilance, and what triggers on attacking triggers (508.1f–m). */
function attack(play: Play, player: PlayerId, pairs: readonly Pair[]): void {
  const tapping = pairs
    .map(({ object }) => object)
    .filter((id) => {
      const object = findObject(play.state, id);
      return object !== null && !hasKeyword(play.look(object), "vigilance");
    });
  tapAll(play, tapping, player);
  for (const pair of pairs) play.change(pair.object, { attacking: pair.with, blocked: false });
  payToAttack(
    play,
    player,
    pairs.map(({ object }) => object),
  );
  const alone = pairs.length === 1 ? "alone" : "no";
  const objects = pairs.map(({ object }) => object);
  const events = pairs.map((pair): Happening => ({
    kind: "attacked",
    object: pair.object,
    player,
    whom: pair.with,
    alone,
    rule: "508.1m",
    cause: null,
  }));
  play.happen([{ kind: "attackersDeclared", player, objects, rule: "508.1", cause: null }, ...events]);
}

/** The player whom an attacker attacks, or whose planeswalker, even where that has left combat (506.4c, 508.5). */
export function defenderOf(play: Play, attacker: GameObject): PlayerId | null {
  const { attacking } = attacker;
  if (attacking === null || isPlayer(attacking)) return attacking;
  return subjectOf(play, attacking)?.looks.controller ?? null;
}

/** The creatures that attack now. */
export function attackers(play: Play): GameObject[] {
  return fighters(play).filter(({ attacking }) => attacking !== null);
}

/** Whether it has landwalk, and the defending player such a land (702.14c). */
function walks(play: Play, looks: Characteristics, defender: PlayerId): boolean {
  const types = ["Plains", "Island", "Swamp", "Mountain", "Forest"].filter((type) =>
    hasKeyword(looks, `${type.toLowerCase()}walk`),
  );
  return (
    types.length > 0 &&
    permanentIds(play.state).some((id) => {
      const object = findObject(play.state, id);
      if (object === null) return false;
      const land = play.look(object);
      return (
        land.controller === defender &&
        land.types.includes("land") &&
        types.some((type) => land.subtypes.includes(type))
      );
    })
  );
}

/** Whether evasion abilities let one creature block another (509.1b, 702.9b, 702.13b, 702.14c, 702.36b). */
function evades(play: Play, attacker: GameObject, blocker: GameObject): boolean {
  const [own, other] = [play.look(attacker), play.look(blocker)];
  const sharesColor = own.colors.some((color) => other.colors.includes(color));
  if (hasKeyword(own, "flying") && !hasKeyword(other, "flying") && !hasKeyword(other, "reach")) return true;
  if (walks(play, own, other.controller)) return true;
  if (hasKeyword(own, "shadow") !== hasKeyword(other, "shadow")) return true;
  if (hasKeyword(own, "horsemanship") && !hasKeyword(other, "horsemanship")) return true;
  if (hasKeyword(own, "intimidate") && !other.types.includes("artifact") && !sharesColor) return true;
  if (hasKeyword(own, "fear") && !other.types.includes("artifact") && !other.colors.includes("black")) return true;
  if (hasKeyword(own, "skulk") && (other.power ?? 0) > (own.power ?? 0)) return true;
  return isProtectedFrom(play, attacker.id, blocker.id);
}

/** Whether the blocker can't block at all, or not this attacker (509.1b). */
function cantBlock(play: Play, attacker: GameObject, blocker: GameObject): boolean {
  return prohibitions(play, blocker.id, "block").some(
    ({ prohibition: { whom, manner }, scope }) =>
      manner !== "alone" && (whom === null || entitiesOf(play, scope, whom).includes(attacker.id)),
  );
}

/** Whether effects say that one creature can't block another (509.1b). */
function cannotBlock(play: Play, attacker: GameObject, blocker: GameObject): boolean {
  if (cantBlock(play, attacker, blocker) || isForbiddenAnyhow(play, blocker.id)) return true;
  if (isForbidden(play, blocker.id, "attackOrBlockOrActivate") || hasKeyword(play.look(blocker), "decayed"))
    return true;
  const subject = { object: blocker, looks: play.look(blocker) };
  return prohibitions(play, attacker.id, "beBlocked").some(({ prohibition, scope }) => {
    if (prohibition.by !== null) return matches(play, scope, prohibition.by, subject);
    if (prohibition.except !== null) return !matches(play, scope, prohibition.except, subject);
    return prohibition.moreThan === null && prohibition.fewerThan === undefined;
  });
}

/** The defending players declare blockers (509.1). */
export function declareBlockers(play: Play): void {
  const attacking = attackers(play);
  for (const player of new Set(attacking.flatMap((object) => defenderOf(play, object) ?? []))) {
    const own = attacking.filter((object) => defenderOf(play, object) === player);
    const able = creaturesOf(play, player).flatMap(({ object }) => (object.tapped ? [] : [object]));
    const pairs = able.flatMap((blocker) =>
      own.flatMap((attacker): Pair[] =>
        evades(play, attacker, blocker) || cannotBlock(play, attacker, blocker)
          ? []
          : [{ object: blocker.id, with: attacker.id }],
      ),
    );
    const asking = { player, purpose: "blockers", rule: "509.1", about: null } as const;
    const chosen = askSome(play, asking, pairs, (pair) => ({ kind: "pair", ...pair }), [0, pairs.length]);
    refuseTooMany(play, chosen);
    refuseMenace(play, own, chosen);
    refuseAlone(play, chosen, "block");
    for (const attacker of own) refuseNumber(play, attacker, chosen);
    refuseUnblocked(play, own, pairs, chosen);
    for (const blocker of able) refuseIdle(play, blocker, pairs, chosen);
    block(play, chosen);
  }
  const unblocked = attackers(play).filter(({ blocked }) => !blocked);
  const events = unblocked.map(({ id }): Happening => ({ kind: "unblocked", object: id, rule: "509.3g", cause: null }));
  if (events.length > 0) play.happen(events);
}

/** The chosen creatures block (509.1g–i). */
function block(play: Play, pairs: readonly Pair[]): void {
  const events: Happening[] = [];
  for (const { object, with: other } of pairs) {
    if (isPlayer(other)) continue;
    play.change(object, { blocking: [...(findObject(play.state, object)?.blocking ?? []), other] });
    play.change(other, { blocked: true });
    events.push({ kind: "blocks", object, other, rule: "509.1i", cause: null });
  }
  for (const object of new Set(pairs.map((pair) => pair.with))) {
    const others = pairs.filter((pair) => pair.with === object).map((pair) => pair.object);
    if (!isPlayer(object)) events.push({ kind: "becameBlocked", object, others, rule: "509.1h", cause: null });
  }
  if (events.length > 0) play.happen(events);
}

/** Creatures in combat. */
export function fighters(play: Play): readonly GameObject[] {
  return objectsWith(play.state, "fighting");
}

/** Whether some creature in combat strikes first, so that there are two combat damage steps (510.4). */
export function strikesFirst(play: Play): ObjectId[] {
  return fighters(play).flatMap((object) => {
    const looks = play.look(object);
    return hasKeyword(looks, "first strike") || hasKeyword(looks, "double strike") ? [object.id] : [];
  });
}

/** Whether a creature in combat can stay in it: it is still a creature, and under a player of its own side (506.4). */
function staysInCombat(play: Play, object: GameObject): boolean {
  const { types, controller } = play.look(object);
  const isActive = controller === play.state.turn.active;
  return types.includes("creature") && (object.attacking === null ? !isActive : isActive);
}

/** Removes from combat what is no creature any more or has changed sides (506.4). */
export function leaveCombat(play: Play): void {
  for (const object of fighters(play))
    if (!staysInCombat(play, object)) play.change(object.id, { attacking: null, blocking: [], blocked: false });
}

/** Every creature leaves combat as it ends (511.3). */
export function endCombat(play: Play): void {
  for (const { id } of fighters(play)) play.change(id, { attacking: null, blocking: [], blocked: false });
}
