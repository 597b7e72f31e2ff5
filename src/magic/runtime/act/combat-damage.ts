import { hasKeyword } from "../read/abilities.js";
import { characteristicOf } from "../read/quantity.js";
import { type Entity, isPlayer, type ObjectId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, hasLeft } from "../state/objects.js";
import { askShares } from "./ask.js";
import { defenderOf, fighters } from "./combat.js";
import { type Damage, dealDamage } from "./damage.js";
import { type Assigned, type Assignment, lethalLeft, refuseTrampling, type Support } from "./lethal.js";
import type { Play } from "./play.js";

/** The damage that a creature assigns: its power, none below 0, where no effect says otherwise (510.1a). */
function power(play: Play, object: GameObject): number {
  const looks = play.look(object);
  const amounts = looks.rules.flatMap(({ rule }) => (rule.kind === "assignCombatDamage" ? [rule.amount] : []));
  if (amounts.includes("none")) return 0;
  return Math.max(0, characteristicOf({ object, looks }, amounts.length > 0 ? "toughness" : "power"));
}

/** The creatures that block an attacker now. */
function blockersOf(play: Play, attacker: GameObject): GameObject[] {
  return fighters(play).filter(({ blocking }) => blocking.includes(attacker.id));
}

/** What an attacker attacks, where it is still there to be dealt damage (506.4c, 510.1b, 800.4e). */
function attackedNow(play: Play, attacker: GameObject): Entity | null {
  const { attacking } = attacker;
  if (attacking === null) return null;
  if (isPlayer(attacking)) return hasLeft(play.state, attacking) ? null : attacking;
  const object = findObject(play.state, attacking);
  if (object?.zone !== "battlefield") return null;
  const { types, controller } = play.look(object);
  const isOpposed = controller !== play.look(attacker).controller;
  return isOpposed && (types.includes("planeswalker") || types.includes("battle")) ? attacking : null;
}

/** What an attacker with trample may assign damage to beyond those that block it, in this order (702.19b, c, e). */
function beyond(play: Play, attacker: GameObject): Entity[] {
  const attacked = attackedNow(play, attacker);
  const looks = play.look(attacker);
  const overWalkers = hasKeyword(looks, "trample over planeswalkers");
  if (!overWalkers && !hasKeyword(looks, "trample")) return [];
  const player = overWalkers && !isPlayer(attacker.attacking ?? "") ? defenderOf(play, attacker) : null;
  return [attacked, player].filter((entity) => entity !== null);
}

/** What an attacker assigns as though nothing blocked it: all to what it attacks (510.1b, 702.19d). */
function unblocked(play: Play, attacker: GameObject, amount: number): Assigned[] {
  const [first, second] = [attackedNow(play, attacker), beyond(play, attacker)[1]];
  if (first === null) return beyond(play, attacker).map((to) => ({ source: attacker.id, to, amount }));
  if (second === undefined) return [{ source: attacker.id, to: first, amount }];
  return among(play, attacker, [first, second], amount);
}

/** What a creature assigns among several, as its controller divides it: any of them may get none (510.1c, d). */
function among(play: Play, creature: GameObject, recipients: readonly Entity[], amount: number): Assigned[] {
  const rule = creature.attacking === null ? "510.1d" : "510.1c";
  const asking = {
    player: play.look(creature).controller,
    purpose: "division",
    rule,
    about: creature.id,
  } as const;
  const shares = askShares(play, asking, "assign", recipients, amount);
  return recipients.map((to, index) => ({ source: creature.id, to, amount: shares[index] ?? 0 }));
}

/** What an attacker assigns, beside what others assign and are still able to (510.1b, c, 702.19b). */
function attackerAssigns(play: Play, attacker: GameObject, others: readonly Assigned[], support: Support): Assignment {
  const amount = power(play, attacker);
  if (amount === 0 || attacker.attacking === null) return { attacker, own: [], blockers: [] };
  const blockers = blockersOf(play, attacker);
  const extra = beyond(play, attacker);
  const passes = blockers.length === 0 && extra.length > 0;
  if (!attacker.blocked || passes) return { attacker, own: unblocked(play, attacker, amount), blockers: [] };
  const needed = blockers.map((blocker) => lethalLeft(play, blocker, others, attacker) - support(blocker));
  const least = needed.reduce((sum, each) => sum + Math.max(0, each), 0);
  const ids = blockers.map(({ id }) => id);
  if (ids.length === 0) return { attacker, own: [], blockers };
  return { attacker, own: among(play, attacker, amount > least ? [...ids, ...extra] : ids, amount), blockers };
}

/** The attackers in the order in which they assign: those without trample first, whose damage counts for the others. */
function inOrder(play: Play, attackers: readonly GameObject[]): GameObject[] {
  const tramples = (attacker: GameObject): boolean => beyond(play, attacker).length > 0;
  return [...attackers.filter((each) => !tramples(each)), ...attackers.filter(tramples)];
}

/** What all attackers assign, which must be right together (510.1, 510.1e). */
function attackersAssign(play: Play, attackers: readonly GameObject[]): Assigned[] {
  const ordered = inOrder(play, attackers);
  const made: Assignment[] = [];
  ordered.forEach((attacker, index) => {
    const support = supportFrom(play, ordered.slice(index + 1));
    const assignment = attackerAssigns(play, attacker, assignedIn(made), support);
    made.push(assignment);
    refuseTrampling(play, assignment, assignedIn(made), support);
  });
  for (const assignment of made) refuseTrampling(play, assignment, assignedIn(made), () => 0);
  return assignedIn(made);
}

/** Everything that was assigned. */
function assignedIn(made: readonly Assignment[]): Assigned[] {
  return made.flatMap(({ own }) => own);
}

/** How much damage attackers that are still to assign could assign to a blocker. */
function supportFrom(play: Play, later: readonly GameObject[]): Support {
  return ({ blocking }) =>
    later.reduce((sum, attacker) => sum + (blocking.includes(attacker.id) ? power(play, attacker) : 0), 0);
}

/** What a blocker assigns to the creature that it blocks, or among those that it does (510.1d). */
function blockerAssigns(play: Play, blocker: GameObject): Assigned[] {
  const there = blocker.blocking.filter((id) => (findObject(play.state, id)?.attacking ?? null) !== null);
  const amount = power(play, blocker);
  return amount === 0 || there.length === 0 ? [] : among(play, blocker, there, amount);
}

/** Combat damage is dealt, all at the same time (510.2): by those that strike first, or by the rest and double strikers. */
export function combatDamage(play: Play, first: readonly ObjectId[] | null, struck: readonly ObjectId[]): void {
  const dealing = fighters(play).filter((object) => {
    if (first !== null) return first.includes(object.id);
    return !struck.includes(object.id) || hasKeyword(play.look(object), "double strike");
  });
  const attackers = dealing.filter(({ attacking }) => attacking !== null);
  const blockers = dealing.filter(({ attacking }) => attacking === null);
  const assigned = [...attackersAssign(play, attackers), ...blockers.flatMap((object) => blockerAssigns(play, object))];
  const damage = assigned.map((one): Damage => ({ ...one, combat: "combat" }));
  dealDamage(play, damage, "510.2");
}
