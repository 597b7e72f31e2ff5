import type { CompiledCard, House } from "../../keyforge/effects/index.js";
import {
  type CardId,
  type CardObject,
  type GameState,
  newGame,
  place,
  type Seat,
} from "../../keyforge/runtime/index.js";
import { cardNamed } from "../card-names.js";
import type { CardsByName } from "../game.js";
import { ChoiceFault } from "../not-done.js";
import type { PlacedCard, Scenario, SetUpZone, Side } from "./scenario.js";
import { sideNames } from "./sides.js";

type Cards = CardsByName<CompiledCard>;

const zones: readonly SetUpZone[] = ["deck", "hand", "discard", "archives", "purged", "battleline", "artifacts"];

/** A card with those on it and under it. */
function withAttached(card: PlacedCard): readonly PlacedCard[] {
  return [card, ...[...card.upgrades, ...card.under].flatMap(withAttached)];
}

/** Every card that a player begins with. */
function cardsOfSide({ sides }: Scenario, side: Side): readonly PlacedCard[] {
  return zones.flatMap((zone) => sides[side].zones[zone].flatMap(withAttached));
}

/** Every name of a card that a scenario puts somewhere. */
export function cardNames(scenario: Scenario): readonly string[] {
  const placed = sideNames.flatMap((side) => cardsOfSide(scenario, side));
  const references = sideNames.flatMap((side) => scenario.sides[side].reference ?? []);
  return [...references, ...placed.flatMap(({ name, token }) => (token === null ? [name] : [name, token]))];
}

/** The houses of a player who names none: those of the cards that they own. */
function housesOf(scenario: Scenario, side: Side, cards: Cards): readonly House[] {
  const all = sideNames.flatMap((holder) =>
    cardsOfSide(scenario, holder).filter(({ owner }) => (owner ?? holder) === side),
  );
  return [...new Set(all.flatMap(({ name, position }) => [...cardNamed(cards, name, position).houses]))];
}

/** A reference card: one of a token creature (R40). */
function referenceNamed(cards: Cards, name: string, position: PlacedCard["position"]): CompiledCard {
  const card = cardNamed(cards, name, position);
  if (card.type === "tokenCreature") return card;
  throw new ChoiceFault(`${name} is no token creature reference card (R40)`, position);
}

/** A player as the game begins with them. */
function seatOf(scenario: Scenario, side: Side, cards: Cards): Seat {
  const { houses, reference, position } = scenario.sides[side];
  return {
    id: side,
    houses: houses ?? housesOf(scenario, side, cards),
    reference: reference === null ? null : referenceNamed(cards, reference, position).id,
  };
}

/** What a placed card differs in from one that has just come there. */
function partsOf(cards: Cards, card: PlacedCard): Partial<CardObject> {
  const { token, exhausted, damage, amber, counters, statuses, icons, position } = card;
  const as = token === null ? {} : { token: referenceNamed(cards, token, position).id };
  return { ...as, exhausted: exhausted === "yes", damage, amber, counters, statuses, icons };
}

/** Where a card is put. */
interface Spot {
  readonly holder: Side;
  readonly zone: "play" | "under" | Exclude<SetUpZone, "battleline" | "artifacts">;
  readonly parts: Partial<CardObject>;
}

/** Refuses what a card cannot be where it is put. */
function checkSpot(card: CompiledCard, { name, token, owner, position }: PlacedCard, { zone, parts }: Spot): void {
  if (zone === "play") {
    const isUpgrade = card.type === "upgrade";
    if (token === null && isUpgrade !== (parts.attachedTo !== undefined))
      throw new ChoiceFault(
        `${name} cannot stand there${isUpgrade ? ": an upgrade is attached to a creature" : ""}`,
        position,
      );
    return;
  }
  if (token !== null) throw new ChoiceFault("a token creature is one in play only (R17, R18)", position);
  if (owner !== null) throw new ChoiceFault("another's card is had in play only", position);
}

/** Puts a card in a spot, and then what is on it and under it. */
function placeCard(state: GameState, cards: Cards, placed: PlacedCard, spot: Spot): GameState {
  const card = cardNamed(cards, placed.name, placed.position);
  checkSpot(card, placed, spot);
  const { holder, zone } = spot;
  const parts = { ...partsOf(cards, placed), controller: holder, ...spot.parts };
  const { state: now, id } = place(state, { card, zone, owner: placed.owner ?? holder, parts });
  return placeAttached(now, cards, placed, { id, holder });
}

/** Puts down what is on a card and under it. */
function placeAttached(
  state: GameState,
  cards: Cards,
  { upgrades, under }: PlacedCard,
  { id, holder }: { readonly id: CardId; readonly holder: Side },
): GameState {
  const withUpgrades = upgrades.reduce(
    (now, one) => placeCard(now, cards, one, { holder, zone: "play", parts: { attachedTo: id } }),
    state,
  );
  return under.reduce(
    (now, one) => placeCard(now, cards, one, { holder, zone: "under", parts: { under: id, facing: "down" } }),
    withUpgrades,
  );
}

/** Refuses a card among creatures or artifacts that is none. */
function checkLine(cards: Cards, zone: SetUpZone, { name, token, position }: PlacedCard): void {
  if (zone !== "battleline" && zone !== "artifacts") return;
  const isCreature = token !== null || cardNamed(cards, name, position).type === "creature";
  if (isCreature !== (zone === "battleline"))
    throw new ChoiceFault(`${name} is ${isCreature ? "a" : "no"} creature, and stands not in "${zone}"`, position);
}

/** What a player begins with. */
function setUpSide(state: GameState, scenario: Scenario, side: Side, cards: Cards): GameState {
  const { amber, keys, chains, zones: filled } = scenario.sides[side];
  const players = state.players.map((player) => (player.id === side ? { ...player, amber, keys, chains } : player));
  return zones.reduce<GameState>(
    (now, zone) =>
      filled[zone].reduce((then, card) => {
        checkLine(cards, zone, card);
        const place = zone === "battleline" || zone === "artifacts" ? "play" : zone;
        return placeCard(then, cards, card, { holder: side, zone: place, parts: {} });
      }, now),
    { ...state, players },
  );
}

/** The game as a scenario begins: the first card of a deck is its top, the first of a battleline its left flank. */
export function setUp(scenario: Scenario, cards: Cards): GameState {
  const { active, house, tide } = scenario;
  const players = [seatOf(scenario, "you", cards), seatOf(scenario, "opponent", cards)] as const;
  const begun = newGame({ players, cards: [...cards.values()], seed: 1, house });
  const state: GameState = { ...begun, tide, turn: { ...begun.turn, number: 2, active } };
  return sideNames.reduce((now, side) => setUpSide(now, scenario, side, cards), state);
}
