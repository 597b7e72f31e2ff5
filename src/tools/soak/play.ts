import type { CompiledCard } from "../../magic/effects/index.js";
import {
  brokenInvariants,
  type GameState,
  type Input,
  replay,
  type Request,
  requestOf,
  stateHash,
  step,
} from "../../magic/runtime/index.js";
import { changedOwners, LeftTokens, unbalanced } from "./balance.js";
import { Chance } from "./chance.js";
import { isEqual } from "./equal.js";
import { leaks } from "./hidden.js";
import { everyoneFights, plainInput, randomInput } from "./inputs.js";
import { freeze } from "./plain.js";
import { randomTable } from "./table.js";
import { wrongUndo } from "./undoing.js";

/** How often the checks are made that look at the whole state: each so-manieth step. */
const sampled = 40;
/** Which games are played again from their inputs: each so-manieth. */
const replayed = 4;
/** How many random answers to one request may be refused before the plainest is given. */
const patience = 3;

/** After how many inputs that are not allowed a game is given up. */
const mostRefused = 300;

/** A random game that was played. */
export interface PlayedGame {
  readonly seed: number;
  readonly first: GameState;
  readonly last: GameState;
  readonly inputs: readonly Input[];
  /** What was wrong, each with the number of the step; the game ends with the first step that was. */
  readonly faults: readonly string[];
}

/** A game in the midst of being played. */
class RandomGame {
  readonly inputs: Input[] = [];
  readonly faults: string[] = [];
  private readonly left = new LeftTokens();
  private refused = 0;
  /** How many inputs were allowed. */
  allowed = 0;

  constructor(
    private readonly chance: Chance,
    public state: GameState,
  ) {
    this.note(freeze(state));
  }

  /** Gives one input; false when the game is over or something is wrong. */
  step(request: Request): Request | null {
    const before = this.state;
    const input = this.next(request);
    this.inputs.push(input);
    const { state, events, reports, request: next } = step(before, input);
    this.state = state;
    const illegal = reports.some(({ kind }) => kind === "illegal");
    this.refused = illegal ? this.refused + 1 : 0;
    this.allowed += illegal ? 0 : 1;
    const passage = { before, after: state, events };
    this.note(freeze(state));
    this.note(brokenInvariants(state));
    this.note([...changedOwners(passage), ...this.left.movedAgain(passage)]);
    if (!illegal) this.note(unbalanced(passage));
    if (this.inputs.length % sampled === 0) this.look(before, input);
    return this.faults.length > 0 ? null : next;
  }

  /** A random input; where such were not allowed, the plainest, attacks and blocks by everyone where that is not allowed either, and others by turns. */
  private next(request: Request): Input {
    if (this.refused > mostRefused) this.note([`nothing is allowed: ${request.purpose}`]);
    if (this.refused === patience) return plainInput(request);
    return this.refused > patience && ["attackers", "blockers"].includes(request.purpose)
      ? everyoneFights(this.chance, request)
      : randomInput(this.chance, this.state, request);
  }

  /** The checks that look at the whole state. */
  private look(before: GameState, input: Input): void {
    const copy: unknown = JSON.parse(JSON.stringify(this.state));
    if (!isEqual(copy, this.state)) this.note(["the state is another after it was written and read"]);
    this.note(leaks(this.state, this.chance));
    this.note(wrongUndo(before, input));
  }

  note(faults: readonly string[]): void {
    for (const fault of faults) this.faults.push(`step ${this.inputs.length}: ${fault}`);
  }
}

/** Plays a random game of so many inputs that are allowed, and looks whether everything is right that must be. The same seed gives the same game. */
export function playRandomGame(seed: number, cards: readonly CompiledCard[], steps: number): PlayedGame {
  const chance = new Chance(seed);
  const first = randomTable(chance, cards);
  const game = new RandomGame(chance, first);
  try {
    let request = requestOf(first);
    while (request !== null && game.allowed < steps) request = game.step(request);
    if (seed % replayed === 0 && stateHash(replay(first, game.inputs)) !== stateHash(game.state))
      game.note(["a replay gives another state"]);
  } catch (error) {
    game.note([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  }
  return { seed, first, last: game.state, inputs: game.inputs, faults: game.faults };
}
