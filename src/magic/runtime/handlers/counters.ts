import type { InstructionOf, Quantity } from "../../effects/index.js";
import { askShares, askNumber, askSome } from "../act/ask.js";
import type { Handler } from "../act/carry-out.js";
import { addCounters, countersOf, takeCounters } from "../act/counters.js";
import type { Play } from "../act/play.js";
import { entitiesOf, playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { objectsOf, presentEntities, presentOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import { NotExecutable } from "../state/failures.js";
import { type Entity, isObject, type PlayerId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import type { Scope, SlotValue } from "../state/scope.js";

/** Whether counters can be put there: on a player, or on an object that still exists. */
function exists(play: Play, entity: Entity): boolean {
  return !isObject(entity) || findObject(play.state, entity) !== null;
}

/** Counters were put on these, or taken off them. */
function did(entities: readonly Entity[], amount: number): SlotValue {
  const players = entities.filter((entity) => typeof entity === "string");
  return { objects: entities.filter(isObject), players, amount, done: amount > 0 ? "yes" : "no" };
}

/** How many each of them gets. */
function shares(
  play: Play,
  entities: readonly Entity[],
  amount: number,
  division: "each" | "divided",
  player: PlayerId,
): readonly number[] {
  if (division === "each") return entities.map(() => amount);
  const asking = { player, purpose: "division", rule: "608.2d", about: null } as const;
  return askShares(play, asking, "divide", entities, amount);
}

/** Puts counters on objects or players (122.6). */
export const put: Handler<"putCounters"> = (instruction, play, { scope }) => {
  const [player = scope.controller] = playersOf(play, scope, instruction.actor);
  const entities = presentEntities(play, scope, entitiesOf(play, scope, instruction.on)).filter((entity) =>
    exists(play, entity),
  );
  const wanted = countOf(play, scope, instruction.count);
  const each = shares(play, entities, wanted, instruction.division, player);
  const { counter } = instruction;
  const events = entities.flatMap((on, index) => addCounters(play, { on, counter, amount: each[index] ?? 0, player }));
  if (events.length > 0) play.happen(events);
  return did(
    entities,
    events.reduce((sum, event) => sum + (event.kind === "countersPut" ? event.amount : 0), 0),
  );
};

/** The kind of counter to take: the one named, or one that a player chooses. */
function kindsToTake(
  play: Play,
  scope: Scope,
  on: Entity,
  counter: string | null,
  count: Quantity | "all",
): readonly string[] {
  const kinds = Object.keys(countersOf(play, on));
  if (counter !== null) return [counter];
  if (count === "all") return kinds;
  const asking = { player: scope.controller, purpose: "value", rule: "608.2d", about: scope.source } as const;
  return askSome(play, asking, kinds, (word) => ({ kind: "word", word }), [Math.min(1, kinds.length), 1]);
}

/** How many are taken off each: all, a number, or as many as the player who acts chooses (107.1c). */
function mostToTake(
  play: Play,
  scope: Scope,
  entities: readonly Entity[],
  { count, counter, actor }: InstructionOf<"removeCounters">,
): number {
  if (count === "all") return Number.MAX_SAFE_INTEGER;
  if (count.kind !== "anyNumber") return countOf(play, scope, count);
  const [on, ...others] = entities;
  if (on === undefined) return 0;
  if (counter === null || others.length > 0)
    throw new NotExecutable("any number of counters of several kinds or objects");
  const there = countersOf(play, on)[counter] ?? 0;
  const least = Math.min(there, count.least === undefined ? 0 : countOf(play, scope, count.least));
  const [player = scope.controller] = playersOf(play, scope, actor);
  return askNumber(play, { player, purpose: "value", rule: "107.1c", about: scope.source }, least, there);
}

/** Takes counters off objects or players (122.1). */
export const remove: Handler<"removeCounters"> = (instruction, play, { scope }) => {
  const entities = presentEntities(play, scope, entitiesOf(play, scope, instruction.from)).filter((entity) =>
    exists(play, entity),
  );
  const most = mostToTake(play, scope, entities, instruction);
  const taken = entities.flatMap((on) =>
    kindsToTake(play, scope, on, instruction.counter, instruction.count).map((counter) =>
      takeCounters(play, on, counter, most),
    ),
  );
  return did(
    entities,
    taken.reduce((sum, amount) => sum + amount, 0),
  );
};

/** Moves counters: takes them off one object and puts as many on another (122.5). */
export const move: Handler<"moveCounters"> = (instruction, play, { scope }) => {
  const [from] = presentOf(play, scope, instruction.from);
  const [to] = presentOf(play, scope, instruction.to);
  if (from === undefined || to === undefined || !exists(play, to) || !exists(play, from)) return did([], 0);
  const most = instruction.count === "all" ? Number.MAX_SAFE_INTEGER : countOf(play, scope, instruction.count);
  const moved = kindsToTake(play, scope, from, instruction.counter, instruction.count).map((counter) => {
    const amount = takeCounters(play, from, counter, most);
    play.happen(addCounters(play, { on: to, counter, amount, player: scope.controller }));
    return amount;
  });
  return did(
    [to],
    moved.reduce((sum, amount) => sum + amount, 0),
  );
};

/** Puts as many counters of each kind on an object as another had when it left (122.8, 608.2h). */
export const putSame: Handler<"putSameCounters"> = (instruction, play, { scope }) => {
  const [player = scope.controller] = playersOf(play, scope, instruction.actor);
  const [from] = objectsOf(play, scope, instruction.from);
  const [on] = presentOf(play, scope, instruction.on);
  const had = from === undefined ? null : subjectOf(play, from);
  if (had === null || on === undefined || !exists(play, on)) return did([], 0);
  const counters = Object.entries(had.object.counters);
  const events = counters.flatMap(([counter, amount]) => addCounters(play, { on, counter, amount, player }));
  if (events.length > 0) play.happen(events);
  return did([on], events.length);
};

/** Doubles counters: puts as many again (701.10e). */
export const double: Handler<"doubleCounters"> = (instruction, play, { scope }) => {
  const entities = presentEntities(play, scope, entitiesOf(play, scope, instruction.on)).filter((entity) =>
    exists(play, entity),
  );
  const events = entities.flatMap((on) => {
    const counters = Object.entries(countersOf(play, on));
    const meant = counters.filter(([counter]) => instruction.counter === null || instruction.counter === counter);
    return meant.flatMap(([counter, amount]) => addCounters(play, { on, counter, amount, player: scope.controller }));
  });
  if (events.length > 0) play.happen(events);
  return did(entities, events.length);
};
