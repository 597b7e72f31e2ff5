import type { Filter, ManaRestriction, ManaSymbol, TurnPart } from "../../effects/index.js";
import { matches } from "../read/filter.js";
import { symbolParts } from "../read/mana-value.js";
import type { Subject } from "../read/sight.js";
import type { PlayerId } from "../state/identity.js";
import { playerOf } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import type { Mana } from "../state/state.js";
import { payableLife } from "./life.js";
import type { Play } from "./play.js";
import { mostAtOnce } from "../state/many.js";

/** What mana is about to be spent on: a spell, or an ability of an object. */
export interface Spending {
  readonly on: "spell" | "ability" | "other";
  readonly subject: Subject | null;
}

/** Adds mana to a pool (106.4). */
export function addMana(
  play: Play,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  restrictions: readonly ManaRestriction[],
): void {
  if (symbols.length === 0) return;
  const added = symbols.map((symbol): Mana => ({ symbol, restrictions }));
  play.changePlayer(player, { mana: [...playerOf(play.state, player).mana, ...added] });
  play.happen([{ kind: "manaAdded", player, amount: symbols.length, rule: "106.4", cause: play.cause }]);
}

/** Whether what is paid for matches one of the filters. */
function isOneOf(play: Play, player: PlayerId, filters: readonly Filter[], { subject }: Spending): boolean {
  if (subject === null) return false;
  return filters.some((filter) => matches(play, freshScope(subject.object.id, player), loose(filter), subject));
}

/** A filter for spells also holds while the spell is being cast. */
function loose(filter: Filter): Filter {
  return filter.what === "spell" || filter.what === "ability" ? { ...filter, what: "object" } : filter;
}

/** Whether a restriction lets the mana be spent so (106.6). */
function allows(play: Play, player: PlayerId, restriction: ManaRestriction, spending: Spending): boolean {
  switch (restriction.kind) {
    case "onlyFor":
      if (spending.on === "spell") return isOneOf(play, player, restriction.cast, spending);
      return spending.on === "ability" && isOneOf(play, player, restriction.activate, spending);
    case "notFor":
      return spending.on !== "spell" || !isOneOf(play, player, restriction.cast, spending);
    case "lasts":
    case "whenSpent":
      return true;
  }
}

/** Whether one mana can pay for one part of a symbol (107.4). */
function pays(mana: Mana, part: string): boolean {
  const letter = mana.symbol.replace(/[{}]/g, "");
  return part === "generic" || part === letter;
}

/** One way in which a symbol can be paid: a list of mana, each of a kind; and life (107.4). */
interface Way {
  readonly mana: readonly string[];
  readonly life: number;
}

/** The ways in which a symbol can be paid (107.4b–f). */
function waysOf(symbol: ManaSymbol, x: number): Way[] {
  return symbolParts(symbol).flatMap((part) => {
    if (part === "P") return { mana: [], life: 2 };
    const amount = part === "X" ? x : /^\d+$/.test(part) ? Number(part) : null;
    // No pool holds that much: there is no way to pay it.
    if (amount !== null && amount > mostAtOnce) return [];
    return { mana: amount === null ? [part] : Array.from({ length: amount }, () => "generic"), life: 0 };
  });
}

/** How to pay: which mana of the pool, by index, and how much life. */
export interface Payment {
  readonly indices: readonly number[];
  readonly life: number;
}

/** Takes the mana for a list of kinds, the particular before the generic; null where there is not enough. */
function take(pool: readonly Mana[], usable: readonly number[], wanted: readonly string[]): number[] | null {
  const free = new Set(usable);
  const taken: number[] = [];
  for (const part of [...wanted].sort((first, second) => Number(first === "generic") - Number(second === "generic"))) {
    const index = [...free].find((candidate) => {
      const mana = pool[candidate];
      return mana !== undefined && pays(mana, part);
    });
    if (index === undefined) return null;
    free.delete(index);
    taken.push(index);
  }
  return taken;
}

/** Tries the ways of each symbol one after the other; mana is preferred to life. */
function search(
  pool: readonly Mana[],
  usable: readonly number[],
  ways: readonly Way[][],
  chosen: readonly Way[],
): Payment | null {
  const [first, ...rest] = ways;
  if (first === undefined) {
    const indices = take(
      pool,
      usable,
      chosen.flatMap(({ mana }) => mana),
    );
    return indices === null ? null : { indices, life: chosen.reduce((sum, { life }) => sum + life, 0) };
  }
  for (const way of first) {
    const found = search(pool, usable, rest, [...chosen, way]);
    if (found !== null) return found;
  }
  return null;
}

/** A way to pay mana costs out of a player's pool; restricted mana goes first. Null where there is none. */
export function findPayment(
  play: Play,
  player: PlayerId,
  cost: readonly ManaSymbol[],
  x: number,
  spending: Spending,
): Payment | null {
  const { mana } = playerOf(play.state, player);
  const indices = mana
    .map((_, index) => index)
    .filter((index) => mana[index]?.restrictions.every((restriction) => allows(play, player, restriction, spending)));
  const restricted = (index: number): number => -(mana[index]?.restrictions.length ?? 0);
  indices.sort((first, second) => restricted(first) - restricted(second));
  const payment = search(
    mana,
    indices,
    cost.map((symbol) => waysOf(symbol, x)),
    [],
  );
  return payment !== null && payment.life <= payableLife(play, player) ? payment : null;
}

/** Pays: the mana leaves the pool; the symbols spent are given back. */
export function spend(play: Play, player: PlayerId, payment: Payment): ManaSymbol[] {
  const { mana } = playerOf(play.state, player);
  const spent = payment.indices.flatMap((index) => mana[index]?.symbol ?? []);
  play.changePlayer(player, { mana: mana.filter((_, index) => !payment.indices.includes(index)) });
  return spent;
}

/** Empties every pool as a step or phase ends, but for mana that is not lost until later (106.4, 500.5, 702.189a). */
export function emptyPools(play: Play): void {
  const { part } = play.state.turn;
  for (const { id, mana } of play.state.players) {
    const left = mana.filter((one) => outlasts(one, part));
    if (left.length < mana.length) play.changePlayer(id, { mana: left });
  }
}

/** Whether the mana stays as this part of the turn ends: until the end of combat, or the end of the turn (511.3, 514.2). */
function outlasts({ restrictions }: Mana, part: TurnPart): boolean {
  if (part === "cleanupStep") return false;
  return restrictions.some(
    (one) =>
      one.kind === "lasts" &&
      (one.until.kind === "endOfTurn" || (one.until.kind === "endOfCombat" && part !== "endOfCombat")),
  );
}
