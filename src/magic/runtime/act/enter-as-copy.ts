import { copiableFaces } from "../read/copiable.js";
import { matchingObjects } from "../read/filter.js";
import { playersOf } from "../read/player.js";
import { objectsOf } from "../read/reference.js";
import { type HeldStatic, staticEffectsOf, storedStaticEffects } from "../read/statics.js";
import { hashOf } from "../../../state/hash.js";
import type { ObjectId } from "../state/identity.js";
import type { Face } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { askMay, askSome } from "./ask.js";
import { carryOutAll } from "./carry-out.js";
import { startEffect } from "./effects.js";
import { othersOnEntering, ownOnEntering, type Sources } from "./entering-sources.js";
import { withExceptions } from "./exceptions.js";
import { copied } from "./plan-tokens.js";
import type { Play } from "./play.js";

/** A replacement effect that makes the entering permanent a copy, and what tells it from every other (614.5). */
interface Copying {
  readonly held: HeldStatic<"entersAsCopy">;
  readonly key: string;
}

/** The face that is up of what a copy effect copies (707.8). */
function faceCopied(play: Play, id: ObjectId): Face | null {
  const planned = copied(play, id);
  return planned === null ? null : (planned.faces[planned.face] ?? planned.faces[0] ?? null);
}

/**
 * The copy effects that apply to the permanent as it would now be. An ability that it has from copying is another one; the
 * same text copied again does no more than before.
 */
function applying(play: Play, id: ObjectId, sources: Sources, spent: readonly string[]): Copying[] {
  const object = findObject(play.state, id);
  if (object === null) return [];
  const now = hashOf(copiableFaces(play.state, object));
  const of = (source: ObjectId) => staticEffectsOf(play, source, "entersAsCopy");
  const own = ownOnEntering(of(id)).map((held) => ({ held, key: `${id}:${held.effect.id}:${now}` }));
  const others = othersOnEntering(play, id, sources, of, storedStaticEffects(play, "entersAsCopy"));
  const foreign = others.map((held) => ({ held, key: `${held.scope.source}:${held.effect.id}` }));
  return [...own, ...foreign].filter(({ key }) => !spent.includes(key));
}

/** The one that is applied next: the permanent's controller chooses among several (616.1b, 616.1c). */
function next<Effect extends { readonly held: { readonly scope: Scope }; readonly key: string }>(
  play: Play,
  id: ObjectId,
  all: readonly Effect[],
  rule: "616.1b" | "616.1c",
): Effect | null {
  const object = findObject(play.state, id);
  if (object === null || all.length < 2) return all[0] ?? null;
  const { controller } = play.look(object);
  const asking = { player: controller, purpose: "replacement", rule, about: id } as const;
  const show = ({ held: { scope }, key }: Effect) =>
    ({ kind: "effect", source: scope.source, ability: scope.ability ?? key }) as const;
  return askSome(play, asking, all, show, [1, 1])[0] ?? null;
}

/** What is copied: chosen before it enters (614.12a), or what the words name; null for nothing. */
function originalOf(play: Play, id: ObjectId, { effect, scope }: HeldStatic<"entersAsCopy">): ObjectId | null {
  const { of, optional } = effect;
  const isChoice = of.kind === "choice";
  const found = isChoice ? matchingObjects(play, scope, of.filter) : objectsOf(play, scope, of);
  const candidates = found.filter((other) => other !== id);
  const asking = { player: scope.controller, purpose: "may", rule: "707.5", about: id } as const;
  if (candidates.length === 0 || (optional === "may" && !askMay(play, asking))) return null;
  const show = (object: ObjectId) => ({ kind: "object", object }) as const;
  return askSome(play, { ...asking, purpose: "object" }, candidates, show, [1, 1])[0] ?? null;
}

/** Applies one of them; null where nothing is copied. */
function apply(
  play: Play,
  id: ObjectId,
  { effect, scope: own }: HeldStatic<"entersAsCopy">,
  entering: readonly ObjectId[],
): HeldStatic<"entersAsCopy"> | null {
  const scope = { ...own, entering, began: play.state.happened };
  const original = originalOf(play, id, { effect, scope });
  const face = original === null ? null : faceCopied(play, original);
  if (original === null || face === null) return null;
  const value = { objects: [original], players: [], amount: 1, done: "yes" } as const;
  const after = { ...scope, slots: { ...scope.slots, [effect.result]: value } };
  const faces = withExceptions(play, after, [face], effect.exceptions);
  const affected = { kind: "objects", objects: [id] } as const;
  startEffect(play, { scope: after, affected, changes: [], copied: faces, duration: { kind: "indefinite" } });
  play.happen([{ kind: "modified", objects: [id], players: [], rule: "707.5", cause: effect.id }]);
  return { effect, scope: after };
}

/** The effects of its own that give it to another player as it enters, and were not applied yet (616.1b). */
function giving(
  play: Play,
  id: ObjectId,
  spent: readonly string[],
): { held: HeldStatic<"entersUnder">; key: string }[] {
  const object = findObject(play.state, id);
  if (object === null) return [];
  const now = hashOf(copiableFaces(play.state, object));
  const own = ownOnEntering(staticEffectsOf(play, id, "entersUnder"));
  return own
    .map((held, index) => ({ held, key: `under:${held.scope.ability ?? ""}:${index}:${now}` }))
    .filter(({ key }) => !spent.includes(key));
}

/** Lets it enter under the control of whom the effect says. */
function give(play: Play, id: ObjectId, { effect, scope }: HeldStatic<"entersUnder">): void {
  const [controller] = playersOf(play, scope, effect.controller);
  if (controller !== undefined) play.change(id, { controller });
}

/**
 * Settles under whose control it enters and then, by every effect that would make it one, what it is a copy of, one after
 * the other, as it then is (616.1b, 616.1c, 616.1f). Of those that were applied, the last is the one whose exceptions besides
 * the copying, and what is linked to it, happen (707.9e, g).
 */
export function becomeCopies(
  play: Play,
  id: ObjectId,
  sources: Sources,
  spent: string[],
): HeldStatic<"entersAsCopy">[] {
  const applied: HeldStatic<"entersAsCopy">[] = [];
  for (;;) {
    const under = next(play, id, giving(play, id, spent), "616.1b");
    const copying = under === null ? next(play, id, applying(play, id, sources, spent), "616.1c") : null;
    if (under !== null) give(play, id, under.held);
    const key = under?.key ?? copying?.key;
    if (key === undefined) return applied;
    spent.push(key);
    const made = copying === null ? null : apply(play, id, copying.held, sources.entering);
    if (made !== null) applied.push(made);
  }
}

/** What the paragraph of the copy effect that was applied last says of having applied it (603.11, 707.9g). */
export function followCopying(play: Play, { effect, scope }: HeldStatic<"entersAsCopy">): void {
  carryOutAll(play, { scope }, effect.following);
}
