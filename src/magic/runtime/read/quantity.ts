import type {
  Characteristic,
  Comparison,
  ManaKind,
  ObjectReference,
  PlayerReference,
  Quantity,
} from "../../effects/index.js";
import type { GameObject } from "../state/object.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, pastOfTurn, permanentIds, playerOf } from "../state/objects.js";
import { eventSlot, type Scope } from "../state/scope.js";
import { departedMatching } from "./departed.js";
import { countEvents } from "./events.js";
import { partySize } from "./party.js";
import { matchingObjects } from "./filter.js";
import { informantsOf } from "./informant.js";
import { manaValue, symbolParts } from "./mana-value.js";
import { isPlayerReference, playersMeant, playersOf } from "./player.js";
import { objectsOf } from "./reference.js";
import type { Sight, Subject } from "./sight.js";
import { paidFor } from "./tribute.js";
import { subjectOf } from "./sight.js";
import { eventAmount } from "./roles.js";
import { greatestOf, leastOf } from "../state/many.js";

/** A numeric characteristic of an object (208, 202.3, 209, 210). */
export function characteristicOf({ object, looks }: Subject, characteristic: Characteristic): number {
  switch (characteristic) {
    case "power":
    case "toughness":
    case "loyalty":
    case "defense":
      return looks[characteristic] ?? 0;
    case "manaValue":
      return manaValue(
        looks.manaCost ?? looks.frontCost ?? null,
        object.zone === "stack" ? (object.casting?.x ?? 0) : 0,
      );
  }
}

/** How many spells merged with it, each of which brought one component more; the two of a melded permanent are no such (730.2). */
function timesMerged({ components, melded }: GameObject): number {
  return components === undefined || melded !== undefined ? 0 : components.length - 1;
}

/** The subjects of a reference, gone ones as they last were. */
function subjectsOf(sight: Sight, scope: Scope, reference: ObjectReference): Subject[] {
  return informantsOf(sight, scope, reference).flatMap((id) => subjectOf(sight, id) ?? []);
}

/** The counters of a kind, or of every kind, in a record of them. */
function countersIn(counters: Readonly<Record<string, number>>, counter: string | null): number {
  if (counter !== null) return counters[counter] ?? 0;
  return Object.values(counters).reduce((sum, count) => sum + count, 0);
}

/** The counters on objects and players. */
function countersOn(sight: Sight, scope: Scope, counter: string | null, on: ObjectReference | PlayerReference): number {
  const held = isPlayerReference(on)
    ? playersMeant(sight, scope, on).map((id) => playerOf(sight.state, id).counters)
    : subjectsOf(sight, scope, on).map(({ object }) => object.counters);
  return held.reduce((sum, counters) => sum + countersIn(counters, counter), 0);
}

/** What a subject contributes to a count of different values. */
function values({ looks }: Subject, of: ByKind<Quantity>["extreme"]["characteristic"]): string[] {
  const basic = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
  switch (of) {
    case "name":
      return [looks.name];
    case "color":
      return [...looks.colors];
    case "cardType":
      return [...looks.types];
    case "basicLandType":
      return looks.subtypes.filter((subtype) => basic.includes(subtype));
    case "creatureType":
      return [...looks.subtypes];
    case "power":
    case "toughness":
    case "manaValue":
    case "loyalty":
    case "defense":
      return [];
  }
}

/** The greatest, least or total of a characteristic, or how many different values there are. */
function extreme(sight: Sight, scope: Scope, quantity: ByKind<Quantity>["extreme"]): number {
  const there = matchingObjects(sight, scope, quantity.among).flatMap((id) => subjectOf(sight, id) ?? []);
  const subjects = [...there, ...departedMatching(sight, scope, quantity.among)];
  const of = quantity.characteristic;
  if (of === "name" || of === "color" || of === "cardType" || of === "basicLandType" || of === "creatureType") {
    return new Set(subjects.flatMap((subject) => values(subject, of))).size;
  }
  const numbers = subjects.map((subject) => characteristicOf(subject, of));
  if (quantity.which === "total") return numbers.reduce((sum, number) => sum + number, 0);
  if (quantity.which === "different") return new Set(numbers).size;
  if (numbers.length === 0) return 0;
  return quantity.which === "greatest" ? greatestOf(numbers) : leastOf(numbers);
}

/** The amount in a slot, of which one of several players who act means their own (608.2e); the event's own where the slot is the event's. */
function slotAmount(scope: Scope, slot: string): number {
  const value = scope.slots[slot];
  if (value?.by !== undefined && scope.each !== undefined) return value.by[scope.each.player] ?? value.amount;
  if (value !== undefined) return value.amount;
  if (slot === eventSlot && scope.event !== null) return eventAmount(scope.event);
  throw new NotExecutable(`the amount of slot ${slot}, which nothing filled`);
}

/** The number that was chosen for the source or in this resolution. */
function chosenNumber(sight: Sight, scope: Scope): number {
  const number = findObject(sight.state, scope.source)?.choices.number;
  if (number === undefined) throw new NotExecutable("a chosen number that nobody chose");
  return number;
}

