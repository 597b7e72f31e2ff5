import type { House, StaticEffect } from "../../effects/index.js";
import type { Of } from "../../../state/kinds.js";
import { holds } from "../read/condition.js";
import { fits } from "../read/filter.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import {
  type ActiveRule,
  doesIgnore,
  hasKeyword,
  isBarred,
  isExhausted,
  isPlayerBarred,
  ownRules,
  rules,
} from "../read/rules.js";
import type { Sight } from "../read/sight.js";
import { isPayable } from "../read/toll.js";
import { cardOf, cardsInPlay, isInPlay, neighborsOf, opponentOf, playerOf, zoneCards } from "../state/cards.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Use } from "../state/request.js";

/** How often cards of one name may be played and used in a turn (R16). */
const mostTimes = 6;

/** How often cards of that name were played or used this turn: copies count together (R16). */
function timesUsed({ state }: Sight, name: string): number {
  const now = state.history.filter(({ turn }) => turn === state.turn.number);
  return now.filter(
    ({ happening }) => (happening.kind === "played" || happening.kind === "used") && happening.word === name,
  ).length;
}

/** Whether the Rule of Six still lets a card be played or used (R16). */
export function isWithinSix(sight: Sight, id: CardId): boolean {
  return timesUsed(sight, sight.look(id).name) < mostTimes;
}

/** Whether a card belongs to the active house (R15). */
function isOfActiveHouse(sight: Sight, id: CardId): boolean {
  const { house } = sight.state.turn;
  return house !== null && sight.look(id).houses.includes(house);
}

type Permission = ActiveRule<"mayPlay"> | ActiveRule<"mayUse">;

/** Under which key the uses of a permission are counted: with those of its effect's others, where it says so. */
function permitKey({ counted }: Permission["effect"], key: string): string {
  return counted === undefined ? key : key.slice(0, key.lastIndexOf(":"));
}

/** Whether a permission still covers a card. */
function covers(sight: Sight, player: PlayerId, id: CardId, { effect, scope, key }: Permission): boolean {
  return (
    playersOf(sight, scope, effect.player).includes(player) &&
    (sight.state.turn.permits[permitKey(effect, key)] ?? 0) < countOf(sight, scope, effect.most) &&
    fits(
      sight,
      scope,
      { ...effect.what, zones: [...effect.what.zones, ...(effect.zone === null ? [] : [effect.zone])] },
      id,
    )
  );
}

/** Whether a permission is for that use. */
function isFor({ how }: Of<StaticEffect, "mayUse">, use: Use): boolean {
  return how === "any" || how === use;
}

/** The permission by which a card of another house may be used so; null where there is none. */
export function permissionToUse(sight: Sight, player: PlayerId, id: CardId, use: Use): string | null {
  const found = rules(sight, "mayUse").find((rule) => isFor(rule.effect, use) && covers(sight, player, id, rule));
  return found === undefined ? null : permitKey(found.effect, found.key);
}

/** The permission by which a card of another house, or from elsewhere, may be played; null where there is none. */
export function permissionToPlay(sight: Sight, player: PlayerId, id: CardId): string | null {
  const { zone } = cardOf(sight.state, id);
  const all = [...rules(sight, "mayPlay"), ...ownRules(sight, id, "mayPlay")];
  const found = all.find((rule) => (rule.effect.zone ?? "hand") === zone && covers(sight, player, id, rule));
  return found === undefined ? null : permitKey(found.effect, found.key);
}

/** Whether a card may be played or used by its house, by a keyword or by a permission. */
export function isAllowed(sight: Sight, player: PlayerId, id: CardId, use: Use): boolean {
  if (use === "omni" || isOfActiveHouse(sight, id) || hasKeyword(sight.look(id), "versatile")) return true;
  return permissionToUse(sight, player, id, use) !== null;
}

/** What a fight may leave out of account. */
export type Ignored = readonly ("taunt" | "elusive" | "house")[];

/** Whether a neighbor's taunt shields a creature, which has none itself. */
function isShielded(sight: Sight, id: CardId): boolean {
  if (hasKeyword(sight.look(id), "taunt")) return false;
  return neighborsOf(sight.state, id).some((neighbor) => hasKeyword(sight.look(neighbor), "taunt"));
}

/** The enemy creatures that a creature can fight. */
export function attackable(sight: Sight, attacker: CardId, ignoring: Ignored): readonly CardId[] {
  const { state } = sight;
  if (isBarred(sight, attacker, "fight")) return [];
  const { battleline } = playerOf(state, opponentOf(state, cardOf(state, attacker).controller));
  return battleline.filter(
    (id) =>
      (ignoring.includes("taunt") || doesIgnore(sight, attacker, "taunt") || !isShielded(sight, id)) &&
      !isBarred(sight, id, "beAttacked", attacker) &&
      !isBarred(sight, attacker, "attack", id),
  );
}

/** Whether a card has an ability behind that header. */
function hasTimed(sight: Sight, id: CardId, timing: "action" | "omni"): boolean {
  return sight.look(id).abilities.some(({ ability }) => ability.kind === "timed" && ability.timings.includes(timing));
}

