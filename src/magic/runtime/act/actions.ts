import type { Cost } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import { objectsHaving, playerRules } from "../read/characteristics.js";
import { isPrototyped } from "../read/prototyped.js";
import { matches } from "../read/filter.js";
import { countOf } from "../read/quantity.js";
import { IllegalAction } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, playerOf } from "../state/objects.js";
import type { Action, Request } from "../state/request.js";
import { activate, activatedAbilities, mayActivate } from "./abilities.js";
import { asksPrototyped, castSpell, isForbiddenSpell } from "./cast.js";
import type { FaceDown } from "./face-down.js";
import { asCast } from "./halves.js";
import { moveAll } from "./move.js";
import { castable, offeredWays, permitted, turnedUp } from "./offers.js";
import type { Play } from "./play.js";
import { preparedBy } from "./prepare.js";
import { isSorceryTime } from "./restrictions.js";
import { playerProhibitions } from "./rules.js";
import { specialActions, takeSpecial } from "./special.js";
import { faced, type Way } from "./ways.js";

/** The lands that a player may play from where they are: of the hand, and what effects permit. */
function playableLands(play: Play, player: PlayerId): ObjectId[] {
  return [...playerOf(play.state, player).hand, ...permitted(play, player, "land")];
}

/** How many lands a player may play this turn (305.2). */
function landsAllowed(play: Play, player: PlayerId): number {
  return playerRules(play.state, player).reduce((sum, { rule, scope }) => {
    if (rule.kind !== "permit" || rule.permission.kind !== "playAdditionalLands") return sum;
    return sum + countOf(play, scope, rule.permission.count);
  }, 1);
}

/** Whether the player can't play lands, or none such (305.2, 101.2). */
function isForbiddenLand(play: Play, player: PlayerId, object: GameObject): boolean {
  const subject = { object, looks: play.look(object) };
  return playerProhibitions(play, player, "playLands").some(
    ({ prohibition: { what }, scope }) => what === undefined || matches(play, scope, what, subject),
  );
}

/** Whether a player may play the land now (305.1–3). */
function mayPlayLand(play: Play, player: PlayerId, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object === null || !play.look(object).types.includes("land") || isForbiddenLand(play, player, object))
    return false;
  return isSorceryTime(play.state, player) && playerOf(play.state, player).landsPlayed < landsAllowed(play, player);
}

/** The faces with which a player may cast the card now, costs and targets aside. */
function facesNow(play: Play, player: PlayerId, object: GameObject): readonly number[] {
  const open = asCast(play, object, player).filter((half) => waysNow(play, player, half).length > 0);
  return [...new Set(open.map(({ face }) => face))];
}

/** The ways in which a player may cast the card now, costs and targets aside. */
function waysNow(play: Play, player: PlayerId, card: GameObject): readonly Way[] {
  const object = card.owner === player ? turnedUp(card) : card;
  const looks = play.look(object);
  if (looks.types.includes("land") || looks.types.length === 0 || !isCard(play, object)) return [];
  return offeredWays(play, object, player).filter((way) => !isForbiddenSpell(play, faced(object, way), player));
}

/** Whether it is a card, or the copy of a prepare spell, which can be cast as one can (722.3c). */
function isCard(play: Play, object: GameObject): boolean {
  return object.kind === "card" || (object.kind === "copy" && preparedBy(play, object) !== null);
}

/** The keywords by which a card is cast face down, and what it is then (702.37c, 702.168b). */
export const downward: Readonly<Record<string, FaceDown>> = {
  morph: "plain",
  megamorph: "plain",
  disguise: "disguised",
};

/** What a face-down creature spell costs (702.37a, 702.168a). */
const downCost: readonly Cost[] = [{ kind: "mana", symbols: ["{3}"] }];

/** The keywords by which a player may cast the card face down now: it is a creature spell then (708.4). */
function downwardNow(play: Play, player: PlayerId, object: GameObject): string[] {
  const isOpen = object.zone === "hand" && object.owner === player;
  if (!isOpen && !permitted(play, player, "spell").includes(object.id)) return [];
  const down = { ...object, position: "faceDown" } as const;
  if (!isSorceryTime(play.state, player) || isForbiddenSpell(play, down, player)) return [];
  return Object.keys(downward).filter((keyword) => hasKeyword(play.look(object), keyword));
}