/** Mana symbols of those colours among the costs of a player's permanents (700.5). */
function devotion(sight: Sight, scope: Scope, quantity: ByKind<Quantity>["devotion"]): number {
  const letters: Readonly<Record<string, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
  const wanted = quantity.colors.map((color) => letters[color] ?? "");
  const players = playersOf(sight, scope, quantity.of);
  const costs = permanentIds(sight.state).flatMap((id) => {
    const subject = subjectOf(sight, id);
    return subject !== null && players.includes(subject.looks.controller) ? (subject.looks.manaCost ?? []) : [];
  });
  return costs.filter((symbol) => symbolParts(symbol).some((part) => wanted.includes(part))).length;
}

/** How many colors there were among the mana spent to cast something (105.1). */
function colorsSpent(sight: Sight, scope: Scope, on: ObjectReference): number {
  const symbols = subjectsOf(sight, scope, on).flatMap(({ object }) => object.casting?.manaSpent ?? []);
  const letters = new Set(symbols.flatMap((symbol) => symbolParts(symbol)));
  return ["W", "U", "B", "R", "G"].filter((letter) => letters.has(letter)).length;
}

const letters = { white: "W", blue: "U", black: "B", red: "R", green: "G", colorless: "C" } as const;

/** How much of the mana is of a kind (106.1). */
function manaOf(spent: readonly string[], of: ManaKind): number {
  if (of === "snow") return unreadable("mana spent from snow sources");
  const each = (["W", "U", "B", "R", "G"] as const).map((letter) => ofLetter(spent, letter));
  if (of === "colored") return each.reduce((sum, count) => sum + count, 0);
  return of === "oneColor" ? Math.max(...each) : ofLetter(spent, letters[of]);
}

function ofLetter(spent: readonly string[], letter: string): number {
  return spent.filter((symbol) => symbolParts(symbol).includes(letter)).length;
}

/** How many spells were cast this turn before one of these was (702.40a). */
function castBefore({ state }: Sight, ids: readonly ObjectId[]): number {
  const casts = pastOfTurn(state).filter(({ happening }) => happening.kind === "cast");
  const place = casts.findIndex(({ happening }) => happening.kind === "cast" && ids.includes(happening.object));
  return Math.max(0, place);
}

/** How many of the costs that were paid were kicker costs (702.33c, d). */
function timesKicked(paid: readonly string[]): number {
  return paid.filter((cost) => cost === "kicker").length;
}

type QuantityTable = Table<Quantity, [Sight, Scope], number>;

/** How many results are even or odd, or how many different ones there are (706.2). */
function fittingResults(results: readonly number[], which: ByKind<Quantity>["rolls"]["which"]): number {
  if (which === "different") return new Set(results).size;
  return results.filter((one) => one % 2 === (which === "odd" ? 1 : 0)).length;
}

