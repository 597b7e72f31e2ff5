import type { Act, Filter, Ignorable, StaticEffect } from "../../effects/index.js";
import type { Of } from "../../../state/kinds.js";
import { once } from "../../../state/memo.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Looks } from "../state/looks.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { holds } from "./condition.js";
import { fits, fitsEvent } from "./filter.js";
import { sightOf } from "./looks.js";
import { playersOf } from "./player.js";
import { amountOf } from "./quantity.js";
import type { Sight } from "./sight.js";
import { type ActiveStatic, activeStatics, affects, staticsOf } from "./statics.js";

type RuleOf<Kind extends StaticEffect["kind"]> = Of<StaticEffect, Kind>;

/** A rule that holds now. */
export interface ActiveRule<Kind extends StaticEffect["kind"]> extends ActiveStatic {
  readonly effect: RuleOf<Kind>;
}

const everyRule = once((state: GameState) => activeStatics(sightOf(state), () => true));

/** Whether it is a rule of that kind. */
function isRule<Kind extends StaticEffect["kind"]>(active: ActiveStatic, kind: Kind): active is ActiveRule<Kind> {
  return active.effect.kind === kind;
}

/** The rules of one kind that hold now. */
export function rules<Kind extends StaticEffect["kind"]>({ state }: Sight, kind: Kind): readonly ActiveRule<Kind>[] {
  return everyRule(state).flatMap((active) => (isRule(active, kind) ? [active] : []));
}

/** The rules of one kind that a card outside play has of itself. */
export function ownRules<Kind extends StaticEffect["kind"]>(
  sight: Sight,
  id: CardId,
  kind: Kind,
): readonly ActiveRule<Kind>[] {
  const found = staticsOf(sight, id, (effect) => effect.kind === kind);
  return found.flatMap((active) => (isRule(active, kind) ? [active] : []));
}

/** Whether what does it is what a rule is about. */
function isBy(sight: Sight, scope: Scope, by: Filter | null, doer: CardId | null): boolean {
  return by === null || (doer !== null && fits(sight, scope, by, doer));
}

/** Whether effects keep a card from doing something, or from having it done to it. */
export function isBarred(sight: Sight, id: CardId, act: Act, doer: CardId | null = null): boolean {
  const forbidden = rules(sight, "cannot").some(
    ({ effect, scope }) =>
      effect.act === act && isBy(sight, scope, effect.by, doer) && affects(sight, scope, effect.affected, id),
  );
  return (
    forbidden ||
    rules(sight, "onlyIf").some(
      ({ effect, scope }) =>
        effect.act === act && affects(sight, scope, effect.affected, id) && !holds(sight, scope, effect.condition),
    )
  );
}

/** Whether effects keep a player from doing something, with a card where it is about one. */
export function isPlayerBarred(sight: Sight, player: PlayerId, act: Act, card: CardId | null = null): boolean {
  return rules(sight, "playerCannot").some(
    ({ effect, scope }) =>
      effect.act === act &&
      playersOf(sight, scope, effect.player).includes(player) &&
      isBy(sight, scope, effect.what, card),
  );
}

/** Whether a player did something in this turn as often as effects let them, with a card where it is about one. */
export function isExhausted(
  sight: Sight,
  player: PlayerId,
  act: "playCards" | "forgeKeys",
  card: CardId | null,
): boolean {
  return rules(sight, "turnLimit").some(
    ({ effect: { act: own, what, most, player: whose }, scope }) =>
      own === act &&
      playersOf(sight, scope, whose).includes(player) &&
      isBy(sight, scope, what, card) &&
      timesDone(sight, scope, player, act, what) >= most,
  );
}

/** How often a player played such cards or forged keys in this turn. */
function timesDone(
  sight: Sight,
  scope: Scope,
  player: PlayerId,
  act: "playCards" | "forgeKeys",
  what: Filter | null,
): number {
  const kind = act === "playCards" ? "played" : "keyForged";
  const { history, turn } = sight.state;
  return history.filter(
    ({ turn: number, happening: one }) =>
      number === turn.number &&
      one.kind === kind &&
      one.player === player &&
      (what === null || (one.card !== null && fitsEvent(sight, scope, what, one.card))),
  ).length;
}

/** Whether a creature ignores something of those that it attacks. */
export function doesIgnore(sight: Sight, attacker: CardId, what: Ignorable): boolean {
  return rules(sight, "ignores").some(
    ({ effect, scope }) => effect.what.includes(what) && affects(sight, scope, effect.affected, attacker),
  );
}

/** By how much effects change what a player's keys cost, or how many cards fill their hand. */
export function changeFor(sight: Sight, player: PlayerId, kind: "keyCost" | "handSize"): number {
  return rules(sight, kind).reduce((sum, { effect, scope }) => {
    if (!playersOf(sight, scope, effect.player).includes(player)) return sum;
    const amount = amountOf(sight, scope, effect.amount);
    return effect.change === "more" ? sum + amount : sum - amount;
  }, 0);
}

/** Whether a card has a keyword. */
export function hasKeyword({ keywords }: Looks, keyword: string): boolean {
  return keywords.some((one) => one.keyword === keyword);
}

/** How much of a keyword a card has, each time that it has it together. */
export function keywordValue({ keywords }: Looks, keyword: string): number {
  return keywords.reduce((sum, one) => (one.keyword === keyword ? sum + (one.value ?? 0) : sum), 0);
}
