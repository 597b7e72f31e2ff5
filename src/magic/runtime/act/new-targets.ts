import type { Target } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import { type Entity, isObject, type ObjectId, type PlayerId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { askSome, entityOption } from "./ask.js";
import type { Play } from "./play.js";
import { legalTargets, refuseApart, sayTargets, targetsOf } from "./targets.js";

/** How targets are replaced: by any others or not at all (115.7d), by others only (115.7a), or by this one object only. */
export type Changing =
  | { readonly kind: "choose" }
  | { readonly kind: "change" }
  | { readonly kind: "changeTo"; readonly to: readonly ObjectId[] };

/** Who changes the targets of what, and how. */
interface Asked {
  readonly player: PlayerId;
  readonly about: ObjectId;
  readonly changing: Changing;
}

/** What is legal for a target as things were, and with the targets that were changed before it. */
interface Legal {
  readonly before: readonly Entity[];
  readonly now: readonly Entity[];
}

/** What a target may be now: one that it already is may stay where new ones are chosen, and is none where it is changed. */
function candidates(legal: Legal, current: Entity, taken: readonly Entity[], changing: Changing): Entity[] {
  const others = legal.now.filter((entity) => entity !== current && !taken.includes(entity));
  // What stays may be illegal already, but must not become so by the change (115.7d).
  const mayStay = !taken.includes(current) && (legal.now.includes(current) || !legal.before.includes(current));
  switch (changing.kind) {
    case "choose":
      return mayStay ? [current, ...others] : others;
    case "change":
      return others;
    case "changeTo":
      return others.filter((entity) => isObject(entity) && changing.to.includes(entity));
  }
}

/** The targets of one instance of the word "target" anew, as many as there were; null where one cannot be changed (115.7a). */
function renewed(
  play: Play,
  scope: Scope,
  target: Target,
  asked: Asked & { readonly before: Scope },
): readonly Entity[] | null {
  if (target.forEach !== undefined) throw new NotExecutable("new targets for each of several players");
  const spell = findObject(play.state, asked.about)?.kind === "ability" ? null : asked.about;
  const legal = {
    before: legalTargets(play, asked.before, target, spell),
    now: legalTargets(play, scope, target, spell),
  };
  const { player, about } = asked;
  const asking = { player, purpose: "target", rule: "115.7", about } as const;
  const chosen: Entity[] = [];
  for (const current of scope.targets[target.id] ?? []) {
    const offered = candidates(legal, current, chosen, asked.changing);
    const [next] = offered.length === 0 ? [] : askSome(play, asking, offered, entityOption, [1, 1]);
    if (next === undefined) return null;
    chosen.push(next);
  }
  return chosen;
}

/** The scope with all targets anew; null where one of them cannot be changed (115.7a). */
function rescoped(play: Play, scope: Scope, targets: readonly Target[], asked: Asked): Scope | null {
  let now = scope;
  for (const target of targets) {
    const chosen = renewed(play, now, target, { ...asked, before: scope });
    if (chosen === null) return null;
    now = { ...now, targets: { ...now.targets, [target.id]: chosen } };
    refuseApart(play, now, target, chosen);
  }
  return now;
}

/**
 * Has a player replace the targets of a spell or ability on the stack (115.7): their number stays the same, and only the final
 * set is judged (115.7e). Gives whether any of them was changed.
 */
export function replaceTargets(play: Play, id: ObjectId, player: PlayerId, changing: Changing): boolean {
  const item = findObject(play.state, id)?.stack ?? null;
  const resolution = item?.resolution ?? null;
  if (item === null || resolution === null) return false;
  const { scope } = item;
  const targets = targetsOf(play, resolution, scope);
  const now = rescoped(play, scope, targets, { player, about: id, changing });
  if (now === null) return false;
  play.change(id, { stack: { ...item, scope: now } });
  const fresh = targets.map(({ id: slot }): readonly [string, readonly Entity[]] => {
    const before = scope.targets[slot] ?? [];
    return [slot, (now.targets[slot] ?? []).filter((entity) => !before.includes(entity))];
  });
  sayTargets(play, { ...now, targets: Object.fromEntries(fresh) }, id, targets);
  return fresh.some(([, entities]) => entities.length > 0);
}
