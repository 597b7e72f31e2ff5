import type { Entry } from "../../effects/index.js";
import { copiableFaces } from "../read/copiable.js";
import { hasPermanentBack } from "../read/faces.js";
import { entitiesOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { objectsOf } from "../read/reference.js";
import { isDuring } from "../read/turn-parts.js";
import type { Happening } from "../state/happening.js";
import { type Entity, isPlayer, type ObjectId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import type { GameObject } from "../state/object.js";
import { findObject, lastKnownOf, permanentIds } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { Characteristics } from "../state/characteristics.js";
import { askSome, entityOption } from "./ask.js";
import { mayBeAttached } from "./attach.js";
import { attackable, isAttackOn } from "./attackable.js";
import { addCounters } from "./counters.js";
import { startEffect } from "./effects.js";
import type { Play } from "./play.js";
import { setFlipped } from "./flip.js";
import { prepare } from "./prepare.js";

/** The planeswalkers that these players control. */
function planeswalkersOf(play: Play, players: readonly Entity[]): Entity[] {
  return permanentIds(play.state).filter((id) => {
    const object = findObject(play.state, id);
    if (object === null) return false;
    const looks = play.look(object);
    return looks.types.includes("planeswalker") && players.includes(looks.controller);
  });
}

/** What these objects attack, or attacked as they left. */
function attackedBy({ state }: Play, ids: readonly ObjectId[]): Entity | null {
  const [attacked = null] = ids.map(
    (id) => (findObject(state, id) ?? lastKnownOf(state, id)?.object)?.attacking ?? null,
  );
  return attacked === null || isPlayer(attacked) || findObject(state, attacked) !== null ? attacked : null;
}

/**
 * What it attacks as it enters: what the effect says, or what its controller chooses (508.4). What can't be attacked any
 * more, such as a player who has left, is not attacked (506.3c, 508.4a).
 */
function whomToAttack(
  play: Play,
  object: GameObject,
  { whom, alternative, alike }: ByKind<Entry>["attacking"],
  scope: Scope,
): Entity | null {
  const { controller } = play.look(object);
  const possible = attackable(play, controller);
  if (alike !== undefined && whom !== null) {
    const others = entitiesOf(play, scope, whom).filter((entity) => !isPlayer(entity));
    const attacked = attackedBy(play, others);
    return attacked !== null && possible.includes(attacked) ? attacked : null;
  }
  const named = whom === null ? possible : entitiesOf(play, scope, whom);
  const all = alternative === undefined ? named : [...named, ...planeswalkersOf(play, named)];
  const stated = all.filter((entity) => possible.includes(entity));
  const asking = { player: controller, purpose: "player", rule: "508.4", about: object.id } as const;
  return askSome(play, asking, stated, entityOption, [Math.min(1, stated.length), 1])[0] ?? null;
}

/** Whether a permanent can be put onto the battlefield attacking or blocking: a creature that is no battle (506.3a, f). */
function isFighter({ types }: Characteristics): boolean {
  return types.includes("creature") && !types.includes("battle");
}

/** Whether a permanent can be put onto the battlefield attacking now (506.3a, b; 508.4). */
function mayEnterAttacking(play: Play, object: GameObject): boolean {
  const { turn } = play.state;
  const looks = play.look(object);
  return isFighter(looks) && looks.controller === turn.active && isDuring(turn.part, "combat");
}

/** Attacking: it was never declared as an attacker, so nothing triggers (508.4). */
function enterAttacking(play: Play, object: GameObject, entry: ByKind<Entry>["attacking"], scope: Scope): void {
  if (mayEnterAttacking(play, object)) play.change(object.id, { attacking: whomToAttack(play, object, entry, scope) });
}

/** Blocking what attacks its controller or a planeswalker of theirs (506.3e, 509.4, 509.4a). */
function enterBlocking(play: Play, object: GameObject, { whom }: ByKind<Entry>["blocking"], scope: Scope): void {
  const looks = play.look(object);
  const attackers = objectsOf(play, scope, whom).filter((id) => {
    const attacker = findObject(play.state, id);
    return attacker !== null && isAttackOn(play, attacker.attacking, looks.controller);
  });
  if (!isFighter(looks) || attackers.length === 0) return;
  play.change(object.id, { blocking: attackers });
  for (const id of attackers) play.change(id, { blocked: true });
}

/** With counters, which is putting them on it (122.6, 614.16). */
function enterWithCounters(
  play: Play,
  object: GameObject,
  entry: ByKind<Entry>["counters"],
  scope: Scope,
): Happening[] {
  const amount = countOf(play, scope, entry.count);
  return addCounters(play, { on: object.id, counter: entry.counter, amount, player: object.controller });
}

/** With a rule that lasts for a time (611.2). */
function enterWithRequirement(
  play: Play,
  { id }: GameObject,
  { requirement, duration }: ByKind<Entry>["requirement"],
  scope: Scope,
): void {
  const changes = [{ kind: "require", requirement } as const];
  startEffect(play, { scope, affected: { kind: "objects", objects: [id] }, changes, copied: null, duration });
}

/** Attached as it enters, where it may be (301.5e); what an Aura enchants was settled before. */
function enterAttached(play: Play, object: GameObject, { to }: ByKind<Entry>["attached"], scope: Scope): void {
  if (object.attachedTo !== null) return;
  const [first] = entitiesOf(play, scope, to);
  if (first !== undefined && !isPlayer(first) && mayBeAttached(play, object.id, first))
    play.change(object.id, { attachedTo: first });
}

/** With its back face up, where it has two faces, and that one is a permanent's (712.13a, 712.14a). */
function enterTransformed(play: Play, object: GameObject): void {
  if (hasPermanentBack(copiableFaces(play.state, object))) play.change(object.id, { face: 1 });
}

type Events = readonly Happening[];

/** No events of its own. */
function quietly(run: () => void): Events {
  run();
  return [];
}

/** One application a way of entering. */
export const entries: Table<Entry, [Play, GameObject, Scope], Events> = {
  tapped: (_, play, { id }) => quietly(() => play.change(id, { tapped: true })),
  untapped: (_, play, { id }) => quietly(() => play.change(id, { tapped: false })),
  transformed: (_, play, object) => quietly(() => enterTransformed(play, object)),
  flipped: (_, play, { id }) => quietly(() => setFlipped(play, id)),
  faceDown: (_, play, { id }) => quietly(() => play.change(id, { position: "faceDown" })),
  prepared: (_, play, { id }) => quietly(() => void prepare(play, id)),
  attacking: (entry, play, object, scope) => quietly(() => enterAttacking(play, object, entry, scope)),
  blocking: (entry, play, object, scope) => quietly(() => enterBlocking(play, object, entry, scope)),
  attached: (entry, play, object, scope) => quietly(() => enterAttached(play, object, entry, scope)),
  requirement: (entry, play, object, scope) => quietly(() => enterWithRequirement(play, object, entry, scope)),
  counters: (entry, play, object, scope) => enterWithCounters(play, object, entry, scope),
};

function evaluate<Kind extends Entry["kind"]>(
  kind: Kind,
  entry: ByKind<Entry>[Kind],
  ...rest: [Play, GameObject, Scope]
): Events {
  return entries[kind](entry, ...rest);
}

/** Loyalty, defense and the first lore counter (306.5b, 310.4b, 714.3a). */
export function printedCounters(play: Play, id: ObjectId): void {
  const object = findObject(play.state, id);
  if (object === null) return;
  const looks = play.look(object);
  const own: [string, number | null][] = [
    ["loyalty", looks.types.includes("planeswalker") ? looks.loyalty : null],
    ["defense", looks.types.includes("battle") ? looks.defense : null],
    ["lore", looks.subtypes.includes("Saga") ? 1 : null],
  ];
  for (const [counter, amount] of own) {
    if (amount !== null) pendingCounters(play, object, counter, amount);
  }
}

/** Counters that a permanent enters with by the rules. */
function pendingCounters(play: Play, object: GameObject, counter: string, amount: number): void {
  const events = addCounters(play, { on: object.id, counter, amount, player: object.controller });
  play.happen(events);
}

/** Applies ways of entering one after the other. */
export function applyEach(play: Play, id: ObjectId, all: readonly Entry[], scope: Scope): Happening[] {
  return all.flatMap((entry) => {
    const object = findObject(play.state, id);
    return object === null ? [] : [...evaluate(entry.kind, entry, play, object, scope)];
  });
}
