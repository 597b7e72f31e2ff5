import type { CompiledCard } from "../effects/index.js";
import type { PlayerId } from "./state/identity.js";
import { emptyPaged } from "./state/paged.js";
import { seeded } from "../../state/random.js";
import type { GameState, PlayerState } from "./state/state.js";

/** What a game begins with. */
export interface GameOptions {
  /** The players in turn order; the first one takes the first turn. */
  readonly players: readonly [PlayerId, ...PlayerId[]];
  /** The teams of a game between teams (808); in turn order each team's players sit together. */
  readonly teams?: readonly (readonly PlayerId[])[];
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
    lastUpkeep: 0,
    drewFromNothing: "no",
    standing: "playing",
  } as const;
  return { id, life, ...zones, ...rest };
}

/** Ends on players of whom no game can be made: none, one twice, and teams of others than they (102.1, 808). */
function checkPlayers({ players, teams = [] }: GameOptions): void {
  const named: readonly PlayerId[] = players;
  if (named.length === 0) throw new RangeError("A game needs a player.");
  const twice = named.find((id, index) => named.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`There are two players ${twice}.`);
  const stranger = teams.flat().find((id) => !named.includes(id));
  if (stranger !== undefined) throw new RangeError(`There is no player ${stranger}.`);
}

/**
 * An empty game in the first main phase of the first turn, the active player having priority (103, 505). Throws a
 * RangeError over players of whom no game can be made.
 */
export function newGame(options: GameOptions): GameState {
  checkPlayers(options);
  const { players, teams, cards, seed, startingLife } = options;
  const [active] = players;
  return {
    version: 1,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    players: players.map((id) => newPlayer(id, startingLife)),
    ...(teams === undefined ? {} : { teams }),
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
