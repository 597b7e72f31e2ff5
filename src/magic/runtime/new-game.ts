import type { CompiledCard } from "../effects/index.js";
import type { PlayerId } from "./state/identity.js";
import { emptyPaged } from "./state/paged.js";
import { seeded } from "./state/random.js";
import type { GameState, PlayerState } from "./state/state.js";

/** What a game begins with. */
export interface GameOptions {
  /** The players in turn order; the first one takes the first turn. */
  readonly players: readonly [PlayerId, ...PlayerId[]];
  readonly cards: readonly CompiledCard[];
  readonly seed: number;
  readonly startingLife: number;
}

/** A player at the start. */
function newPlayer(id: PlayerId, life: number): PlayerState {
  const zones = { hand: [], library: [], graveyard: [] };
  const rest = {
    counters: {},
    mana: [],
    designations: [],
    landsPlayed: 0,
    drewFromNothing: "no",
    standing: "playing",
  } as const;
  return { id, life, ...zones, ...rest };
}

/** An empty game in the first main phase of the first turn, the active player having priority (103, 505). */
export function newGame({ players, cards, seed, startingLife }: GameOptions): GameState {
  const [active] = players;
  return {
    version: 1,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    players: players.map((id) => newPlayer(id, startingLife)),
    objects: emptyPaged,
    battlefield: emptyPaged,
    stack: [],
    exile: [],
    command: [],
    phasedOut: [],
    turn: { number: 1, active, part: "firstMainPhase", passed: [], priority: active, extra: [], struck: null },
    daytime: null,
    effects: [],
    shields: [],
    delayed: [],
    returns: [],
    waiting: [],
    lastKnown: emptyPaged,
    history: emptyPaged,
    happened: 0,
    random: seeded(seed),
    next: 1,
    startingLife,
    pending: null,
  };
}