/** One evaluator a kind of quantity. */
export const quantities: QuantityTable = {
  number: ({ value }) => value,
  x: (_, sight, scope) => announcedX(sight, scope),
  count: ({ of }, sight, scope) => matchingObjects(sight, scope, of).length + departedMatching(sight, scope, of).length,
  size: ({ of }, sight, scope) => informantsOf(sight, scope, of).length,
  playerCount: ({ of }, sight, scope) => playersOf(sight, scope, of).length,
  characteristic: ({ characteristic, of }, sight, scope) =>
    subjectsOf(sight, scope, of).reduce((sum, subject) => sum + characteristicOf(subject, characteristic), 0),
  extreme: (quantity, sight, scope) => extreme(sight, scope, quantity),
  colorCount: ({ of }, sight, scope) => new Set(subjectsOf(sight, scope, of).flatMap(({ looks }) => looks.colors)).size,
  counters: ({ counter, on }, sight, scope) => countersOn(sight, scope, counter, on),
  result: ({ slot }, _, scope) => slotAmount(scope, slot),
  lifeTotal: ({ of }, sight, scope) =>
    playersMeant(sight, scope, of).reduce((sum, id) => sum + playerOf(sight.state, id).life, 0),
  extremeLifeTotal: ({ which, among }, sight, scope) => {
    const totals = playersOf(sight, scope, among).map((id) => playerOf(sight.state, id).life);
    if (totals.length === 0) return 0;
    return which === "greatest" ? greatestOf(totals) : leastOf(totals);
  },
  startingLifeTotal: (_, sight) => sight.state.startingLife,
  speed: ({ of }, sight, scope) =>
    playersMeant(sight, scope, of).reduce((sum, id) => sum + (playerOf(sight.state, id).speed ?? 0), 0),
  level: ({ of }, sight, scope) =>
    subjectsOf(sight, scope, of).reduce((sum, { object }) => sum + (object.level ?? 1), 0),
  castBefore: ({ spell }, sight, scope) => castBefore(sight, objectsOf(sight, scope, spell)),
  devotion: (quantity, sight, scope) => devotion(sight, scope, quantity),
  manaSpent: ({ on, from, of }, sight, scope) => {
    if (from !== undefined) return unreadable("manaSpent from a source");
    const spent = subjectsOf(sight, scope, on).flatMap(({ object }) => object.casting?.manaSpent ?? []);
    return of === undefined ? spent.length : manaOf(spent, of);
  },
  timesPaid: ({ cost }, sight, scope) => costsPaid(sight, scope).filter((each) => pays(each, cost)).length,
  partySize: ({ of }, sight, scope) => partySize(sight, playersOf(sight, scope, of)),
  votes: ({ slot, option }, _, scope) => (scope.slots[slot]?.words ?? []).filter(({ word }) => word === option).length,
  rolls: ({ slot, which }, _, scope) => fittingResults(scope.slots[slot]?.results ?? [], which),
  flips: ({ slot, outcome }, _, scope) =>
    (scope.slots[slot]?.results ?? []).filter((one) => one === (outcome === "won" ? 1 : 0)).length,
  colorsSpent: ({ on }, sight, scope) => colorsSpent(sight, scope, on),
  timesMutated: ({ of }, sight, scope) =>
    subjectsOf(sight, scope, of).reduce((sum, { object }) => sum + timesMerged(object), 0),
  timesKicked: ({ of }, sight, scope) =>
    subjectsOf(sight, scope, of).reduce((sum, { object }) => sum + timesKicked(object.casting?.paid ?? []), 0),
  excessDamage: ({ slot }, _, scope) => scope.slots[slot]?.excess ?? 0,
  manaSymbols: () => unreadable("manaSymbols"),
  events: (quantity, sight, scope) => countEvents(sight, scope, quantity),
  sum: ({ terms }, sight, scope) => terms.reduce((sum, term) => sum + numberOf(sight, scope, term), 0),
  difference: ({ from, subtract }, sight, scope) => numberOf(sight, scope, from) - numberOf(sight, scope, subtract),
  product: ({ factors }, sight, scope) =>
    factors.reduce((product, factor) => product * numberOf(sight, scope, factor), 1),
  half: ({ of, round }, sight, scope) => {
    const half = numberOf(sight, scope, of) / 2;
    return round === "up" ? Math.ceil(half) : Math.floor(half);
  },
  chosenNumber: (_, sight, scope) => chosenNumber(sight, scope),
  anyNumber: () => Number.MAX_SAFE_INTEGER,
};

/**
 * X: what was announced for the ability, or for the spell that the object was (107.3m); 0 of one that was not cast
 * (107.3g), also where it has become a copy of what has no X (107.3j).
 */
function announcedX(sight: Sight, scope: Scope): number {
  const subject = subjectOf(sight, scope.source);
  const x = scope.x ?? subject?.object.casting?.x ?? null;
  if (x === null && subject !== null && costsX(sight, subject)) return 0;
  if (x === null) throw new NotExecutable("X, which nobody announced");
  return x;
}

function costsX(sight: Sight, { object, looks }: Subject): boolean {
  const printed = object.card === null ? [] : (sight.state.cards[object.card]?.faces ?? []);
  return [looks, ...printed].some(({ manaCost }) => manaCost?.includes("{X}") === true);
}

/** Costs that are paid under a name of their own for what the text calls by another: multikicker (702.33c). */
const variants: Readonly<Record<string, string>> = { multikicker: "kicker" };

/** Whether a cost that was paid is the one that is asked for. */
export function pays(paid: string, asked: string): boolean {
  return paid === asked || variants[paid] === asked;
}

/** The optional costs that were paid for the spell, or for the spell that the permanent was (400.7d). */
export function costsPaid(sight: Sight, scope: Scope): readonly string[] {
  if (scope.paidCosts.length > 0) return scope.paidCosts;
  const subject = subjectOf(sight, scope.source);
  return subject === null ? [] : paidFor(subject.object);
}

/** Says that a quantity cannot be counted yet. */
function unreadable(what: string): never {
  throw new NotExecutable(`quantity ${what}`);
}

function evaluate<Kind extends Quantity["kind"]>(
  kind: Kind,
  quantity: ByKind<Quantity>[Kind],
  sight: Sight,
  scope: Scope,
): number {
  return quantities[kind](quantity, sight, scope);
}

/** The number that a quantity is now (107). */
export function numberOf(sight: Sight, scope: Scope, quantity: Quantity): number {
  return evaluate(quantity.kind, quantity, sight, scope);
}

/** The number, where the game cannot use one below 0 (107.1b). */
export function countOf(sight: Sight, scope: Scope, quantity: Quantity): number {
  return Math.max(0, numberOf(sight, scope, quantity));
}

/** Whether a number passes a comparison. */
export function compares(sight: Sight, scope: Scope, number: number, { operator, than }: Comparison): boolean {
  if (operator === "even") return number % 2 === 0;
  if (operator === "odd") return number % 2 !== 0;
  const other = numberOf(sight, scope, than);
  switch (operator) {
    case "equal":
      return number === other;
    case "notEqual":
      return number !== other;
    case "atLeast":
      return number >= other;
    case "atMost":
      return number <= other;
    case "greater":
      return number > other;
    case "less":
      return number < other;
  }
}
