import type { Instruction } from "../../effects/index.js";
import { brokenInvariants } from "../invariants.js";
import type { ObjectId } from "../state/identity.js";
import type { Happening } from "../state/happening.js";
import type { Report } from "../state/report.js";
import type { Input, Request } from "../state/request.js";
import { playersInOrder } from "../state/objects.js";
import type { GameState, TurnState } from "../state/state.js";
import { bareStep } from "../step.js";
import { answerFor, type Policy } from "./policy.js";
import { sides, withMana } from "./world.js";
import { append } from "../state/many.js";

/** How many steps a trial may take. */
const limit = 400;

/** How many spells and abilities may wait: what copies all of them doubles without end. */
const highestStack = 64;

/** A game being played for a trial, with everything that came of it. */
export class Drive {
  readonly events: Happening[] = [];
  readonly reports: Report[] = [];
  readonly broken: string[] = [];
  private steps = 0;
  private aim: ObjectId | null = null;

  constructor(
    public state: GameState,
    private readonly policy: Policy,
  ) {}

  /** Gives an input and answers everything that is asked, until a player may act again. */
  input(input: Input): void {
    let request = this.step(input);
    while (request !== null && this.steps < limit) {
      const answer = answerFor(request, { ...this.policy, aim: this.aim }, this.state);
      request = this.step({ kind: "answer", answer });
    }
    append(this.broken, brokenInvariants(this.state));
  }

  /** Carries out instructions as the player whose ability is tried. */
  arrange(...instructions: readonly Instruction[]): void {
    this.input({ kind: "arrange", player: sides.you, instructions });
  }

  /** One step; the choice in the midst of something that it waits for is given back. */
  private step(input: Input): Request | null {
    this.steps += 1;
    const result = bareStep(this.state, input);
    this.state = result.state;
    append(this.events, result.events);
    append(this.reports, result.reports);
    return this.steps >= limit || result.reports.some(({ kind }) => kind === "illegal")
      ? null
      : (result.state.pending?.request ?? null);
  }

  /** Everyone passes once, with mana to pay for whatever is offered in the next step. */
  private pass(): void {
    this.refill();
    this.input({ kind: "act", action: { kind: "pass" } });
  }

  /** Does something in which targets are chosen to be this object, where it can be one. */
  aimingAt(target: ObjectId, action: () => void): void {
    this.aim = target;
    action();
    this.aim = null;
  }

  /** Fills the pools, which empty as steps end. */
  refill(): void {
    this.state = withMana(this.state);
  }

  /** Lets the other player pass in their own turn, so that the player whose ability is tried has priority (117.3d). */
  awaitPriority(): void {
    if (this.state.turn.priority !== sides.you && this.isRunning()) this.pass();
  }

  /** Passes until the stack is empty. */
  settle(): void {
    while (this.state.stack.length > 0 && this.isRunning()) this.pass();
  }

  /** Passes until a part of some player's turn begins. */
  advance(part: TurnState["part"], whose: string | null): void {
    do this.pass();
    while (
      this.isRunning() &&
      !(this.state.turn.part === part && (whose === null || this.state.turn.active === whose))
    );
    this.settle();
  }

  /** Whether the game can go on. */
  private isRunning(): boolean {
    const { pending, turn } = this.state;
    if (this.state.stack.length > highestStack) return false;
    return this.steps < limit && turn.number < 9 && pending === null && playersInOrder(this.state).length > 1;
  }
}
