import type { Characteristics } from "../state/characteristics.js";
import type { Happening } from "../state/happening.js";
import { isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, playerOf, playersInOrder, withoutObject } from "../state/objects.js";
import { askSome, entityOption } from "./ask.js";
import { mayBeAttached, unattach } from "./attach.js";
import { releaseBestowed } from "./bestow.js";
import { releasePairs } from "./pairs.js";
import { takeCounters } from "./counters.js";
import { doom, sacrificeAll } from "./destroy.js";
import { loseGame, type Loser } from "./leave-game.js";
import { type Move, moveAll } from "./move.js";
import type { Play } from "./play.js";
import { preparedBy } from "./prepare.js";
import { finalChapter } from "./sagas.js";
import { releaseLostBearers } from "./ring.js";
import { startEngines } from "./speed.js";
import { isForbidden, isForbiddenTo } from "./rules.js";
import { objectsHaving } from "../read/characteristics.js";
import { objectsWith } from "../read/facets.js";
import { greatestOf } from "../state/many.js";

/** A permanent as a check looks at it: all are looked at before anything is done (704.3). */
interface Seen {
  readonly object: GameObject;
  readonly looks: Characteristics;
}

/** Every permanent that a state-based action may have to do with, and what it looks like now. */
function permanents(play: Play): Seen[] {
  return objectsHaving(play.state, "checked").map((object) => ({ object, looks: play.look(object) }));
}

/** Creatures for which a test of toughness and damage holds. */
function creatures(seen: readonly Seen[], test: (seen: Seen, toughness: number) => boolean): ObjectId[] {
  return seen.flatMap((each) => {
    const { types, toughness } = each.looks;
    return types.includes("creature") && test(each, toughness ?? 0) ? [each.object.id] : [];
  });
}

/** Players who lose: no life, a draw from an empty library, ten poison counters (704.5a–c). */
function losers(play: Play): Loser[] {
  return playersInOrder(play.state).flatMap((player) => {
    const { life, drewFromNothing, counters } = playerOf(play.state, player);
    if (isForbiddenTo(play, player, "loseTheGame")) return [];
    if (life <= 0) return [{ player, rule: "704.5a" }];
    if (drewFromNothing === "yes") return [{ player, rule: "704.5b" }];
    return (counters["poison"] ?? 0) >= 10 ? [{ player, rule: "704.5c" }] : [];
  });
}

/** Those who lose leave the game; who is left without an opponent has won (104.2a). */
function loseGames(play: Play): boolean {
  const lost = losers(play);
  loseGame(play, lost);
  return lost.length > 0;
}

/** Tokens and copies outside the zones where they can be cease to exist (704.5d, e). */
function ceaseToExist(play: Play): boolean {
  const gone = objectsWith(play.state, "stray").filter(
    (object) =>
      (object.kind === "token" && object.zone !== "battlefield") ||
      (object.kind === "copy" && !isPlaceForCopy(play, object)),
  );
  for (const object of gone) play.state = withoutObject(play.state, object);
  const events = gone.map(({ id, kind }): Happening => ({
    kind: "ceased",
    object: id,
    rule: kind === "token" ? "704.5d" : "704.5e",
    cause: null,
  }));
  if (events.length > 0) play.happen(events);
  return gone.length > 0;
}

/** Whether a copy of a card or spell may be where it is; that of a prepare spell is in exile (704.5e, 722.3c). */
function isPlaceForCopy(play: Play, object: GameObject): boolean {
  if (object.zone === "exile") return preparedBy(play, object) !== null;
  return object.zone === "stack" || object.zone === "battlefield";
}

/** Creatures with lethal damage (704.5g). */
function lethallyDamaged(seen: readonly Seen[]): ObjectId[] {
  return creatures(seen, ({ object }, toughness) => toughness > 0 && object.damage > 0 && object.damage >= toughness);
}

/** Creatures that a source with deathtouch dealt damage, marked on them or not (704.5h, 702.2b). */
function deathtouched(seen: readonly Seen[]): ObjectId[] {
  return creatures(seen, ({ object }, toughness) => toughness > 0 && object.deathtouched);
}

/** Planeswalkers without loyalty (704.5i). */
function withoutLoyalty(seen: readonly Seen[]): ObjectId[] {
  return seen.flatMap(({ object, looks: { types } }) =>
    types.includes("planeswalker") && (object.counters["loyalty"] ?? 0) === 0 ? [object.id] : [],
  );
}

