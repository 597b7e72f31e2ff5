import { hasKeyword } from "../read/abilities.js";
import { playerRules } from "../read/characteristics.js";
import { presentOf } from "../read/reference.js";
import { countOf } from "../read/quantity.js";
import { abilityIndex } from "../keywords/expand.js";
import { IllegalAction } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { everyObject, findObject, playerOf } from "../state/objects.js";
import type { Action, Request } from "../state/request.js";
import { activate, activatedAbilities, mayActivate } from "./abilities.js";
import { castSpell, isCastingTime, isForbiddenSpell } from "./cast.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { isSorceryTime } from "./restrictions.js";
import { isForbiddenTo } from "./rules.js";

/** Cards that effects let a player cast or play from elsewhere (601.3b); a land is played and never cast (305.9). */
function permitted(play: Play, player: PlayerId, as: "land" | "spell"): ObjectId[] {
  return playerRules(play.state, player).flatMap(({ rule, scope }) => {
    if (rule.kind !== "permit") return [];
    const { permission } = rule;
    if (permission.kind !== "play" && (permission.kind !== "cast" || as === "land")) return [];
    if (permission.payment !== "normal" || permission.limit !== "none") return [];
    return presentOf(play, scope, permission.what);
  });
}

/** The cards that a player may now cast or play: of the hand, and what effects permit. */
function playable(play: Play, player: PlayerId, as: "land" | "spell"): ObjectId[] {
  const { hand, graveyard } = playerOf(play.state, player);
  const flashback = graveyard.filter((id) => {
    const object = findObject(play.state, id);
    return object !== null && hasKeyword(play.look(object), "flashback");
  });
  return [...hand, ...flashback, ...permitted(play, player, as)];
}

/** How many lands a player may play this turn (305.2). */
function landsAllowed(play: Play, player: PlayerId): number {
  return playerRules(play.state, player).reduce((sum, { rule, scope }) => {
    if (rule.kind !== "permit" || rule.permission.kind !== "playAdditionalLands") return sum;
    return sum + countOf(play, scope, rule.permission.count);
  }, 1);
}

/** Whether a player may play the land now (305.1–3). */
function mayPlayLand(play: Play, player: PlayerId, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object === null || !play.look(object).types.includes("land") || isForbiddenTo(play, player, "playLands"))
    return false;
  return isSorceryTime(play.state, player) && playerOf(play.state, player).landsPlayed < landsAllowed(play, player);
}

/** Whether a player may cast the card now, costs and targets aside. */
function mayCast(play: Play, player: PlayerId, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object === null) return false;
  const looks = play.look(object);
  if (looks.types.includes("land") || looks.types.length === 0) return false;
  return isCastingTime(play, looks, player) && !isForbiddenSpell(play, object, player);
}

/** What a player who has priority may do, costs and targets aside (117.1). */
export function possibleActions(play: Play, player: PlayerId): Action[] {
  const lands = playable(play, player, "land").filter((object) => mayPlayLand(play, player, object));
  const spells = playable(play, player, "spell").filter((object) => mayCast(play, player, object));
  const abilities = everyObject(play.state).flatMap((object) => {
    if (object.zone === "library" || abilityIndex(play.look(object)).activated.length === 0) return [];
    const usable = activatedAbilities(play, object).filter(({ ability }) => mayActivate(play, object, ability, player));
    return usable.map(({ ability }): Action => ({ kind: "activate", object: object.id, ability: ability.id }));
  });
  return [
    { kind: "pass" },
    ...lands.map((object): Action => ({ kind: "playLand", object })),
    ...spells.map((object): Action => ({ kind: "cast", object, face: 0 })),
    ...abilities,
  ];
}

/** The request that priority is (117.3). */
export function priorityRequest(play: Play, player: PlayerId): Request {
  const options = possibleActions(play, player).map((action) => ({ kind: "action", action }) as const);
  return { kind: "choose", purpose: "act", player, rule: "117.1", about: null, options, least: 1, most: 1 };
}

/** Plays a land (305.1, 116.2a). */
function playLand(play: Play, player: PlayerId, id: ObjectId): void {
  if (!playable(play, player, "land").includes(id) || !mayPlayLand(play, player, id))
    throw new IllegalAction("the land cannot be played now", "305.3");
  const [object = null] = moveAll(play, [{ object: id, to: "battlefield", controller: player }], "305.1");
  play.changePlayer(player, { landsPlayed: playerOf(play.state, player).landsPlayed + 1 });
  if (object !== null) play.happen([{ kind: "landPlayed", player, object, rule: "305.1", cause: null }]);
}

/** Does what a player with priority chose to do, other than passing. */
export function act(play: Play, player: PlayerId, action: Exclude<Action, { readonly kind: "pass" }>): void {
  switch (action.kind) {
    case "playLand":
      playLand(play, player, action.object);
      return;
    case "cast":
      if (!playable(play, player, "spell").includes(action.object) || !mayCast(play, player, action.object)) {
        throw new IllegalAction("the spell cannot be cast now", "601.3");
      }
      castSpell(play, player, action.object, "normal", action.face);
      return;
    case "activate":
      activate(play, player, action.object, action.ability);
  }
}
