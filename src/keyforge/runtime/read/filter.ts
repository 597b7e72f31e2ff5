import type { Constraint, Filter } from "../../effects/index.js";
import type { ByKind } from "../../../state/kinds.js";
import { cardOf, cardsInPlay, playersInOrder, zoneCards } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import { type Judging, meets } from "./constraint.js";
import { measured } from "./measure.js";
import { cardsOf } from "./reference.js";
import { seenIn, seenLast, seenNow, type Seen } from "./seen.js";
import type { Sight } from "./sight.js";

/** The scope in which a filter's constraints speak of the card that is judged. */
function speakingOf(judging: Judging, { object }: Seen): Judging {
  const { as } = judging.filter;
  if (as === undefined) return judging;
  const { scope } = judging;
  return { ...judging, scope: { ...scope, iterations: { ...scope.iterations, [as]: object.id } } };
}

/** Whether a card, seen so, has one of the types and meets all the constraints. */
function suits(judging: Judging, seen: Seen): boolean {
  const { types, constraints } = judging.filter;
  if (types.length > 0 && !types.some((type) => type === seen.looks.type)) return false;
  return constraints.every((constraint) => meets(speakingOf(judging, seen), seen, constraint));
}

/** The cards that are where a filter looks for them; of those that it names one by one any, wherever they are. */
function candidates(sight: Sight, scope: Scope, { zones, constraints }: Filter): readonly CardId[] {
  const { state } = sight;
  if (zones.length === 0) {
    const among = constraints.find((one) => one.kind === "among");
    return among === undefined ? cardsInPlay(state) : cardsOf(sight, scope, among.of);
  }
  return zones.flatMap((zone) => {
    if (zone === "play") return [...cardsInPlay(state)];
    return playersInOrder(state).flatMap((player) => [...zoneCards(state, zone, player)]);
  });
}

/** The cards that fit a filter, those in play in the order of the battlelines. */
export function fitting(sight: Sight, scope: Scope, filter: Filter): readonly CardId[] {
  const judging = { sight, scope, filter };
  const see = filter.zones.length === 0 ? seenLast : seenNow;
  return candidates(sight, scope, filter).filter((id) => suits(judging, see(sight, id)));
}

/** Whether a certain card fits a filter: where it is, or as it last was in play (R18). */
export function fits(sight: Sight, scope: Scope, filter: Filter, id: CardId): boolean {
  const seen = seenIn(sight, id, filter);
  return seen !== null && suits({ sight, scope, filter }, seen);
}

/**
 * Whether a card that was named fits a filter, "if it is a creature": wherever it is, unless the filter names a zone
 * other than play; what left play as it last was (R18d).
 */
export function fitsNamed(sight: Sight, scope: Scope, filter: Filter, id: CardId): boolean {
  const isOpen = filter.zones.length === 0 || filter.zones.includes("play");
  return isOpen ? suits({ sight, scope, filter }, seenLast(sight, id)) : fits(sight, scope, filter, id);
}

/** Whether the card of an event fits a filter, wherever it is by now: what left play as it last was (R18d). */
export function fitsEvent(sight: Sight, scope: Scope, filter: Filter, id: CardId): boolean {
  const seen = filter.zones.includes("play") ? seenLast(sight, id) : seenNow(sight, id);
  return suits({ sight, scope, filter }, seen);
}

/** Of the cards that fit the rest of a filter the outermost in each player's pile. */
export function topmost({ sight, scope, filter }: Judging): readonly CardId[] {
  const rest = { ...filter, constraints: filter.constraints.filter(({ kind }) => kind !== "topmost") };
  const found = fitting(sight, scope, rest);
  return playersInOrder(sight.state).flatMap((player) =>
    found.filter((id) => cardOf(sight.state, id).owner === player).slice(0, 1),
  );
}

/** Of the cards that fit the rest of a filter those that have the most or the least: several where they tie. */
export function superlatives(
  { sight, scope, filter }: Judging,
  { most, measure }: ByKind<Constraint>["superlative"],
): readonly CardId[] {
  const rest = { ...filter, constraints: filter.constraints.filter(({ kind }) => kind !== "superlative") };
  const amounts = fitting(sight, scope, rest).map((id) => ({ id, amount: measured(seenNow(sight, id), measure) }));
  const all = amounts.map(({ amount }) => amount);
  const bound = most === "most" ? Math.max(...all) : Math.min(...all);
  return amounts.flatMap(({ id, amount }) => (amount === bound ? [id] : []));
}
