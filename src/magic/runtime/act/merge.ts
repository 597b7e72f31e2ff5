import { copiableFaces, isCopying } from "../read/copiable.js";
import { ownFaces } from "../read/faces.js";
import { componentOf } from "../read/merged.js";
import { isMutating, mutateTarget, mutating } from "../read/mutating.js";
import { isPrototyped } from "../read/prototyped.js";
import { NotExecutable } from "../state/failures.js";
import { isObject, type ObjectId } from "../state/identity.js";
import type { Component, GameObject } from "../state/object.js";
import { findObject, lastKnownOf, withLastKnown, withoutObject } from "../state/objects.js";
import type { Scope, StackItem } from "../state/scope.js";
import { askSome } from "./ask.js";
import { remember } from "./move.js";
import type { Play } from "./play.js";

/** What stands for an object as it merges: its components, where it is merged already, or itself (730.2). */
function componentsOf(play: Play, object: GameObject): readonly Component[] {
  if (object.melded !== undefined) throw new NotExecutable("merging with a melded permanent");
  const copied = isCopying(play.state, object.id) ? copiableFaces(play.state, object) : null;
  // A prototyped permanent has the values that this gave it (718.3b).
  const own = isPrototyped(object) ? ownFaces(play.state, object) : null;
  if (object.components === undefined) return [componentOf(object, copied ?? own)];
  if (copied !== null) throw new NotExecutable("merging with a merged permanent that is a copy of something else");
  return object.components;
}

/** A merged permanent is a copy of nothing but what it is made of: an earlier copy effect is part of its values (730.2a, 613.2). */
function withoutCopy(play: Play, id: ObjectId): void {
  const { effects } = play.state;
  const of = effects.filter(({ copied, affected }) => copied !== null && isOn(affected, id));
  if (of.some(({ duration }) => duration.kind !== "indefinite"))
    throw new NotExecutable("merging with a permanent that is a copy for a time");
  const left = effects.map((effect) => {
    if (!of.includes(effect) || effect.affected.kind !== "objects") return effect;
    return {
      ...effect,
      affected: { ...effect.affected, objects: effect.affected.objects.filter((one) => one !== id) },
    };
  });
  if (of.length > 0) play.state = { ...play.state, effects: left };
}

function isOn(affected: { readonly kind: string; readonly objects?: unknown }, id: ObjectId): boolean {
  return affected.kind === "objects" && Array.isArray(affected.objects) && affected.objects.includes(id);
}

/** What the merged permanent shows: what its topmost component is, which tells whether it is a token (730.2a, d, e). */
function topOf(components: readonly Component[]): Partial<GameObject> {
  const [top] = components;
  if (top === undefined) return {};
  const { kind, card, faces, face, position } = top;
  return { components, kind, card, faces, face, position };
}

/** Whether the spell goes on top of the creature, as its controller chooses (702.140c). */
function goesOnTop(play: Play, spell: GameObject, target: ObjectId): boolean {
  const player = play.look(spell).controller;
  const asking = { player, purpose: "value", rule: "702.140c", about: target } as const;
  const [where] = askSome(play, asking, ["top", "bottom"], (word) => ({ kind: "word", word }), [1, 1]);
  return where === "top";
}

/**
 * A mutating creature spell merges with the creature that it targets, which stays the object that it was (702.140c, 730.2b,
 * c); what asks for the spell finds the permanent (702.140f). Says whether it did.
 */
export function mutates(play: Play, spell: GameObject, { targets }: Scope): boolean {
  const [id] = isMutating(spell) ? (targets[mutateTarget.id] ?? []) : [];
  const creature = id !== undefined && isObject(id) ? findObject(play.state, id) : null;
  if (creature?.zone !== "battlefield") return false;
  const isTop = goesOnTop(play, spell, creature.id);
  const own = componentsOf(play, creature);
  const added = [componentOf(spell, null)];
  const player = play.look(spell).controller;
  remember(play, spell, play.state);
  play.state = withoutObject({ ...play.state, stack: play.state.stack.filter((one) => one !== spell.id) }, spell);
  const last = lastKnownOf(play.state, spell.id);
  if (last !== null) play.state = withLastKnown(play.state, spell.id, { ...last, became: creature.id });
  withoutCopy(play, creature.id);
  play.change(creature.id, topOf(isTop ? [...added, ...own] : [...own, ...added]));
  const parts = { action: "mutate", player, object: creature.id, amount: 1, rule: "702.140d", cause: null } as const;
  play.happen([{ kind: "keywordAction", ...parts }]);
  return true;
}

/** A mutating creature spell without a legal target is a creature spell, and resolves as one (702.140b). */
export function withoutMutate(play: Play, object: GameObject, { scope }: StackItem): Scope | null {
  if (!isMutating(object)) return null;
  play.change(object.id, { designations: object.designations.filter((word) => word !== mutating) });
  return { ...scope, targets: {} };
}
