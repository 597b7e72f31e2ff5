import { countOf } from "../read/quantity.js";
import { doesIgnore, hasKeyword, keywordValue, rules } from "../read/rules.js";
import { affects } from "../read/statics.js";
import { cardOf, isInPlay, neighborsOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import { type Blow, deal } from "./damage.js";
import type { Ignored } from "./legal.js";
import type { Play } from "./play.js";
import { resolveAll, settle } from "./settle.js";
import { timedOn } from "./triggers.js";

/** How much damage a creature deals in a fight: its power, unless effects say otherwise. */
function fightDamage(play: Play, id: CardId): number {
  const rule = rules(play, "fightDamage").find(({ effect, scope }) => affects(play, scope, effect.affected, id));
  const bonus = rules(play, "fightBonus").reduce(
    (sum, { effect, scope }) =>
      affects(play, scope, effect.affected, id) ? sum + countOf(play, scope, effect.amount) : sum,
    0,
  );
  return bonus + (rule === undefined ? play.look(id).power : countOf(play, rule.scope, rule.effect.amount));
}

/** Whether a creature was attacked before in this turn. */
function wasAttacked(play: Play, id: CardId): boolean {
  const { history, turn } = play.state;
  return history.some(
    ({ turn: number, happening: { kind, card } }) => number === turn.number && kind === "attacked" && card === id,
  );
}

/** Whether both are still there to fight. */
function areThere(play: Play, ...cards: readonly CardId[]): boolean {
  return cards.every((id) => isInPlay(play.state, id));
}

/** The damage that a keyword deals before the fight, by itself. */
function before(play: Play, by: CardId, to: CardId, keyword: "assault" | "hazardous"): void {
  const amount = keywordValue(play.look(by), keyword);
  if (amount === 0 || !areThere(play, by, to)) return;
  deal(play, [{ to, amount, by, armor: "prevents" }], false);
  settle(play);
}

/** The damage of the fight itself: both deal theirs at the same time, and the attacker's may splash. */
function blows(play: Play, attacker: CardId, target: CardId): Blow[] {
  const looks = play.look(attacker);
  const splash = keywordValue(looks, "splash-attack");
  const around = splash === 0 ? [] : neighborsOf(play.state, target);
  const isArmorOut = doesIgnore(play, attacker, "armor");
  const back = hasKeyword(looks, "skirmish") ? 0 : fightDamage(play, target);
  return [
    { to: target, amount: fightDamage(play, attacker), by: attacker, armor: isArmorOut ? "ignored" : "prevents" },
    { to: attacker, amount: back, by: target, armor: "prevents" },
    ...around.map((to): Blow => ({ to, amount: splash, by: attacker, armor: "prevents" })),
  ];
}

/** The enrage of a creature that has fought is over. */
function calm(play: Play, id: CardId): void {
  const { statuses } = cardOf(play.state, id);
  if (!isInPlay(play.state, id) || !statuses.includes("enrage")) return;
  play.change(id, { statuses: statuses.filter((status) => status !== "enrage") });
  play.happen(happening("enrageRemoved", { card: id }));
}

/** The fight itself, up to the damage of both; false where one of them is gone before that. */
function clash(play: Play, attacker: CardId, target: CardId, ignoring: Ignored): boolean {
  const parts = { player: cardOf(play.state, attacker).controller, inFight: true };
  const isElusive =
    !ignoring.includes("elusive") &&
    !doesIgnore(play, attacker, "elusive") &&
    hasKeyword(play.look(target), "elusive") &&
    !wasAttacked(play, target);
  play.happen(happening("attacked", { card: target, other: attacker, ...parts }));
  resolveAll(
    play,
    timedOn(play, attacker, "beforeFight", happening("fought", { card: attacker, other: target, ...parts })),
  );
  settle(play);
  before(play, attacker, target, "assault");
  before(play, target, attacker, "hazardous");
  if (!areThere(play, attacker, target)) return false;
  if (!isElusive) deal(play, blows(play, attacker, target), true);
  return true;
}

/**
 * A fight: "Before Fight:" abilities, assault and hazardous, then the damage of both at the same time, none where an
 * elusive creature is attacked for the first time in a turn; then "After Fight:" abilities, of an attacker that survived.
 */
export function fight(play: Play, attacker: CardId, target: CardId, ignoring: Ignored): boolean {
  const { controller } = cardOf(play.state, attacker);
  const { fight: outer } = play.state;
  play.state = { ...play.state, fight: { attacker, target } };
  const isFought = clash(play, attacker, target, ignoring);
  play.state = { ...play.state, fight: outer };
  if (!isFought) return false;
  calm(play, attacker);
  play.happen(happening("fought", { card: attacker, other: target, player: controller, inFight: true }));
  settle(play);
  return true;
}
