import type { House, Identifier, KeyColor, Name, Status, Step, Zone } from "../effects/index.js";
import { sightOf } from "./read/looks.js";
import type { CardObject, Place } from "./state/card-object.js";
import { compiledOf, everyCard, playerOf } from "./state/cards.js";
import type { CardId, PlayerId } from "./state/identity.js";
import type { Looks } from "./state/looks.js";
import type { Request } from "./state/request.js";
import type { GameState } from "./state/state.js";
import { requestOf } from "./step.js";

/** A card as a player sees it. */
export interface SeenCard {
  readonly id: CardId;
  readonly zone: Place;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly facing: CardObject["facing"];
  readonly exhausted: boolean;
  readonly damage: number;
  readonly amber: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly statuses: readonly Status[];
  readonly attachedTo: CardId | null;
  readonly under: CardId | null;
  /** What it is: a token creature as what its reference card says. Null for a card that lies facedown under another. */
  readonly looks: Looks | null;
  /** What is printed on the card itself; null where the player may not look at that side (R17). */
  readonly printed: Name | null;
}

/** A player as a player sees them. */
export interface SeenPlayer {
  readonly id: PlayerId;
  readonly houses: readonly House[];
  /** The reference card is open to both (R40). */
  readonly reference: Identifier | null;
  readonly amber: number;
  readonly keys: readonly KeyColor[];
  readonly chains: number;
  readonly hand: number;
  readonly deck: number;
  readonly archives: number;
  readonly discard: readonly CardId[];
  readonly purged: readonly CardId[];
  readonly battleline: readonly CardId[];
  readonly artifacts: readonly CardId[];
}

/** What one player may know of a game. The order of decks and the random state are not in it. */
export interface GameView {
  readonly player: PlayerId;
  readonly turn: {
    readonly number: number;
    readonly active: PlayerId;
    readonly step: Step;
    readonly house: House | null;
  };
  readonly tide: PlayerId | null;
  readonly winner: PlayerId | null;
  readonly players: readonly SeenPlayer[];
  readonly cards: readonly SeenCard[];
  /** What this player is asked; null where the other is, or nobody. */
  readonly request: Request | null;
}

const open: readonly (Place | Zone)[] = ["play", "discard", "purged", "beingPlayed", "under", "identity"];

/** The cards that a player is shown by what they are asked: those of a deck that they search. */
function offered(request: Request | null, player: PlayerId): ReadonlySet<CardId> {
  if (request?.player !== player) return new Set();
  return new Set(request.options.flatMap((option) => (option.kind === "card" ? [option.card] : [])));
}

/** Whether a player may see a card at all: of hands and archives their own, and of decks what they search. */
function isVisible(
  state: GameState,
  { id, zone, owner }: CardObject,
  player: PlayerId,
  shown: ReadonlySet<CardId>,
): boolean {
  if (open.includes(zone) || shown.has(id)) return true;
  if (zone === "archives") return playerOf(state, player).archives.includes(id);
  return zone === "hand" && owner === player;
}

/** Whether a player may see what is printed on a visible card: on a facedown one its controller alone (R17). */
function isKnown({ facing, controller, zone }: CardObject, player: PlayerId): boolean {
  return facing === "up" || (controller === player && zone === "play") || (zone === "under" && controller === player);
}

/** What a card is to a player: a token creature is open, but for icons that tell of its other side. */
function looksFor(state: GameState, card: CardObject, isOpen: boolean): Looks | null {
  if (card.zone === "under" && !isOpen) return null;
  return sightOf(state).look(card.id);
}

/** A card as a player sees it. */
function seenCard(state: GameState, card: CardObject, player: PlayerId): SeenCard {
  const { id, zone, owner, controller, facing, exhausted, damage, amber, counters, statuses, attachedTo, under } = card;
  const rest = { exhausted, damage, amber, counters, statuses, attachedTo, under };
  const isOpen = isKnown(card, player);
  const looks = looksFor(state, card, isOpen);
  return {
    id,
    zone,
    owner,
    controller,
    facing,
    ...rest,
    looks,
    printed: isOpen ? compiledOf(state, card.card).name : null,
  };
}

/** What a player may know of the game as it stands. Throws a RangeError where there is no such player. */
export function view(state: GameState, player: PlayerId): GameView {
  const { id: viewer } = playerOf(state, player);
  const request = requestOf(state);
  const shown = offered(request, viewer);
  const { number, active, step, house } = state.turn;
  return {
    player: viewer,
    turn: { number, active, step, house },
    tide: state.tide,
    winner: state.winner,
    players: state.players.map(({ hand, deck, archives, ...rest }) => ({
      ...rest,
      hand: hand.length,
      deck: deck.length,
      archives: archives.length,
    })),
    cards: everyCard(state)
      .filter((card) => isVisible(state, card, viewer, shown))
      .map((card) => seenCard(state, card, viewer)),
    request: request?.player === viewer ? request : null,
  };
}