/** Battles without defense that none of their abilities is waiting for (704.5v). */
function withoutDefense(play: Play, seen: readonly Seen[]): ObjectId[] {
  return seen.flatMap(({ object, looks: { types } }) => {
    const isOut = types.includes("battle") && (object.counters["defense"] ?? 0) === 0;
    return isOut && !hasPendingAbility(play, object.id) ? [object.id] : [];
  });
}

/** All world permanents but the newest (704.5k). */
function olderWorlds(seen: readonly Seen[]): ObjectId[] {
  const worlds = seen.filter(({ looks }) => looks.supertypes.includes("world")).map(({ object }) => object);
  const newest = greatestOf(worlds.map(({ timestamp }) => timestamp));
  return worlds.flatMap(({ id, timestamp }) => (timestamp < newest ? [id] : []));
}

/** Groups of legendary permanents with one name under one controller (704.5j). */
function legends(seen: readonly Seen[]): { player: PlayerId; ids: ObjectId[] }[] {
  const groups = new Map<string, { player: PlayerId; ids: ObjectId[] }>();
  for (const { object, looks } of seen) {
    const { supertypes, name, controller } = looks;
    if (!supertypes.includes("legendary") || name === "") continue;
    const key = `${controller}\n${name}`;
    const group = groups.get(key) ?? { player: controller, ids: [] };
    groups.set(key, { ...group, ids: [...group.ids, object.id] });
  }
  return [...groups.values()].filter(({ ids }) => ids.length > 1);
}

/** The legendary permanents that go: all but the one that their controller keeps (704.5j). */
function legendsThatGo(play: Play, seen: readonly Seen[]): ObjectId[] {
  return legends(seen).flatMap(({ player, ids: all }) => {
    const ids = all.filter((id) => !isForbidden(play, id, "legendRule"));
    if (ids.length < 2) return [];
    const asking = { player, purpose: "legendRule", rule: "704.5j", about: null } as const;
    const [kept] = askSome(play, asking, ids, entityOption, [1, 1]);
    return ids.filter((id) => id !== kept);
  });
}

/**
 * Auras that are attached to nothing that they may enchant (704.5m). One that is also a creature comes off first and is
 * put into the graveyard at the next check (303.4d, 704.5p).
 */
function looseAuras(play: Play, seen: readonly Seen[]): ObjectId[] {
  return seen.flatMap(({ object, looks }) => {
    const { attachedTo } = object;
    if (!looks.subtypes.includes("Aura") || (isUnattachable(looks) && attachedTo !== null)) return [];
    return attachedTo === null || isGone(play, attachedTo) || !mayBeAttached(play, object.id, attachedTo)
      ? [object.id]
      : [];
  });
}

/** What cannot be attached to anything (704.5p). */
function isUnattachable({ types }: Characteristics): boolean {
  return types.includes("creature") || types.includes("battle");
}

/** Whether what something is attached to is not on the battlefield, or out of the game. */
function isGone(play: Play, to: ObjectId | PlayerId): boolean {
  if (isPlayer(to)) return playerOf(play.state, to).standing !== "playing";
  return findObject(play.state, to)?.zone !== "battlefield";
}

/** Roles that a newer Role of the same player on the same permanent replaces (704.5y, 303.7a). */
function olderRoles(seen: readonly Seen[]): ObjectId[] {
  const roles = seen.filter(({ object, looks }) => object.attachedTo !== null && looks.subtypes.includes("Role"));
  return roles.flatMap(({ object, looks }) => {
    const isNewer = (other: Seen): boolean =>
      other.object.attachedTo === object.attachedTo &&
      other.looks.controller === looks.controller &&
      other.object.timestamp > object.timestamp;
    return roles.some(isNewer) ? [object.id] : [];
  });
}

/** Equipment and others come off what they may not be on (704.5n, p). */
function comeOff(play: Play, seen: readonly Seen[]): boolean {
  const wrong = seen.filter(
    ({ object, looks }) =>
      object.attachedTo !== null &&
      (isUnattachable(looks) ||
        (!looks.subtypes.includes("Aura") && !mayBeAttached(play, object.id, object.attachedTo))),
  );
  return wrong.filter(({ object }) => unattach(play, object.id)).length > 0;
}