/** Whether the card as it is has that use, whatever its house. */
function isCapable(sight: Sight, id: CardId, use: Use, ignoring: Ignored): boolean {
  const { statuses } = cardOf(sight.state, id);
  const isCreature = sight.look(id).type === "creature";
  if (statuses.includes("stun")) return use === "unstun";
  const mustFight = isCreature && statuses.includes("enrage") && attackable(sight, id, ignoring).length > 0;
  switch (use) {
    case "unstun":
      return false;
    case "fight":
      return isCreature && attackable(sight, id, ignoring).length > 0;
    case "reap":
      return isCreature && !mustFight && !isBarred(sight, id, "reap");
    case "action":
    case "omni":
      return !mustFight && hasTimed(sight, id, use) && !isBarred(sight, id, "useAction");
  }
}

const uses: readonly Use[] = ["reap", "fight", "action", "omni", "unstun"];

/** The uses that a ready card has, whatever its house: none once its name was used six times (R16). */
export function usesOf(sight: Sight, player: PlayerId, id: CardId, ignoring: Ignored = []): readonly Use[] {
  const { exhausted, dying } = cardOf(sight.state, id);
  if (!isInPlay(sight.state, id) || exhausted || dying || !isWithinSix(sight, id)) return [];
  if (isBarred(sight, id, "beUsed") || isPlayerBarred(sight, player, "useCards", id)) return [];
  if (!isPayable(sight, player, "useCards", id)) return [];
  return uses.filter((use) => isCapable(sight, id, use, ignoring));
}

/** The uses that a player may make of a card in the main step. */
export function ownUsesOf(sight: Sight, player: PlayerId, id: CardId): readonly Use[] {
  if (cardOf(sight.state, id).controller !== player) return [];
  return usesOf(sight, player, id).filter((use) => isAllowed(sight, player, id, use));
}

/** Whether nothing was played, used or discarded in this step yet (alpha). */
function isFirst({ state }: Sight): boolean {
  return !state.history.some(
    ({ turn, happening: { kind, from } }) =>
      turn === state.turn.number && (kind === "played" || kind === "used" || (kind === "discarded" && from === "hand")),
  );
}

/** The creatures that an upgrade can be attached to: those alone to which its own words let it be. */
export function hosts(sight: Sight, upgrade: CardId): readonly CardId[] {
  const only = ownRules(sight, upgrade, "attachOnly");
  return cardsInPlay(sight.state).filter(
    (id) => sight.look(id).type === "creature" && only.every(({ effect, scope }) => fits(sight, scope, effect.to, id)),
  );
}

/** Whether rules and effects let a player play a card now, whatever its house. */
export function isPlayable(sight: Sight, player: PlayerId, id: CardId): boolean {
  const looks = sight.look(id);
  if (isBarred(sight, id, "bePlayed") || isPlayerBarred(sight, player, "playCards", id)) return false;
  if (isExhausted(sight, player, "playCards", id) || !isPayable(sight, player, "playCards", id)) return false;
  if (!isOwnConditionMet(sight, id)) return false;
  if (ownRules(sight, id, "cannot").some(({ effect }) => effect.act === "bePlayed")) return false;
  return isWithinSix(sight, id) && (looks.type !== "upgrade" || hosts(sight, id).length > 0);
}

/** Whether the card's own conditions for being played hold. */
function isOwnConditionMet(sight: Sight, id: CardId): boolean {
  return !ownRules(sight, id, "onlyIf").some(
    ({ effect, scope }) => effect.act === "bePlayed" && !holds(sight, scope, effect.condition),
  );
}

/** Whether a player may play a card in the main step. */
export function mayPlay(sight: Sight, player: PlayerId, id: CardId): boolean {
  if (!isPlayable(sight, player, id)) return false;
  const looks = sight.look(id);
  if (hasKeyword(looks, "alpha") && !isFirst(sight)) return false;
  const isInHand = playerOf(sight.state, player).hand.includes(id);
  return (isInHand && isOfActiveHouse(sight, id)) || permissionToPlay(sight, player, id) !== null;
}

/** Whether a card may be played as an upgrade, by its own words. */
export function mayPlayAsUpgrade(sight: Sight, player: PlayerId, id: CardId): boolean {
  const says = ownRules(sight, id, "playAsUpgrade").length > 0;
  return says && hosts(sight, id).length > 0 && mayPlay(sight, player, id);
}

/** The cards that a player may play in the main step. */
export function playableCards(sight: Sight, player: PlayerId): readonly CardId[] {
  const zones = new Set(rules(sight, "mayPlay").flatMap(({ effect: { zone } }) => (zone === null ? [] : [zone])));
  const elsewhere = [...zones].flatMap((zone) => (zone === "hand" ? [] : [...zoneCards(sight.state, zone, player)]));
  return [...playerOf(sight.state, player).hand, ...elsewhere].filter((id) => mayPlay(sight, player, id));
}

/** The cards of a hand that a player may discard in the main step: those of the active house. */
export function discardable(sight: Sight, player: PlayerId): readonly CardId[] {
  if (isPlayerBarred(sight, player, "discard")) return [];
  const isKept = (id: CardId): boolean =>
    ownRules(sight, id, "cannot").some(({ effect }) => effect.act === "beDiscardedByHand");
  return playerOf(sight.state, player).hand.filter((id) => isOfActiveHouse(sight, id) && !isKept(id));
}

/** The houses that a player may choose: those of the identity card and of the cards that they control (R15). */
export function housesFor(sight: Sight, player: PlayerId): readonly House[] {
  const { houses } = playerOf(sight.state, player);
  const controlled = cardsInPlay(sight.state).filter((id) => cardOf(sight.state, id).controller === player);
  return [...new Set([...houses, ...controlled.flatMap((id) => sight.look(id).houses)])];
}
