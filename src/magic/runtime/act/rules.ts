import type { Prohibition } from "../../effects/index.js";
import { playerRules } from "../read/characteristics.js";
import type { Sight } from "../read/sight.js";
import type { HeldRule } from "../state/characteristics.js";
import type { ByKind } from "../state/kinds.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject } from "../state/objects.js";

/** A prohibition with the object whose effect lays it on. */
export interface HeldProhibition<Kind extends Prohibition["kind"]> extends Omit<HeldRule, "rule"> {
  readonly prohibition: ByKind<Prohibition>[Kind];
}

/** Whether a prohibition is of a kind. */
function isOfKind<Kind extends Prohibition["kind"]>(
  prohibition: Prohibition,
  kind: Kind,
): prohibition is Prohibition & ByKind<Prohibition>[Kind] {
  return prohibition.kind === kind;
}

/** The prohibitions of a kind among rules. */
function prohibitionsIn<Kind extends Prohibition["kind"]>(
  rules: readonly HeldRule[],
  kind: Kind,
): HeldProhibition<Kind>[] {
  return rules.flatMap(({ rule, scope }) => {
    if (rule.kind !== "prohibit" || !isOfKind(rule.prohibition, kind)) return [];
    return [{ prohibition: rule.prohibition, scope }];
  });
}

/** What forbids an object something (101.2). */
export function prohibitions<Kind extends Prohibition["kind"]>(
  sight: Sight,
  id: ObjectId,
  kind: Kind,
): HeldProhibition<Kind>[] {
  const object = findObject(sight.state, id);
  return object === null ? [] : prohibitionsIn(sight.look(object).rules, kind);
}

/** What forbids a player something (101.2). */
export function playerProhibitions<Kind extends Prohibition["kind"]>(
  sight: Sight,
  player: PlayerId,
  kind: Kind,
): HeldProhibition<Kind>[] {
  return prohibitionsIn(playerRules(sight.state, player), kind);
}

/** Whether an object can't do or undergo something, whatever else the prohibition says. */
export function isForbidden(sight: Sight, id: ObjectId, kind: Prohibition["kind"]): boolean {
  return prohibitions(sight, id, kind).length > 0;
}

/** Whether a player can't do something. */
export function isForbiddenTo(sight: Sight, player: PlayerId, kind: Prohibition["kind"]): boolean {
  return playerProhibitions(sight, player, kind).length > 0;
}
