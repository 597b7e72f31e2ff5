import type { EventDetail, EventPattern, Filter, ObjectReference } from "../../effects/index.js";
import type { ByKind, Table } from "../../../state/kinds.js";
import { isInPlay } from "../state/cards.js";
import type { Happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import { fitsEvent } from "./filter.js";
import { playersOf } from "./player.js";
import { cardsOf } from "./reference.js";
import type { Sight } from "./sight.js";

/** Whether it is a filter, and not a reference to certain cards. */
export function isFilter(part: Filter | ObjectReference): part is Filter {
  return "constraints" in part;
}

/** Whether a card of an event is the one that a pattern asks for. */
function isMeant(sight: Sight, scope: Scope, part: Filter | ObjectReference | null, id: CardId | null): boolean {
  if (part === null) return true;
  if (id === null || sight.state.objects[id] === undefined) return false;
  if (!isFilter(part) && part.kind === "all") return part.of.some((one) => isMeant(sight, scope, one, id));
  if (!isFilter(part) && part.kind === "each") return fitsEvent(sight, scope, part.filter, id);
  return isFilter(part) ? fitsEvent(sight, scope, part, id) : cardsOf(sight, scope, part).includes(id);
}

/** What a demand is judged by: the event, and how many such events there were this turn up to it. */
interface Judged {
  readonly sight: Sight;
  readonly event: Happening;
  readonly count: () => number;
}

/** One judge a kind of demand; leaving one out fails to compile. */
export const details: Table<EventDetail, [Judged], boolean> = {
  from: ({ zone }, { event }) => event.from === zone,
  inFight: (_, { event }) => event.inFight,
  ordinal: ({ ordinal }, { count }) => count() === ordinal,
  atLeast: ({ amount }, { event }) => event.amount >= amount,
  step: ({ step }, { event }) => event.word === step,
  house: ({ house }, { event }) => event.word === house,
  icon: ({ icon }, { event }) => event.word === icon,
  survived: (_, { sight, event }) => event.card !== null && isInPlay(sight.state, event.card),
};

function meetsDemand<Kind extends EventDetail["kind"]>(
  kind: Kind,
  detail: ByKind<EventDetail>[Kind],
  judged: Judged,
): boolean {
  return details[kind](detail, judged);
}

/** Whether an event has the kind, the cards and the player that a pattern asks for. */
function isLike(sight: Sight, scope: Scope, pattern: EventPattern, event: Happening): boolean {
  if (event.kind !== pattern.kind) return false;
  const { object, other, player } = pattern;
  if (player !== null && (event.player === null || !playersOf(sight, scope, player).includes(event.player)))
    return false;
  return isMeant(sight, scope, object, event.card) && isMeant(sight, scope, other, event.other);
}

/** How many events of this turn, up to and with that one, are like it. */
function countUpTo(sight: Sight, scope: Scope, pattern: EventPattern, event: Happening): number {
  const { history, turn } = sight.state;
  const alike = history.filter((one) => one.turn === turn.number && isLike(sight, scope, pattern, one.happening));
  const index = alike.findIndex((one) => one.happening === event);
  return index < 0 ? alike.length + 1 : index + 1;
}

/** Whether an event is one that a pattern asks for. */
export function matches(sight: Sight, scope: Scope, pattern: EventPattern, event: Happening): boolean {
  if (!isLike(sight, scope, pattern, event)) return false;
  const judged = { sight, event, count: () => countUpTo(sight, scope, pattern, event) };
  return pattern.details.every((detail) => meetsDemand(detail.kind, detail, judged));
}

/** The events of this turn or the last that a pattern asks for. */
export function occurrences(
  sight: Sight,
  scope: Scope,
  pattern: EventPattern,
  when: "thisTurn" | "previousTurn",
): readonly Happening[] {
  const { history, turn } = sight.state;
  const number = when === "thisTurn" ? turn.number : turn.number - 1;
  const then = history.filter((recorded) => recorded.turn === number);
  return then.flatMap(({ happening }) => (matches(sight, scope, pattern, happening) ? [happening] : []));
}