/** +1/+1 and -1/-1 counters take each other away (704.5q). */
function annihilate(play: Play, seen: readonly Seen[]): boolean {
  const both = seen.flatMap(({ object: { id, counters } }) => {
    const amount = Math.min(counters["+1/+1"] ?? 0, counters["-1/-1"] ?? 0);
    return amount > 0 ? [{ id, amount }] : [];
  });
  for (const { id, amount } of both) {
    takeCounters(play, id, "+1/+1", amount);
    takeCounters(play, id, "-1/-1", amount);
  }
  return both.length > 0;
}

/** Sagas that have told their last chapter are sacrificed (704.5s). */
function finishSagas(play: Play, seen: readonly Seen[]): boolean {
  const told = seen.filter(({ object, looks }) => {
    if (!looks.subtypes.includes("Saga")) return false;
    const last = finalChapter(play, object.id);
    return last > 0 && (object.counters["lore"] ?? 0) >= last && !hasPendingAbility(play, object.id);
  });
  return told.filter(({ object, looks }) => sacrificeAll(play, looks.controller, [object.id]).length > 0).length > 0;
}

/** Whether an ability of the object has triggered and not yet left the stack. */
function hasPendingAbility(play: Play, id: ObjectId): boolean {
  if (play.state.waiting.some(({ scope }) => scope.source === id)) return true;
  return play.state.stack.some((item) => findObject(play.state, item)?.stack?.scope.source === id);
}

/** Permanents that go to graveyards by a rule. */
type Going = readonly [rule: string, ids: readonly ObjectId[]];

/** What is put into graveyards without being destroyed, each permanent by the first rule that says so. */
function buried(play: Play, seen: readonly Seen[]): Going[] {
  const roles = olderRoles(seen);
  const all: Going[] = [
    ["704.5f", creatures(seen, (_, toughness) => toughness <= 0)],
    ["704.5i", withoutLoyalty(seen)],
    ["704.5j", legendsThatGo(play, seen)],
    ["704.5k", olderWorlds(seen)],
    ["704.5y", roles],
    ["704.5m", looseAuras(play, seen)],
    ["704.5v", withoutDefense(play, seen)],
  ];
  return withoutRepeats(all);
}

/** Each permanent once. */
function withoutRepeats(all: readonly Going[]): Going[] {
  const known = new Set<ObjectId>();
  return all.map(([rule, ids]) => {
    const fresh = ids.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    return [rule, fresh];
  });
}

/** What is destroyed: by lethal damage, and by deathtouch. */
function destroyed(play: Play, seen: readonly Seen[], others: readonly Going[]): Going[] {
  const dying = withoutRepeats([...others, ["704.5g", lethallyDamaged(seen)], ["704.5h", deathtouched(seen)]]);
  return dying.slice(others.length).map(([rule, ids]) => [rule, doom(play, ids, rule)]);
}

/** Puts everything that goes to a graveyard there at once, as a single event (704.3, 704.8); says whether anything went. */
function putIntoGraveyards(play: Play, seen: readonly Seen[]): boolean {
  const going = buried(play, seen);
  const all = [...going, ...destroyed(play, seen, going)];
  const moves = all.flatMap(([rule, ids]) => ids.map((object): Move => ({ object, to: "graveyard", rule })));
  if (moves.length === 0) return false;
  moveAll(play, moves, "704.3");
  const gone = (id: ObjectId): boolean => findObject(play.state, id) === null;
  for (const [rule, ids] of going)
    if (ids.some(gone)) play.happen([{ kind: "stateBased", objects: ids, rule, cause: null }]);
  return moves.some(({ object }) => gone(object));
}

/** Forgets what counts only since the last check (704.5b, h). */
function forget(play: Play): void {
  for (const { id, drewFromNothing } of play.state.players)
    if (drewFromNothing === "yes") play.changePlayer(id, { drewFromNothing: "no" });
  for (const { object } of permanents(play)) if (object.deathtouched) play.change(object.id, { deathtouched: false });
}

/**
 * Checks state-based actions once and performs those that apply, after everything was looked at (704.3); says whether
 * there were any.
 */
export function performStateBased(play: Play): boolean {
  releasePairs(play);
  const released = releaseBestowed(play);
  const seen = permanents(play);
  const performed = [
    released,
    loseGames(play),
    ceaseToExist(play),
    putIntoGraveyards(play, seen),
    comeOff(play, seen),
    annihilate(play, seen),
    finishSagas(play, seen),
    releaseLostBearers(play),
    startEngines(play, seen),
  ];
  forget(play);
  return performed.includes(true);
}
