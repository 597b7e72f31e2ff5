import type { Cost, Quantity } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import { matches } from "../read/filter.js";
import { countOf } from "../read/quantity.js";
import { askObjects, objectsOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import { IllegalAction, NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { findObject, playerOf } from "../state/objects.js";
import { costSlot, undone } from "../state/scope.js";
import { askNumber, askSome } from "./ask.js";
import { actionCosts, instructionCosts } from "./action-costs.js";
import type { Frame } from "./carry-out.js";
import { addCounters, countersOf, takeCounters } from "./counters.js";
import { discardAll } from "./destroy.js";
import { sayAction } from "./evidence.js";
import { leastWaterbent, waterbent } from "./help-paying.js";
import { millCards } from "./library.js";
import { loseLife, payableLife } from "./life.js";
import { withManaTogether } from "./total-cost.js";
import { findPayment, type Spending, spend } from "./mana.js";
import { note, usingObjects } from "./object-costs.js";
import type { Payable, Paying } from "./paying.js";
import type { Play } from "./play.js";
import { tapAll, untapAll } from "./tap.js";

/** What mana is spent on where an effect asks for a payment. */
const anything: Spending = { on: "other", subject: null };

/** Whether the source can be tapped as a cost: untapped, and no summoning-sick creature (302.6). */
function canTapSelf({ play, frame }: Paying): boolean {
  const object = findObject(play.state, frame.scope.source);
  if (object?.zone !== "battlefield" || object.tapped) return false;
  const looks = play.look(object);
  const isSick = looks.types.includes("creature") && object.controlledSince >= play.state.turn.number;
  return !isSick || hasKeyword(looks, "haste");
}

/** Cards of the hand that may be discarded for a cost. */
function discardable({ play, frame, player }: Paying, { what }: ByKind<Cost>["discard"]): ObjectId[] {
  const { hand } = playerOf(play.state, player);
  if (what === null) return [...hand];
  if (what.kind !== "choice" && what.kind !== "matching") {
    const meant = objectsOf(play, frame.scope, what);
    return hand.filter((id) => meant.includes(id));
  }
  const { filter } = what;
  return hand.filter((id) => {
    const subject = subjectOf(play, id);
    return subject !== null && matches(play, frame.scope, filter, subject);
  });
}

const discard: Payable<ByKind<Cost>["discard"]> = {
  can: (cost, paying) =>
    cost.manner === "hand" || discardable(paying, cost).length >= countOf(paying.play, paying.frame.scope, cost.count),
  pay: (cost, paying) => {
    const { play, frame, player } = paying;
    if (cost.manner === "random") throw new NotExecutable("a cost of discarding at random");
    const candidates = discardable(paying, cost);
    const count = cost.manner === "hand" ? candidates.length : countOf(play, frame.scope, cost.count);
    const question = { player, candidates, least: count, most: count, rule: "601.2h", purpose: "discard" } as const;
    note(frame, "discarded", discardAll(play, player, askObjects(play, frame.scope, question)));
  },
};

const loyalty: Payable<ByKind<Cost>["loyalty"]> = {
  can: ({ sign, amount }, { play, frame }) =>
    sign === "plus" || (countersOf(play, frame.scope.source)["loyalty"] ?? 0) >= countOf(play, frame.scope, amount),
  pay: ({ sign, amount }, { play, frame, player }) => {
    const { source } = frame.scope;
    const count = countOf(play, frame.scope, amount);
    if (sign === "minus") takeCounters(play, source, "loyalty", count);
    else play.happen(addCounters(play, { on: source, counter: "loyalty", amount: count, player, by: "rule" }));
  },
};

type RemovedCounters = ByKind<Cost>["removeCounters"];

/** How few counters the cost takes off at least. */
function fewest({ count, counter, spread }: RemovedCounters, { play, frame }: Paying): number {
  if (spread !== undefined || (counter === null && (count === "all" || count.kind === "anyNumber")))
    throw new NotExecutable("a cost of counters off several objects, or of several kinds");
  if (count === "all") return 0;
  const { least } = count.kind === "anyNumber" ? count : { least: count };
  return least === undefined ? 0 : countOf(play, frame.scope, least);
}

/** How many counters of those that are there are taken off: all, as many as the player likes, or a number. */
function takenOff({ count }: RemovedCounters, least: number, there: number, { play, frame, player }: Paying): number {
  if (count === "all") return there;
  if (count.kind !== "anyNumber") return least;
  return askNumber(play, { player, purpose: "cost", rule: "107.1c", about: frame.scope.source }, least, there);
}

const removeCounters: Payable<RemovedCounters> = {
  can: (cost, paying) => {
    const least = fewest(cost, paying);
    return objectsOf(paying.play, paying.frame.scope, cost.from).some(
      (id) => countersOn(paying.play, id, cost.counter) >= least,
    );
  },
  pay: (cost, paying) => {
    const { play, frame } = paying;
    const least = fewest(cost, paying);
    const [id] = objectsOf(play, frame.scope, cost.from).filter(
      (each) => countersOn(play, each, cost.counter) >= least,
    );
    const [kind] = cost.counter === null ? Object.keys(id === undefined ? {} : countersOf(play, id)) : [cost.counter];
    if (id === undefined || kind === undefined) return;
    const amount = takeCounters(play, id, kind, takenOff(cost, least, countersOn(play, id, kind), paying));
    noteAmount(frame, amount);
  },
};

/** Notes in what amount the cost was paid, for what speaks of it ("that many"). */
function noteAmount(frame: Frame, amount: number): void {
  const { scope } = frame;
  frame.scope = { ...scope, slots: { ...scope.slots, [costSlot]: { ...undone, amount, done: "yes" } } };
}

/** The counters of a kind, or of any one kind, on an object. */
function countersOn(play: Play, id: ObjectId, counter: string | null): number {
  const counters = countersOf(play, id);
  return counter === null ? Math.max(0, ...Object.values(counters)) : (counters[counter] ?? 0);
}

/** A cost that is so many of a player's counters: energy or tickets (107.14, 107.17a). */
function inCounters(counter: string): ReturnType<typeof inAmount> {
  return inAmount(
    ({ play, player }) => playerOf(play.state, player).counters[counter] ?? 0,
    (amount, { play, player }) => takeCounters(play, player, counter, amount),
  );
}

/** How much mana a player could pay at most. */
function mostMana({ play, player, spending }: Paying): number {
  let most = 0;
  while (findPayment(play, player, [`{${most + 1}}`], 0, spending) !== null) most += 1;
  return most;
}

/** A cost that is so much of what a player has; where the amount is theirs to choose, they are asked (107.1c). */
function inAmount(
  held: (paying: Paying) => number,
  take: (amount: number, paying: Paying) => unknown,
): Payable<ByKind<Cost>["payLife" | "payEnergy" | "payTickets" | "payMana"]> {
  const least = (amount: Quantity, { play, frame }: Paying): number => {
    const asked = amount.kind === "anyNumber" ? amount.least : amount;
    return asked === undefined ? 0 : countOf(play, frame.scope, asked);
  };
  return {
    can: ({ amount }, paying) => held(paying) >= least(amount, paying),
    pay: ({ amount }, paying) => {
      const { play, player, frame } = paying;
      const asking = { player, purpose: "cost", rule: "107.1c", about: frame.scope.source } as const;
      const fewest = least(amount, paying);
      const much = amount.kind === "anyNumber" ? askNumber(play, asking, fewest, held(paying)) : fewest;
      take(much, paying);
      if (amount.kind === "anyNumber") noteAmount(frame, much);
    },
  };
}

/** One way to pay a kind of cost (118, 601.2h). */
export const payables: { readonly [Kind in Cost["kind"]]: Payable<ByKind<Cost>[Kind]> } = {
  mana: {
    can: ({ symbols }, { play, player, frame, spending }) =>
      findPayment(play, player, symbols, frame.scope.x ?? 0, spending) !== null,
    pay: ({ symbols }, paying) => payMana(paying, symbols),
  },
  tapSelf: {
    can: (_, paying) => canTapSelf(paying),
    pay: (_, { play, frame, player }) => {
      tapAll(play, [frame.scope.source], player);
    },
  },
  untapSelf: {
    can: (_, { play, frame }) => findObject(play.state, frame.scope.source)?.tapped ?? false,
    pay: (_, { play, frame }) => {
      untapAll(play, [frame.scope.source]);
    },
  },
  loyalty,
  tap: usingObjects,
  untap: usingObjects,
  sacrifice: usingObjects,
  reveal: usingObjects,
  return: usingObjects,
  exile: usingObjects,
  discard,
  payLife: inAmount(
    ({ play, player }) => payableLife(play, player),
    (amount, { play, player }) => loseLife(play, player, amount),
  ),
  payEnergy: inCounters("energy"),
  payTickets: inCounters("ticket"),
  payMana: inAmount(
    (paying) => mostMana(paying),
    (amount, paying) => payMana(paying, [`{${amount}}`]),
  ),
  removeCounters,
  putCounters: {
    can: () => true,
    pay: ({ counter, count, on }, { play, frame, player }) => {
      const amount = countOf(play, frame.scope, count);
      const ids = objectsOf(play, frame.scope, on);
      play.happen(ids.flatMap((id) => addCounters(play, { on: id, counter, amount, player, by: "rule" })));
    },
  },
  mill: {
    can: ({ count }, { play, frame, player }) =>
      playerOf(play.state, player).library.length >= countOf(play, frame.scope, count),
    pay: ({ count }, { play, frame, player }) => {
      millCards(play, player, countOf(play, frame.scope, count));
    },
  },
  keywordAction: {
    can: (cost, paying) => (cost.action === "waterbend" ? canWaterbend(cost, paying) : actionCosts.can(cost, paying)),
    pay: (cost, paying) => (cost.action === "waterbend" ? payWaterbend(cost, paying) : actionCosts.pay(cost, paying)),
  },
  instruction: instructionCosts,
  either: {
    can: ({ alternatives }, paying) => alternatives.some((costs) => costs.every((cost) => can(cost, paying))),
    pay: ({ alternatives }, paying) => payEither(paying, alternatives),
  },
};

/** Pays one of several costs, at the player's choice among those that can be paid. */
function payEither(paying: Paying, alternatives: readonly (readonly Cost[])[]): void {
  const { play, player, frame } = paying;
  const payable = alternatives.filter((costs) => costs.every((cost) => can(cost, paying)));
  const asking = { player, purpose: "cost", rule: "601.2b", about: frame.scope.source } as const;
  const [chosen = []] = askSome(
    play,
    asking,
    payable,
    (costs) => ({ kind: "mode", mode: alternatives.indexOf(costs) }),
    [1, 1],
  );
  for (const cost of chosen) pay(cost, paying);
}

/** Whether a waterbend cost could be paid, with everything tapped that can help (701.67a). */
function canWaterbend({ mana }: ByKind<Cost>["keywordAction"], { play, player, frame, spending }: Paying): boolean {
  const left = leastWaterbent(play, player, frame, mana ?? []);
  return findPayment(play, player, left, 0, spending) !== null;
}

/** Pays a waterbend cost, and says that the player waterbent (701.67a, c). */
function payWaterbend({ mana }: ByKind<Cost>["keywordAction"], paying: Paying): void {
  const { play, player, frame } = paying;
  payMana(paying, waterbent(play, player, frame, mana ?? []));
  sayAction(play, player, "waterbend", [], 1, "701.67c");
}

/** Pays mana, and life for Phyrexian symbols. */
function payMana({ play, player, frame, spending }: Paying, symbols: ByKind<Cost>["mana"]["symbols"]): void {
  const payment = findPayment(play, player, symbols, frame.scope.x ?? 0, spending);
  if (payment === null) throw new IllegalAction(`not enough mana for ${symbols.join("")}`, "601.2h");
  spend(play, player, payment);
  if (payment.life > 0) loseLife(play, player, payment.life);
}

function evaluateCan<Kind extends Cost["kind"]>(kind: Kind, cost: ByKind<Cost>[Kind], paying: Paying): boolean {
  const payable: Payable<ByKind<Cost>[Kind]> = payables[kind];
  return payable.can(cost, paying);
}

function evaluatePay<Kind extends Cost["kind"]>(kind: Kind, cost: ByKind<Cost>[Kind], paying: Paying): void {
  const payable: Payable<ByKind<Cost>[Kind]> = payables[kind];
  payable.pay(cost, paying);
}

/** Whether one cost can be paid. */
function can(cost: Cost, paying: Paying): boolean {
  return evaluateCan(cost.kind, cost, paying);
}

/** Pays one cost. */
function pay(cost: Cost, paying: Paying): void {
  evaluatePay(cost.kind, cost, paying);
}

/** Whether a player could pay all of these costs now: all the mana together, any other cost looked at by itself (118.3). */
export function canPay(
  play: Play,
  frame: Frame,
  player: PlayerId,
  costs: readonly Cost[],
  spending: Spending = anything,
): boolean {
  return withManaTogether(costs).every((cost) => can(cost, { play, frame, player, spending }));
}

/** Pays costs in the order written; one that cannot be paid makes the whole action illegal (601.2h). */
export function payCosts(
  play: Play,
  frame: Frame,
  player: PlayerId,
  costs: readonly Cost[],
  spending: Spending = anything,
): void {
  for (const cost of costs) {
    const paying = { play, frame, player, spending };
    if (!can(cost, paying)) throw new IllegalAction(`the cost (${cost.kind}) cannot be paid`, "601.2h");
    pay(cost, paying);
  }
}
