import type { Instruction } from "../../effects/index.js";
import { brokenInvariants } from "../invariants.js";
import type { Happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Report } from "../state/report.js";
import type { Action, Input, Request } from "../state/request.js";
import type { GameState } from "../state/state.js";
import { bareStep } from "../step.js";
import { answerFor, type Policy } from "./policy.js";

/** How many steps a trial may take. */
const limit = 300;

/** A game being played for a trial, with everything that came of it. */
export class Drive {
  readonly events: Happening[] = [];
  readonly reports: Report[] = [];
  readonly broken: string[] = [];
  private steps = 0;

  constructor(
    public state: GameState,
    readonly policy: Policy,
  ) {}

  /** Gives an input and answers everything that is asked, until the active player may act again. */
  input(input: Input): void {
    if (this.state.winner !== null || this.asked() !== null) return;
    this.step(input);
    let request = this.asked();
    while (request !== null && this.steps < limit) {
      this.step({ kind: "answer", answer: answerFor(request, this.policy) });
      request = this.asked();
    }
    this.broken.push(...brokenInvariants(this.state));
  }

  /** What is asked in the midst of something. */
  private asked(): Request | null {
    return this.state.pending?.request ?? null;
  }

  private step(input: Input): void {
    this.steps += 1;
    const { state, events, reports } = bareStep(this.state, input);
    this.state = state;
    this.events.push(...events);
    this.reports.push(...reports);
    if (reports.some(({ kind }) => kind === "illegal")) this.steps += limit;
  }

  /** Does something in the main step. */
  act(action: Action): void {
    this.input({ kind: "act", action });
  }

  /** Carries out instructions as though an ability of a card said them: "source" means that card. */
  arrange(player: PlayerId, source: CardId | null, ...instructions: readonly Instruction[]): void {
    this.input({ kind: "arrange", player, source, instructions });
  }
}
