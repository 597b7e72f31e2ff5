import type { VocabularyWord } from "../../effects/index.js";
import { givesKeyword } from "../read/keyword-counters.js";
import type { Happening } from "../state/happening.js";
import { type Entity, isPlayer, type PlayerId } from "../state/identity.js";
import { findObject, playerOf } from "../state/objects.js";
import type { Play } from "./play.js";
import { replaced } from "./replacement.js";
import { playerProhibitions, prohibitions } from "./rules.js";

/** Counters that are to be put on something. */
export interface CounterChange {
  readonly on: Entity;
  readonly counter: VocabularyWord;
  readonly amount: number;
  readonly player: PlayerId;
  /** No effect puts them there: a cost, damage or a turn-based action does (614.16). */
  readonly by?: "rule";
}

/** The counters on an object or a player. */
export function countersOf(play: Play, on: Entity): Readonly<Record<VocabularyWord, number>> {
  return (isPlayer(on) ? playerOf(play.state, on).counters : findObject(play.state, on)?.counters) ?? {};
}

/** The record with a kind's number set; a kind of which none is left goes. */
function withCount(counters: Readonly<Record<string, number>>, counter: string, count: number): Record<string, number> {
  const others = Object.fromEntries(Object.entries(counters).filter(([kind]) => kind !== counter));
  return count > 0 ? { ...others, [counter]: count } : others;
}

/** Sets the number of counters of a kind. */
function setCount(play: Play, on: Entity, counter: string, count: number): void {
  const counters = withCount(countersOf(play, on), counter, count);
  if (isPlayer(on)) play.changePlayer(on, { counters });
  else play.change(on, { counters });
}

/** Gives every counter of a kind a new timestamp, that of the newest, where that can matter (613.7c). */
function stamp(play: Play, on: Entity, counter: string): void {
  if (isPlayer(on) || !givesKeyword(counter)) return;
  const known = findObject(play.state, on)?.counterTimes ?? {};
  play.change(on, { counterTimes: { ...known, [counter]: play.fresh() } });
}

/** Whether it can't have such counters. */
function cannotHave(play: Play, on: Entity, counter: VocabularyWord): boolean {
  const held = isPlayer(on) ? playerProhibitions(play, on, "haveCounters") : prohibitions(play, on, "haveCounters");
  return held.some(({ prohibition }) => prohibition.counter === null || prohibition.counter === counter);
}

/** Puts counters on something after replacements (122.6, 614.16); the events are given back, to happen with others. */
export function addCounters(play: Play, change: CounterChange): Happening[] {
  if (change.amount <= 0 || cannotHave(play, change.on, change.counter)) return [];
  const event = replaced(play, { ...change, kind: "putCounters" });
  if (event === null) return [];
  const { on, counter, amount, player, by } = event;
  setCount(play, on, counter, (countersOf(play, on)[counter] ?? 0) + amount);
  stamp(play, on, counter);
  const how = by === undefined ? {} : { by };
  return [{ kind: "countersPut", on, counter, amount, player, ...how, rule: "122.1", cause: play.cause }];
}

/** Takes up to so many counters of a kind off something; the number taken is given back. */
export function takeCounters(play: Play, on: Entity, counter: VocabularyWord, most: number): number {
  const there = countersOf(play, on)[counter] ?? 0;
  const amount = Math.min(there, most);
  if (amount <= 0) return 0;
  setCount(play, on, counter, there - amount);
  play.happen([{ kind: "countersRemoved", on, counter, amount, rule: "122.1", cause: play.cause }]);
  return amount;
}
