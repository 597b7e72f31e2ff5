import type { Condition } from "../../effects/index.js";
import type { ByKind, Table } from "../../../state/kinds.js";
import { playerOf, zoneCards } from "../state/cards.js";
import type { PlayerId } from "../state/identity.js";
import { type Scope, undone } from "../state/scope.js";
import { compares } from "./compare.js";
import { wordsOf } from "./constraint.js";
import { fitsNamed } from "./filter.js";
import { housesOf } from "./house.js";
import { occurrences } from "./pattern.js";
import { playersOf } from "./player.js";
import { amountOf } from "./quantity.js";
import { cardsOf } from "./reference.js";
import { seenLast } from "./seen.js";
import type { Sight } from "./sight.js";

/** Whether the cards all share a word: two or more of them. */
function share(sight: Sight, scope: Scope, { what, objects }: ByKind<Condition>["share"]): boolean {
  const [first, ...others] = cardsOf(sight, scope, objects).map((id) => wordsOf(seenLast(sight, id).looks, what));
  if (first === undefined || others.length === 0) return false;
  return first.some((word) => others.every((words) => words.includes(word)));
}

/** How many creatures a player controls. */
function creatures({ state }: Sight, player: PlayerId): number {
  return playerOf(state, player).battleline.length;
}

/** Whether the tide is high or low for whoever asks. */
function isTide({ state: { tide } }: Sight, { player }: Scope, wanted: "high" | "low"): boolean {
  return tide !== null && (tide === player) === (wanted === "high");
}

/** One judge a kind of condition; leaving one out fails to compile. */
export const conditions: Table<Condition, [Sight, Scope], boolean> = {
  compare: ({ left, is }, sight, scope) => compares(sight, scope, amountOf(sight, scope, left), is),
  fits: ({ object, filter }, sight, scope) => {
    const cards = cardsOf(sight, scope, object);
    return cards.length > 0 && cards.every((id) => fitsNamed(sight, scope, filter, id));
  },
  done: ({ slot }, _, { slots }) => (slots[slot] ?? undone).done,
  happened: ({ event, when }, sight, scope) => occurrences(sight, scope, event, when).length > 0,
  turnOf: ({ player }, sight, scope) => playersOf(sight, scope, player).includes(sight.state.turn.active),
  haunted: ({ player }, sight, scope) =>
    playersOf(sight, scope, player).some((id) => zoneCards(sight.state, "discard", id).length >= 10),
  tide: ({ tide }, sight, scope) => isTide(sight, scope, tide),
  keyForged: ({ color, player }, sight, scope) =>
    playersOf(sight, scope, player).some((id) => playerOf(sight.state, id).keys.includes(color)),
  overwhelmed: ({ player }, sight, scope) =>
    playersOf(sight, scope, player).some((id) =>
      sight.state.players.some((other) => other.id !== id && other.battleline.length > creatures(sight, id)),
    ),
  activeHouse: ({ house }, sight, scope) => {
    const { house: active } = sight.state.turn;
    return active !== null && housesOf(sight, scope, house).includes(active);
  },
  share: (item, sight, scope) => share(sight, scope, item),
  not: ({ condition }, sight, scope) => !holds(sight, scope, condition),
  and: ({ conditions }, sight, scope) => conditions.every((one) => holds(sight, scope, one)),
  or: ({ conditions }, sight, scope) => conditions.some((one) => holds(sight, scope, one)),
};

function judge<Kind extends Condition["kind"]>(
  kind: Kind,
  condition: ByKind<Condition>[Kind],
  sight: Sight,
  scope: Scope,
): boolean {
  return conditions[kind](condition, sight, scope);
}

/** Whether a condition holds now; none always does. */
export function holds(sight: Sight, scope: Scope, condition: Condition | null): boolean {
  return condition === null || judge(condition.kind, condition, sight, scope);
}
