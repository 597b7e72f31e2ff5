import type { ObjectReference } from "../../effects/index.js";
import { NotExecutable } from "../../../state/failures.js";
import type { ByKind, Table } from "../../../state/kinds.js";
import { playerOf } from "../state/cards.js";
import { type CardId, isCard } from "../state/identity.js";
import { type Scope, undone } from "../state/scope.js";
import { fits, fitting } from "./filter.js";
import { playerMeant, playersOf } from "./player.js";
import { countOf } from "./quantity.js";
import { isBarred } from "./rules.js";
import type { Sight } from "./sight.js";

/** What there is of a card that may be none. */
function given(id: CardId | null | undefined): CardId[] {
  return [id ?? []].flat();
}

/** The creature that the source is attached to, or last was as the ability began. */
function hostOf({ state }: Sight, { source, host }: Scope): CardId[] {
  const now = source === null ? null : state.objects[source]?.attachedTo;
  return given(now ?? host);
}

/** Some of the cards at random. */
function atRandom(sight: Sight, cards: readonly CardId[], count: number): CardId[] {
  const rest = [...cards];
  const drawn: CardId[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(sight.chance(rest.length), 1));
  return drawn;
}

/** The cards that a player chooses among those that fit, or that chance does. */
function chosen(sight: Sight, scope: Scope, reference: ByKind<ObjectReference>["choose"]): CardId[] {
  const { chooser, filter, manner } = reference;
  if (!sight.asks) throw new NotExecutable("a choice in what holds continuously");
  const found = fitting(sight, scope, filter).filter((id) => !isBarred(sight, id, "beTargeted", scope.source));
  const most = Math.min(countOf(sight, scope, reference.most), found.length);
  const least = Math.min(countOf(sight, scope, reference.least), most);
  if (manner === "random") return atRandom(sight, found, most);
  const player = playerMeant(sight, scope, chooser) ?? scope.player;
  const options = found.map((card) => ({ kind: "card", card }) as const);
  const rest = { purpose: "card", rule: "R31", about: scope.source, options, least, most } as const;
  return sight.ask({ kind: "choose", player, ...rest }).flatMap((index) => found.slice(index, index + 1));
}

/** The cards at an end of a pile, the outermost first. */
function pileCards(sight: Sight, scope: Scope, reference: ByKind<ObjectReference>["pileCards"]): CardId[] {
  const { pile, end, player } = reference;
  const count = countOf(sight, scope, reference.count);
  return playersOf(sight, scope, player).flatMap((id) => {
    const cards = playerOf(sight.state, id)[pile];
    return (end === "top" ? [...cards] : [...cards].reverse()).slice(0, count);
  });
}

/** The cards from the top of a deck up to the first that fits; all of them where none does. */
function deckUntil(sight: Sight, scope: Scope, { player, found }: ByKind<ObjectReference>["deckUntil"]): CardId[] {
  return playersOf(sight, scope, player).flatMap((id) => {
    const { deck } = playerOf(sight.state, id);
    const index = deck.findIndex((card) => fits(sight, scope, found, card));
    return index < 0 ? [...deck] : deck.slice(0, index + 1);
  });
}

/** One reader a kind of object reference; leaving one out fails to compile. */
export const objectReferences: Table<ObjectReference, [Sight, Scope], readonly CardId[]> = {
  source: (_, __, { source }) => given(source),
  host: (_, sight, scope) => hostOf(sight, scope),
  maker: (_, __, { maker }) => given(maker),
  each: ({ filter }, sight, scope) => fitting(sight, scope, filter),
  choose: (reference, sight, scope) => chosen(sight, scope, reference),
  result: ({ slot }, _, { slots }) => (slots[slot] ?? undone).cards,
  eventObject: (_, __, { event }) => given(event?.card),
  eventOther: (_, __, { event }) => given(event?.other),
  iteration: ({ slot }, _, { iterations }) => {
    const entity = iterations[slot];
    return entity !== undefined && isCard(entity) ? [entity] : [];
  },
  pileCards: (reference, sight, scope) => pileCards(sight, scope, reference),
  deckUntil: (reference, sight, scope) => deckUntil(sight, scope, reference),
  all: ({ of }, sight, scope) => [...new Set(of.flatMap((one) => cardsOf(sight, scope, one)))],
};

function read<Kind extends ObjectReference["kind"]>(
  kind: Kind,
  reference: ByKind<ObjectReference>[Kind],
  sight: Sight,
  scope: Scope,
): readonly CardId[] {
  return objectReferences[kind](reference, sight, scope);
}

/** The cards that a reference means now; one that nobody could follow into a deck is meant no more. */
export function cardsOf(sight: Sight, scope: Scope, reference: ObjectReference): readonly CardId[] {
  const cards = read(reference.kind, reference, sight, scope);
  return cards.filter((id) => sight.state.objects[id] !== undefined);
}

/** The one card that a reference means; null where there is none. */
export function cardMeant(sight: Sight, scope: Scope, reference: ObjectReference): CardId | null {
  return cardsOf(sight, scope, reference)[0] ?? null;
}
