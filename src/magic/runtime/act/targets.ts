import { choosersOf } from "../read/chooser.js";
import type { Filter, Resolution, Target } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import { matches, matchingObjects, playerMatches } from "../read/filter.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { ofEach } from "../../effects/set-bound.js";
import { fitTogether } from "../read/set-bounds.js";
import { type Sight, subjectOf } from "../read/sight.js";
import { type Entity, isObject, isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
import { WrongAnswer } from "../state/failures.js";
import { findObject, opponentsOf, permanentIds, playersInOrder } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { askSome, entityOption } from "./ask.js";
import type { Play } from "./play.js";
import { isHexproofFrom, isPlayerProtectedFrom, isProtectedFrom } from "./protection.js";
import { requiredTargets } from "./required-targets.js";
import { playerProhibitions, prohibitions } from "./rules.js";

/** The objects and players that a filter means as targets, each by itself. */
function matching(play: Play, scope: Scope, filter: Filter): Entity[] {
  if (filter.what === "player")
    return playersInOrder(play.state).filter((id) => playerMatches(play, scope, filter, id));
  return matchingObjects(play, scope, ofEach(filter));
}

/** "Any target": creatures, planeswalkers, battles and players (115.4). */
function anyTargets(play: Play): Entity[] {
  const objects = permanentIds(play.state).filter((id) => {
    const types = subjectOf(play, id)?.looks.types ?? [];
    return types.some((type) => type === "creature" || type === "planeswalker" || type === "battle");
  });
  return [...objects, ...playersInOrder(play.state)];
}

/** Everything that a target may be as far as its words go (115.1). */
function described(play: Play, scope: Scope, { what }: Target): Entity[] {
  if (!("kind" in what)) return matching(play, scope, what);
  if (what.kind === "union") return [...new Set(what.of.flatMap((filter) => matching(play, scope, filter)))];
  return anyTargets(play).filter((entity) => !what.other || entity !== scope.source);
}

/** Whether the effects on a player or an object let this spell or ability target it (702.11, 702.16b, 702.18). */
function canBeTargeted(play: Play, scope: Scope, entity: Entity, spell: ObjectId | null): boolean {
  const source = spell ?? scope.source;
  if (entity === spell) return false;
  const held = isPlayer(entity)
    ? playerProhibitions(play, entity, "beTargeted")
    : prohibitions(play, entity, "beTargeted");
  const subject = subjectOf(play, source);
  const forbids = held.some(
    ({ prohibition: { by }, scope: own }) => by === null || (subject !== null && matches(play, own, by, subject)),
  );
  if (forbids) return false;
  if (isPlayer(entity)) return !isPlayerProtectedFrom(play, entity, source);
  const object = findObject(play.state, entity);
  if (object === null || object.zone !== "battlefield") return object !== null;
  const looks = play.look(object);
  if (hasKeyword(looks, "shroud") || isProtectedFrom(play, entity, source)) return false;
  return !isHexproofFrom(play, object, scope.controller, source);
}

/** Every legal choice for a target (601.2c, 115). */
export function legalTargets(play: Play, scope: Scope, target: Target, spell: ObjectId | null = null): Entity[] {
  const others = (target.otherThan ?? []).flatMap((id) => scope.targets[id] ?? []);
  return described(play, scope, target).filter(
    (entity) => !others.includes(entity) && canBeTargeted(play, scope, entity, spell),
  );
}

/** The scope in which the slot of a target that is announced for each player stands for one of them. */
function scopeFor(scope: Scope, { forEach }: Target, player: PlayerId): Scope {
  return forEach === undefined ? scope : { ...scope, iterations: { ...scope.iterations, [forEach.slot]: player } };
}

/** What was announced for each of the players, in their order; null where there is not enough to choose from (601.2c). */
function announceForEach(
  play: Play,
  scope: Scope,
  target: Target,
  spell: ObjectId | null,
): readonly (readonly [PlayerId, readonly Entity[]])[] | null {
  const found: (readonly [PlayerId, readonly Entity[]])[] = [];
  for (const player of target.forEach === undefined ? [] : playersOf(play, scope, target.forEach.players)) {
    const chosen = announce(play, scopeFor(scope, target, player), target, spell);
    if (chosen === null) return null;
    found.push([player, chosen]);
  }
  return found;
}

/** Refuses targets that are not together what is asked of them as a set, such as all from a single graveyard (601.2c). */
export function refuseApart(play: Play, scope: Scope, { what }: Target, chosen: readonly Entity[]): void {
  if ("kind" in what || fitTogether(play, scope, what, chosen.filter(isObject))) return;
  throw new WrongAnswer("these targets cannot be chosen together", "601.2c");
}

/** Announces one target; null where there is not enough to choose from (601.2c). */
function announce(play: Play, scope: Scope, target: Target, spell: ObjectId | null): readonly Entity[] | null {
  const legal = legalTargets(play, scope, target, spell);
  const least = countOf(play, scope, target.least);
  const most = Math.min(countOf(play, scope, target.most), legal.length);
  if (legal.length < least) return null;
  const [player = scope.controller] = target.chooser === undefined ? [] : choosersOf(play, scope, target.chooser);
  const asking = { player, purpose: "target", rule: "601.2c", about: scope.source } as const;
  const chosen = askSome(play, asking, legal, entityOption, [least, most]);
  refuseApart(play, scope, target, chosen);
  return chosen;
}

/** The scope with one target announced, or with those for each player. */
function withTarget(play: Play, scope: Scope, target: Target, spell: ObjectId | null): Scope | null {
  if (target.forEach === undefined) {
    const chosen = announce(play, scope, target, spell);
    return chosen === null ? null : { ...scope, targets: { ...scope.targets, [target.id]: chosen } };
  }
  const found = announceForEach(play, scope, target, spell);
  if (found === null) return null;
  const targets = { ...scope.targets, [target.id]: found.flatMap(([, chosen]) => chosen) };
  return { ...scope, targets, targetsFor: { ...scope.targetsFor, [target.id]: found } };
}

/** The scope with these targets announced; null where one of them has no legal choice (601.2c, 603.3d). */
export function announceTargets(
  play: Play,
  scope: Scope,
  targets: readonly Target[],
  spell: ObjectId | null = null,
): Scope | null {
  let result = scope;
  for (const target of targets) {
    const announced = withTarget(play, result, target, spell);
    if (announced === null) return null;
    result = announced;
  }
  return result;
}

/** Whether the spell's overload cost was paid: its text has "each" for every "target" (702.96a). */
function isOverloaded({ paidCosts }: Scope): boolean {
  return paidCosts.includes("overload");
}

/** What the spell acts on as it resolves: where it is overloaded, everything that its targets describe (702.96b). */
export function withEach(play: Play, scope: Scope, resolution: Resolution): Scope {
  if (!isOverloaded(scope)) return scope;
  const each = statedTargets(play, resolution, scope).map((target): readonly [string, Entity[]] => [
    target.id,
    described(play, scope, target),
  ]);
  return { ...scope, targets: { ...scope.targets, ...Object.fromEntries(each) } };
}

/** The targets of a spell or ability that it requires; an overloaded spell has none (702.96b). */
export function targetsOf(sight: Sight, resolution: Resolution, scope: Scope): readonly Target[] {
  return isOverloaded(scope) ? [] : statedTargets(sight, resolution, scope);
}

/** The spell's or ability's own targets, and those of the modes that were chosen for it (700.2c). */
function statedTargets(sight: Sight, resolution: Resolution, scope: Scope): readonly Target[] {
  const ofModes = resolution.instructions.flatMap((instruction) => {
    if (instruction.kind !== "chooseModes") return [];
    const chosen = (scope.modes[instruction.id] ?? []).flatMap((index) => instruction.modes[index] ?? []);
    return chosen.flatMap((mode) => requiredTargets(sight, scope, mode.targets, mode.instructions));
  });
  return [...requiredTargets(sight, scope, resolution.targets, resolution.instructions), ...ofModes];
}

/** Those that were announced and are legal now, each for the player for whom it was (608.2b). */
function stillLegal(play: Play, scope: Scope, target: Target, spell: ObjectId | null): readonly Entity[] {
  const announced = scope.targets[target.id] ?? [];
  const perPlayer = scope.targetsFor?.[target.id];
  if (perPlayer !== undefined)
    return perPlayer.flatMap(([player, chosen]) => {
      const legal = chosen.length === 0 ? [] : legalTargets(play, scopeFor(scope, target, player), target, spell);
      return chosen.filter((entity) => legal.includes(entity));
    });
  const legal = announced.length === 0 ? [] : legalTargets(play, scope, target, spell);
  return announced.filter((entity) => legal.includes(entity));
}

/** The scope with only those targets that are still legal; null where all have become illegal (608.2b). */
export function recheckTargets(
  play: Play,
  scope: Scope,
  targets: readonly Target[],
  spell: ObjectId | null,
): Scope | null {
  const checked = targets.map((target) => {
    const announced = scope.targets[target.id] ?? [];
    return { id: target.id, announced, kept: stillLegal(play, scope, target, spell) };
  });
  const announced = checked.flatMap((target) => target.announced);
  const kept = checked.flatMap((target) => target.kept);
  if (announced.length > 0 && kept.length === 0) return null;
  return {
    ...scope,
    targets: { ...scope.targets, ...Object.fromEntries(checked.map((target) => [target.id, target.kept])) },
  };
}

/**
 * Says what became a target of those that were announced, for what triggers on that (115.1, 603.2): a delayed triggered
 * ability does not target again what was a target of the one that set it up (603.7).
 */
export function sayTargets(play: Play, scope: Scope, source: ObjectId, announced: readonly Target[]): void {
  const targets = announced.flatMap(({ id }) => scope.targets[id] ?? []);
  const { controller: player } = scope;
  if (targets.length === 0) return;
  play.happen(
    targets.map((target) => ({ kind: "targeted", target, source, player, rule: "601.2c", cause: play.cause })),
  );
  if (targets.some((target) => isOpponents(play, player, target)))
    play.happen([{ kind: "crimeCommitted", player, source, rule: "700.13", cause: play.cause }]);
}

/** An opponent, what an opponent controls on the battlefield or the stack, or a card in an opponent's graveyard (700.13). */
function isOpponents(play: Play, player: PlayerId, target: Entity): boolean {
  const opponents = opponentsOf(play.state, player);
  if (isPlayer(target)) return opponents.includes(target);
  const object = findObject(play.state, target);
  if (object === null) return false;
  if (object.zone === "graveyard") return opponents.includes(object.owner);
  const isControlled = object.zone === "battlefield" || object.zone === "stack";
  return isControlled && opponents.includes(play.look(object).controller);
}