/** What a player who has priority may do, costs and targets aside (117.1). */
export function possibleActions(play: Play, player: PlayerId): Action[] {
  const lands = playableLands(play, player).filter((object) => mayPlayLand(play, player, object));
  const cards = castable(play, player);
  const spells = cards.flatMap((object) =>
    facesNow(play, player, object).map((face): Action => ({ kind: "cast", object: object.id, face })),
  );
  const facedown = cards.flatMap((object) =>
    downwardNow(play, player, object).map((down): Action => ({ kind: "cast", object: object.id, face: 0, down })),
  );
  const specials = objectsHaving(play.state, "special").flatMap((object) => specialActions(play, player, object));
  const abilities = objectsHaving(play.state, "activated").flatMap((object) => {
    const usable = activatedAbilities(play, object).filter(({ ability }) => mayActivate(play, object, ability, player));
    return usable.map(({ ability }): Action => ({ kind: "activate", object: object.id, ability: ability.id }));
  });
  return [
    { kind: "pass" },
    ...lands.map((object): Action => ({ kind: "playLand", object })),
    ...spells,
    ...facedown,
    ...specials,
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
  if (!playableLands(play, player).includes(id) || !mayPlayLand(play, player, id))
    throw new IllegalAction("the land cannot be played now", "305.3");
  const [object = null] = moveAll(play, [{ object: id, to: "battlefield", controller: player }], "305.1");
  play.changePlayer(player, { landsPlayed: playerOf(play.state, player).landsPlayed + 1 });
  if (object !== null) play.happen([{ kind: "landPlayed", player, object, rule: "305.1", cause: null }]);
}

/** Casts a spell, face down where a keyword lets the player do so (601.2, 708.4). */
function cast(play: Play, player: PlayerId, { object: id, face, down }: Extract<Action, { kind: "cast" }>): void {
  const object = findObject(play.state, id);
  const known = object === null || !castable(play, player).some((each) => each.id === id) ? null : object;
  const isDown = down !== undefined && known !== null && downwardNow(play, player, known).includes(down);
  const halves = known === null ? [] : asCast(play, known, player).filter((each) => each.face === face);
  const half = down === undefined ? chosenHalf(play, player, halves) : undefined;
  const upward = half === undefined ? [] : waysNow(play, player, half);
  const ways = down === undefined ? upward : isDown ? [facedown(down)] : [];
  if (ways.length === 0) throw new IllegalAction("the spell cannot be cast now", "601.3");
  const how = down === undefined ? undefined : downward[down];
  castSpell(play, player, id, { ways, face, ...spellAs(half), ...(how === undefined ? {} : { down: how }) });
}

/** What the card is cast as: normally, or prototyped where it can be and its player chooses so (718.3). */
function chosenHalf(play: Play, player: PlayerId, halves: readonly GameObject[]): GameObject | undefined {
  const [first, second] = halves.filter((half) => waysNow(play, player, half).length > 0);
  return first !== undefined && second !== undefined && asksPrototyped(play, player, first.id) ? second : first;
}

/** What is said of a spell that is cast prototyped. */
function spellAs(half: GameObject | undefined): { readonly as?: "prototyped" } {
  return half !== undefined && isPrototyped(half) ? { as: "prototyped" } : {};
}

function facedown(by: string): Way {
  return { by, costs: downCost, timing: "usual" };
}

/** Does what a player with priority chose to do, other than passing. */
export function act(play: Play, player: PlayerId, action: Exclude<Action, { readonly kind: "pass" }>): void {
  switch (action.kind) {
    case "playLand":
      playLand(play, player, action.object);
      return;
    case "cast":
      cast(play, player, action);
      return;
    case "special":
      takeSpecial(play, player, action);
      return;
    case "activate":
      activate(play, player, action.object, action.ability);
  }
}
