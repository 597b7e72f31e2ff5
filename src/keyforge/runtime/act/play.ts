import type { Condition, Identifier, Instruction } from "../../effects/index.js";
import { checkAnswer, forcedAnswer } from "../../../state/answers.js";
import { NotExecutable } from "../../../state/failures.js";
import { drawNumber } from "../../../state/random.js";
import { sightOf } from "../read/looks.js";
import type { Sight } from "../read/sight.js";
import type { CardObject } from "../state/card-object.js";
import { withCard, withPlayer } from "../state/cards.js";
import type { Happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Looks } from "../state/looks.js";
import type { Report } from "../state/report.js";
import type { Request } from "../state/request.js";
import type { Scope } from "../state/scope.js";
import type { GameState, PlayerState } from "../state/state.js";
import { triggeredBy } from "./triggers.js";

/** Thrown where a choice is needed that nobody has made yet; the step ends with that request. */
export class Suspended extends Error {
  override readonly name = "Suspended";

  constructor(readonly request: Request) {
    super(`waiting for ${request.player} to choose (${request.purpose})`);
  }
}

/** An ability that has triggered and waits to resolve. */
export interface Waiting {
  readonly scope: Scope;
  readonly ability: Identifier;
  readonly condition: Condition | null;
  readonly instructions: readonly Instruction[];
}

/**
 * One step being played: the state as it becomes, what has happened, and the answers that are at hand. When an answer
 * is missing, the step is cut short and played again from its start once the answer is there; so nothing in it may
 * depend on anything but the state, the input and the answers.
 */
export class Play implements Sight {
  readonly asks = true;
  readonly happenings: Happening[] = [];
  readonly reports: Report[] = [];
  /** Abilities that have triggered and are not resolved yet. */
  waiting: readonly Waiting[] = [];
  /** The states that abilities are about and that have come about in this step: those abilities were resolved. */
  met: ReadonlySet<string> = new Set();
  /** Replacement effects that are being applied: none applies to what it does itself. */
  replacing: readonly string[] = [];
  private cursor = 0;

  constructor(
    public state: GameState,
    private readonly answers: readonly (readonly number[])[],
  ) {}

  /** What a card is as the state now is. */
  look(id: CardId): Looks {
    return sightOf(this.state).look(id);
  }

  /** The answer to a request; a request that leaves no choice is answered without asking. */
  ask(request: Request): readonly number[] {
    const forced = forcedAnswer(request);
    if (forced !== null) return forced;
    const answer = this.answers[this.cursor];
    if (answer === undefined) throw new Suspended(request);
    this.cursor += 1;
    checkAnswer(request, answer);
    return answer;
  }

  /** A random number from 0 to `below - 1`. */
  chance(below: number): number {
    const { value, random } = drawNumber(this.state.random, below);
    this.state = { ...this.state, random };
    return value;
  }

  /** A number that nothing else has. */
  fresh(): number {
    const { next } = this.state;
    this.state = { ...this.state, next: next + 1 };
    return next;
  }

  /** Changes a card. */
  change(id: CardId, change: Partial<CardObject>): void {
    this.state = withCard(this.state, id, change);
  }

  /** Changes a player. */
  changePlayer(id: PlayerId, change: Partial<PlayerState>): void {
    this.state = withPlayer(this.state, id, change);
  }

  /** Records events that happened together, and what they trigger. */
  happen(...events: readonly Happening[]): void {
    const { number: turn } = this.state.turn;
    this.happenings.push(...events);
    this.state = {
      ...this.state,
      history: [...this.state.history, ...events.map((happening) => ({ turn, happening }))],
    };
    this.waiting = [...this.waiting, ...triggeredBy(this, events)];
  }

  /** Ends the life of delayed abilities that were for one event. */
  forget(ids: readonly number[]): void {
    if (ids.length > 0)
      this.state = { ...this.state, delayed: this.state.delayed.filter(({ id }) => !ids.includes(id)) };
  }

  /** Takes the abilities that wait, to resolve them. */
  takeWaiting(): readonly Waiting[] {
    const { waiting } = this;
    this.waiting = [];
    return waiting;
  }

  /** Reports something that could not be carried out; any other failure goes on. */
  unable(error: unknown, id: Identifier | null): void {
    if (!(error instanceof NotExecutable)) throw error;
    this.reports.push({ kind: "not-executable", what: error.what, id });
  }
}
