import type { PlayerReference, Quantity } from "../../effects/index.js";
import type { ByKind, Table } from "../../../state/kinds.js";
import { playerOf } from "../state/cards.js";
import type { PlayerId } from "../state/identity.js";
import { type Scope, undone } from "../state/scope.js";
import type { PlayerState } from "../state/state.js";
import { wordsOf } from "./constraint.js";
import { fitting } from "./filter.js";
import { measured } from "./measure.js";
import { occurrences } from "./pattern.js";
import { playersOf } from "./player.js";
import { cardsOf } from "./reference.js";
import { seenLast } from "./seen.js";
import type { Sight } from "./sight.js";

/** More than there ever is of anything: as many as there are. */
export const all = Number.MAX_SAFE_INTEGER;

/** What the players have of something, together. */
function had(
  sight: Sight,
  scope: Scope,
  { player }: { readonly player: PlayerReference },
  count: (player: PlayerState) => number,
): number {
  const counts = playersOf(sight, scope, player).map((id: PlayerId) => count(playerOf(sight.state, id)));
  return counts.reduce((sum, each) => sum + each, 0);
}

/** How many different words the cards have. */
function variety(sight: Sight, scope: Scope, { what, filter }: ByKind<Quantity>["different"]): number {
  return new Set(fitting(sight, scope, filter).flatMap((id) => wordsOf(sight.look(id), what))).size;
}

/** A sum over cards. */
function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** One reader a kind of quantity; leaving one out fails to compile. */
export const quantities: Table<Quantity, [Sight, Scope], number> = {
  number: ({ value }) => value,
  count: ({ filter }, sight, scope) => fitting(sight, scope, filter).length,
  resultAmount: ({ slot }, _, { slots }) => (slots[slot] ?? undone).amount,
  eventAmount: (_, __, { event }) => event?.amount ?? 0,
  amberOf: (item, sight, scope) => had(sight, scope, item, ({ amber }) => amber),
  keysForged: (item, sight, scope) => had(sight, scope, item, ({ keys }) => keys.length),
  handSize: (item, sight, scope) => had(sight, scope, item, ({ hand }) => hand.length),
  archivesSize: (item, sight, scope) => had(sight, scope, item, ({ archives }) => archives.length),
  chains: (item, sight, scope) => had(sight, scope, item, ({ chains }) => chains),
  sumOf: ({ measure, of }, sight, scope) =>
    total(cardsOf(sight, scope, of).map((id) => measured(seenLast(sight, id), measure))),
  counters: ({ counter, on }, sight, scope) =>
    total(cardsOf(sight, scope, on).map((id) => seenLast(sight, id).object.counters[counter] ?? 0)),
  different: (item, sight, scope) => variety(sight, scope, item),
  history: ({ event }, sight, scope) => occurrences(sight, scope, event, "thisTurn").length,
  sum: ({ terms }, sight, scope) => total(terms.map((term) => amountOf(sight, scope, term))),
  difference: ({ of, less }, sight, scope) => amountOf(sight, scope, of) - amountOf(sight, scope, less),
  times: ({ factor, of }, sight, scope) => factor * amountOf(sight, scope, of),
  half: ({ of, rounding }, sight, scope) => {
    const half = amountOf(sight, scope, of) / 2;
    return rounding === "up" ? Math.ceil(half) : Math.floor(half);
  },
  upTo: ({ most }, sight, scope) => amountOf(sight, scope, most),
  all: () => all,
  anyNumber: () => all,
};

function read<Kind extends Quantity["kind"]>(
  kind: Kind,
  quantity: ByKind<Quantity>[Kind],
  sight: Sight,
  scope: Scope,
): number {
  return quantities[kind](quantity, sight, scope);
}

/** A number as it is now. */
export function amountOf(sight: Sight, scope: Scope, quantity: Quantity): number {
  return read(quantity.kind, quantity, sight, scope);
}

/** The same where less than nothing is nothing. */
export function countOf(sight: Sight, scope: Scope, quantity: Quantity): number {
  return Math.max(0, amountOf(sight, scope, quantity));
}
