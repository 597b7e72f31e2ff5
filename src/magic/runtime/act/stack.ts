import type { Ability, Resolution } from "../../effects/index.js";
import { prototyped } from "../read/prototyped.js";
import { bestowed, isBestowed } from "../read/bestowed.js";
import { holds } from "../read/condition.js";
import { copiableFaces } from "../read/copiable.js";
import { faceDownDesignations } from "../read/face-down.js";
import { blankFace } from "../read/faces.js";
import { replacementsOn, reworded } from "../read/reworded.js";
import { type Entity, isObject, type ObjectId } from "../state/identity.js";
import { newObject } from "../state/new-object.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { withItem } from "../state/paged.js";
import type { Scope, StackItem } from "../state/scope.js";
import { ceaseToBeBestowed } from "./bestow.js";
import { carryOutAll } from "./carry-out.js";
import { cannotEnter } from "./barred.js";
import { afterEntering, keptAfter, rebound, sneaked, zoneAfter } from "./after-resolving.js";
import { enterBattlefield } from "./enter.js";
import { shuffleLibrary } from "./library.js";
import { mutates, withoutMutate } from "./merge.js";
import { moveAll, remember } from "./move.js";
import type { Play } from "./play.js";
import { openedByCasting } from "./rooms.js";
import { recheckTargets, targetsOf, withEach } from "./targets.js";

/** Takes an ability, or a copy that ceases to exist, off the stack. */
export function leaveStack(play: Play, id: ObjectId): void {
  const object = findObject(play.state, id);
  if (object?.kind === "copy") remember(play, object, play.state);
  const stack = play.state.stack.filter((other) => other !== id);
  play.state = { ...play.state, stack, objects: withItem(play.state.objects, id, null) };
}

/** Puts an ability on the stack (602.2a, 603.3). */
export function putAbility(play: Play, scope: Scope, ability: Ability | null, resolution: Resolution): ObjectId {
  const id = play.fresh();
  const { controller } = scope;
  const item: StackItem = { scope, ability, resolution };
  const parts = {
    id,
    kind: "ability",
    faces: [blankFace],
    owner: controller,
    controller,
    zone: "stack",
    stack: item,
  } as const;
  play.put(newObject(parts, play.state));
  play.state = { ...play.state, stack: [...play.state.stack, id] };
  return id;
}

/** Carries out what the resolving object says; what cannot be carried out is reported and ends it. */
export function carryOutResolution(play: Play, scope: Scope, { instructions }: Resolution): void {
  try {
    carryOutAll(play, { scope: { ...scope, began: play.state.happened } }, instructions);
  } catch (error) {
    play.unable(error, play.cause ?? scope.ability);
    play.cause = null;
  }
}

/** What the spell or ability still does: nothing where its condition fails or its targets are gone (608.2a, b). */
function stillValid(play: Play, object: GameObject, { scope, ability, resolution }: StackItem): Scope | null {
  const condition = ability?.kind === "triggered" ? ability.condition : null;
  if (condition !== null && !holds(play, scope, condition)) return null;
  if (resolution === null) return scope;
  const spell = object.kind === "ability" ? null : object.id;
  return recheckTargets(play, scope, targetsOf(play, resolution, scope), spell);
}

/** A spell that has resolved or fizzled goes to the graveyard, a card that resolved elsewhere where a keyword says so (608.2n). */
function discardSpell(play: Play, object: GameObject, outcome: "resolved" | "fizzled"): void {
  if (object.kind === "ability" || object.kind === "copy") leaveStack(play, object.id);
  else if (findObject(play.state, object.id) !== null) {
    const to = outcome === "resolved" ? zoneAfter(play, object) : "graveyard";
    const keeps = outcome === "resolved" ? keptAfter(play, object) : {};
    const [id = null] = moveAll(play, [{ object: object.id, to, keeps }], "608.2n");
    if (id !== null && to === "exile") rebound(play, object, id);
    if (id !== null && to === "library") shuffleLibrary(play, object.owner);
  }
}

