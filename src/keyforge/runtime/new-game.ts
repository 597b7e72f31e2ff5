import type { CompiledCard, House, Identifier } from "../effects/index.js";
import { seeded } from "../../state/random.js";
import type { PlayerId } from "./state/identity.js";
import type { GameState, PlayerState } from "./state/state.js";

/** One of the two who play. */
export interface Seat {
  readonly id: PlayerId;
  /** The houses on the identity card. */
  readonly houses: readonly House[];
  /** The token creature reference card that goes with the deck (R40). */
  readonly reference: Identifier | null;
}

/** What a game begins with. */
export interface GameOptions {
  /** The first one takes the first turn. */
  readonly players: readonly [Seat, Seat];
  /** The compiled cards, reference cards among them. */
  readonly cards: readonly CompiledCard[];
  readonly seed: number;
  /** The active house of the first turn; null where nothing is chosen yet. */
  readonly house: House | null;
}

/** A player at the start. */
function newPlayer({ id, houses, reference }: Seat): PlayerState {
  const zones = { hand: [], deck: [], discard: [], archives: [], purged: [], battleline: [], artifacts: [] };
  return { id, houses, reference, amber: 0, keys: [], chains: 0, ...zones };
}

/** Ends on players of whom no game can be made. */
function checkPlayers({ players, cards }: GameOptions): void {
  const [first, second] = players;
  if (first.id === second.id) throw new RangeError(`There are two players ${first.id}.`);
  for (const { reference } of players)
    if (reference !== null && !cards.some(({ id }) => id === reference))
      throw new RangeError(`There is no reference card ${reference}.`);
}

/** An empty game in the main step of the first turn. Throws a RangeError over players of whom no game can be made. */
export function newGame(options: GameOptions): GameState {
  checkPlayers(options);
  const { players, cards, seed, house } = options;
  const [{ id: active }] = players;
  return {
    version: 1,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    players: players.map(newPlayer),
    objects: {},
    playing: [],
    turn: { number: 1, active, step: "main", house, permits: {}, extra: [], ending: false },
    fight: null,
    tide: null,
    lasting: [],
    houseRules: [],
    loans: [],
    delayed: [],
    lastKnown: {},
    history: [],
    random: seeded(seed),
    next: 1,
    winner: null,
    pending: null,
  };
}
