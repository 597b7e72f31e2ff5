import type { Identifier } from "../../effects/index.js";
import { sightOf } from "../read/characteristics.js";
import type { Sight } from "../read/sight.js";
import type { Characteristics } from "../state/characteristics.js";
import { NotExecutable } from "../state/failures.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { hasLeft, nextInTurnOrder, withObject, withPlayer } from "../state/objects.js";
import { withItem } from "../state/paged.js";
import type { Report } from "../state/report.js";
import type { Request } from "../state/request.js";
import type { GameState, PlayerState } from "../state/state.js";
import { checkAnswer, forcedAnswer } from "../../../state/answers.js";
import { afterEvents } from "./after.js";
import type { Prevented } from "./prevented.js";
import type { ProposalOf } from "./proposal.js";
import { append } from "../state/many.js";

/** Thrown where a choice is needed that nobody has made yet; the step ends with that request. */
export class Suspended extends Error {
  override readonly name = "Suspended";

  constructor(readonly request: Request) {
    super(`waiting for ${request.player} to choose (${request.purpose})`);
  }
}

/**
 * One step being played: the state as it becomes, what has happened, and the answers that are at hand. When an answer
 * is missing, the step is cut short and played again from its start once the answer is there; so nothing in it may
 * depend on anything but the state, the input and the answers.
 */
export class Play implements Sight {
  readonly happenings: Happening[] = [];
  readonly reports: Report[] = [];
  /** The instruction that is being carried out. */
  cause: Identifier | null = null;
  /** Replacement effects that were applied to the event of which the present ones are part (614.5). */
  spent: readonly string[] = [];
  /** Parts of damage that go to another, with the effects that were applied to them (614.9). */
  split: readonly { readonly damage: ProposalOf<"damage">; readonly spent: readonly string[] }[] = [];
  /** What was prevented of the damage that is being dealt, where something follows that (615.5). */
  prevented: readonly Prevented[] = [];
  private cursor = 0;

  constructor(
    public state: GameState,
    private readonly answers: readonly (readonly number[])[],
  ) {}

  /** The characteristics of an object as the state now is. */
  look(object: GameObject): Characteristics {
    return sightOf(this.state).look(object);
  }

  /**
   * The answer to a request; a request that leaves no choice is answered without asking. What a player who has left the
   * game would have to choose, the next player in turn order chooses (800.4h).
   */
  ask(request: Request): readonly number[] {
    const forced = forcedAnswer(request);
    if (forced !== null) return forced;
    const asked = this.askedOf(request);
    const answer = this.answers[this.cursor];
    if (answer === undefined) throw new Suspended(asked);
    this.cursor += 1;
    checkAnswer(asked, answer);
    return answer;
  }

  /** The request, put to a player who is still in the game. */
  private askedOf(request: Request): Request {
    if (!hasLeft(this.state, request.player)) return request;
    return { ...request, player: nextInTurnOrder(this.state, request.player) ?? request.player };
  }

  /** A number that nothing else has: for objects, effects and timestamps. */
  fresh(): number {
    const { next } = this.state;
    this.state = { ...this.state, next: next + 1 };
    return next;
  }

  /** Puts an object, new or changed, in its place among the objects. */
  put(object: GameObject): void {
    this.state = { ...this.state, objects: withItem(this.state.objects, object.id, object) };
  }

  /** Changes an object. */
  change(id: ObjectId, change: Partial<GameObject>): void {
    this.state = withObject(this.state, id, change);
  }

  /** Changes a player. */
  changePlayer(id: PlayerId, change: Partial<PlayerState>): void {
    this.state = withPlayer(this.state, id, change);
  }

  /** Records events that happened together, ends what they end and collects what they trigger (603.2). */
  happen(events: readonly Happening[], before: GameState = this.state): void {
    const { turn, happened, history } = this.state;
    append(this.happenings, events);
    const recorded = events.reduce((list, happening, index) => {
      const number = happened + index;
      return withItem(list, number, { number, turn: turn.number, happening });
    }, history);
    this.state = { ...this.state, happened: happened + events.length, history: recorded };
    afterEvents(this, events, before);
  }

  /** Reports something that could not be carried out; any other failure goes on. */
  unable(error: unknown, id: Identifier | null): void {
    if (!(error instanceof NotExecutable)) throw error;
    this.reports.push({ kind: "not-executable", what: error.what, id });
  }
}
