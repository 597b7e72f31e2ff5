import { costsOf } from "../keywords/build.js";
import { keywordsNamed } from "../read/abilities.js";
import { playerRules } from "../read/characteristics.js";
import { matches } from "../read/filter.js";
import { presentOf } from "../read/reference.js";
import type { Permission } from "../../effects/index.js";
import { staticEffectsOf } from "../read/statics.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import type { GameObject } from "../state/object.js";
import { findObject, playerOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { isCastingTime } from "./cast.js";
import { aftermathWay, hasAftermath, onAdventure } from "./halves.js";
import type { Play } from "./play.js";
import { preparedBy } from "./prepare.js";
import { isSorceryTime } from "./restrictions.js";
import {
  faced,
  forNothing,
  isAfterBlocks,
  keywordWays,
  normally,
  type Way,
  waysAnywhere,
  waysElsewhere,
} from "./ways.js";

type Playing = ByKind<Permission>["cast" | "play"];

/** A permission to cast or play cards, with what its words mean. */
interface Held {
  readonly permission: Playing;
  readonly scope: Scope;
}

/** The permissions to cast or play cards that a player has (601.3b); a land is played and never cast (305.9). */
function permissions(play: Play, player: PlayerId, as: "land" | "spell"): Held[] {
  return playerRules(play.state, player).flatMap(({ rule, scope }) => {
    if (rule.kind !== "permit") return [];
    const { permission } = rule;
    if (permission.kind !== "play" && (permission.kind !== "cast" || as === "land")) return [];
    if (permission.limit !== "none") return [];
    return [{ permission, scope }];
  });
}

/** The cards that effects let a player cast or play from where they are. */
export function permitted(play: Play, player: PlayerId, as: "land" | "spell"): ObjectId[] {
  return permissions(play, player, as).flatMap(({ permission, scope }) => presentOf(play, scope, permission.what));
}

/** What a permission has the player pay (118.9). */
function wayOf({ payment, cost }: Playing): Way {
  if (payment === "free") return forNothing;
  if (payment === "otherCost") return { ...forNothing, costs: cost };
  return payment === "normal" ? normally : { ...normally, spent: payment };
}

/** The ways that effects permit for a card. */
function permittedWays(play: Play, object: GameObject, player: PlayerId): Way[] {
  const held = permissions(play, player, "spell").filter(({ permission, scope }) =>
    presentOf(play, scope, permission.what).includes(object.id),
  );
  const ways = held.map(({ permission }) => wayOf(permission));
  const others = waysAnywhere(play, object, player);
  // What the card's own text lets be paid instead is paid with the mana of which the permission speaks, too (118.9).
  return ways.flatMap((way) => (way.costs === null ? [way, ...others.map((one) => withMana(one, way))] : [way]));
}

function withMana(way: Way, { spent }: Way): Way {
  return spent === undefined ? way : { ...way, spent };
}

/** The designations of exiled cards by which their owners may cast them on a later turn, and how (702.143a, 702.170d, 702.185a). */
function waysFromExile(play: Play, object: GameObject, player: PlayerId): Way[] {
  const permanent = preparedBy(play, object);
  // The prepared permanent's controller may cast the copy (722.3c).
  if (permanent !== null) return play.look(permanent).controller === player ? [normally] : [];
  // It is played as the card, and not as its Adventure (715.3d).
  if (object.designations.includes(onAdventure))
    return object.choices.player === player && object.face === 0
      ? [normally, ...waysAnywhere(play, object, player)]
      : [];
  const isLater = object.controlledSince < play.state.turn.number;
  if (object.zone !== "exile" || object.owner !== player || !isLater) return [];
  const { designations } = object;
  return [
    ...(designations.includes("plotted") ? [{ ...forNothing, by: "plot", timing: "sorcery" } as const] : []),
    ...(designations.includes("foretold") ? foretoldWays(play, object) : []),
    ...(designations.includes("warped") ? [normally, ...waysAnywhere(play, object, player)] : []),
  ];
}

/** A foretold card is cast for any foretell cost that it has (702.143a); it is turned face up just before (406.3a). */
function foretoldWays(play: Play, object: GameObject): Way[] {
  const costs = keywordsNamed(play.look(turnedUp(object)), "foretell").map(costsOf);
  return costs.map((each) => ({ by: "foretell", costs: each, timing: "usual" }));
}

/** The card as it is once it is turned face up, where its owner may cast it from face down in exile (406.3a). */
export function turnedUp(object: GameObject): GameObject {
  const isHidden = object.zone === "exile" && object.position === "faceDown";
  return isHidden && object.designations.includes("foretold") ? { ...object, position: "faceUp" } : object;
}

/** Whether the way can be used at this time. */
function isTime(play: Play, card: GameObject, player: PlayerId, way: Way): boolean {
  const { timing } = way;
  const object = faced(card, way);
  if (timing === "sorcery") return isSorceryTime(play.state, player);
  if (timing === "afterBlocks") return isAfterBlocks(play, player);
  const looks = play.look(object);
  return isCastingTime(play, looks, player) || mayAsThoughFlash(play, object, player);
}

/** Whether an effect lets the player cast the card as though it had flash (601.3b). */
function mayAsThoughFlash(play: Play, object: GameObject, player: PlayerId): boolean {
  const subject = { object, looks: play.look(object) };
  return playerRules(play.state, player).some(
    ({ rule, scope }) =>
      rule.kind === "permit" &&
      rule.permission.kind === "castAsThoughFlash" &&
      matches(play, scope, { ...rule.permission.what, what: "object" }, subject),
  );
}

/** The ways in which a player may cast a card now, the first of them without asking; none where they may not (601.3). */
export function offeredWays(play: Play, object: GameObject, player: PlayerId): readonly Way[] {
  if (hasAftermath(play, object)) return aftermathWays(play, object, player);
  const fromHand = object.zone === "hand" && object.owner === player;
  const own = fromHand ? [normally, ...keywordWays(play, object, player)] : ownElsewhere(play, object, player);
  return [...own, ...permittedWays(play, object, player)].flatMap((way) => atThisTime(play, object, player, way));
}

/** The way where it can be used at this time, for what the card's own text then has the player pay besides (601.3b). */
function atThisTime(play: Play, object: GameObject, player: PlayerId, way: Way): readonly Way[] {
  if (isTime(play, object, player, way)) return [way];
  if (way.timing !== "usual") return [];
  return staticEffectsOf(play, object.id, "ownFlash").map(({ effect: { costs } }) => ({
    ...way,
    also: [...(way.also ?? []), ...costs],
  }));
}

/** The one way of a half with aftermath, where it can be cast now. */
function aftermathWays(play: Play, object: GameObject, player: PlayerId): readonly Way[] {
  const way = aftermathWay(play, object, player);
  return way !== null && isTime(play, object, player, way) ? [way] : [];
}

/** The ways that the card itself gives its owner where it is. */
function ownElsewhere(play: Play, object: GameObject, player: PlayerId): Way[] {
  if (object.owner !== player && object.kind !== "copy" && !object.designations.includes(onAdventure)) return [];
  return [...waysElsewhere(play, object, player), ...waysFromExile(play, object, player)];
}

/** The cards that a player might cast from where they are: of the hand, of their graveyard and exile, and what effects permit. */
export function castable(play: Play, player: PlayerId): readonly GameObject[] {
  const { hand, graveyard } = playerOf(play.state, player);
  const ids = new Set([...hand, ...graveyard, ...play.state.exile, ...permitted(play, player, "spell")]);
  return [...ids].flatMap((id) => findObject(play.state, id) ?? []);
}