/** What an Aura spell was announced to enchant. */
function auraTarget(play: Play, object: GameObject, { targets }: Scope): Entity | null {
  if (!play.look(object).subtypes.includes("Aura")) return null;
  return Object.values(targets).flat()[0] ?? null;
}

/** A permanent spell becomes a permanent (608.3a); a copy of one becomes a token that is not created (608.3f, 111.13). */
function becomePermanent(play: Play, object: GameObject, scope: Scope): void {
  const { controller } = play.look(object);
  const { face, casting, choices, position } = object;
  const kept = [...faceDownDesignations, bestowed, prototyped];
  const opened = openedByCasting(object, copiableFaces(play.state, object));
  const designations = [...object.designations.filter((word) => kept.includes(word)), ...opened];
  const attachedTo = auraTarget(play, object, scope);
  const sneaking = sneaked(play, object, scope);
  const keeps: Partial<GameObject> = { face, casting, choices, position, designations, attachedTo, ...sneaking };
  if (object.kind !== "copy") {
    const [id = null] = moveAll(play, [{ object: object.id, to: "battlefield", controller, keeps, scope }], "608.3a");
    if (id !== null) afterEntering(play, id, scope);
    return;
  }
  const faces = copiableFaces(play.state, object);
  const up = faces[face] ?? blankFace;
  const parts = { kind: "token", faces, owner: object.owner, controller, ...keeps } as const;
  leaveStack(play, object.id);
  if (cannotEnter(play, parts, null)) return;
  enterBattlefield(play, [{ parts, face: up, entries: [], scope, old: null, from: null }], "608.3f", ([id = null]) =>
    id === null ? [] : [{ kind: "becameToken", object: id, player: object.owner, rule: "111.13", cause: null }],
  );
}

/** A bestowed Aura spell without a legal target is a creature spell, and resolves as one (702.103e, 608.3b). */
function withoutBestow(play: Play, object: GameObject, { scope }: StackItem): Scope | null {
  if (!isBestowed(object)) return null;
  ceaseToBeBestowed(play, object.id);
  return { ...scope, targets: {} };
}

/** Whether the object is a spell that becomes a permanent. */
function isPermanentSpell(play: Play, object: GameObject): boolean {
  if (object.kind === "ability") return false;
  const { types } = play.look(object);
  return types.length > 0 && types.every((type) => type !== "instant" && type !== "sorcery");
}

/** What is on the stack, a spell with its text as effects change it (612.1); an ability has no text of an object (113.7a). */
function worded(play: Play, { id, kind, stack }: GameObject): StackItem | null {
  if (stack === null || stack.resolution === null || kind === "ability") return stack;
  return { ...stack, resolution: replacementsOn(play.state, id).reduce(reworded, stack.resolution) };
}

/** Resolves the topmost object of the stack (608.1). */
export function resolveTop(play: Play): void {
  const id = play.state.stack.at(-1);
  const object = id === undefined ? null : findObject(play.state, id);
  const item = object === null ? null : worded(play, object);
  if (object === null || item === null) return;
  const scope =
    stillValid(play, object, item) ?? withoutBestow(play, object, item) ?? withoutMutate(play, object, item);
  const about = isObject(item.scope.source) ? item.scope.source : object.id;
  if (scope === null) {
    play.happen([{ kind: "fizzled", object: about, rule: "608.2b", cause: null }]);
    discardSpell(play, object, "fizzled");
    return;
  }
  play.happen([{ kind: "resolved", object: about, ability: item.scope.ability, rule: "608.2", cause: null }]);
  if (item.resolution !== null) carryOutResolution(play, withEach(play, scope, item.resolution), item.resolution);
  const still = findObject(play.state, object.id);
  if (still === null) return;
  if (mutates(play, still, scope)) return;
  if (isPermanentSpell(play, still)) becomePermanent(play, still, scope);
  else discardSpell(play, still, "resolved");
}
