import type { CompiledCard } from "../../keyforge/effects/index.js";
import {
  type Action,
  beginHistory,
  brokenInvariants,
  extendHistory,
  type GameState,
  type Input,
  type Purpose,
  type Report,
  type Request,
  stateHash,
  step,
  undo,
} from "../../keyforge/runtime/index.js";
import type { Choice } from "../choice.js";
import type { CardsByName, ScenarioPlay } from "../game.js";
import { ChoiceFault, NotAllowed } from "../not-done.js";
import { numbered } from "../numbered.js";
import type { Recording, Unmet } from "../scenario.js";
import { answerOf, requestText } from "./choices.js";
import { check } from "./expect.js";
import { actionOf } from "./find.js";
import { namesExpected, namesInStep, unknownName } from "./known-names.js";
import { nameOf } from "./names.js";
import type { Deed, Expectation, Side } from "./scenario.js";
import { type Told, toldOf } from "./trace.js";

/** How many inputs one step of a scenario may need. */
const limit = 500;

/** What is asked in the steps of a turn before the main step: it may stay open for the steps that follow. */
const turnPurposes: readonly Purpose[] = ["house", "key", "archives"];

/** An input with what it brought about. */
interface Given {
  readonly input: Input;
  readonly told: readonly Told[];
}

/** A scenario of KeyForge being played. */
export class KeyforgePlay implements ScenarioPlay<Deed, Expectation> {
  private state: GameState;
  private given: readonly Given[] = [];
  private choices: Choice[] = [];
  private flank: "left" | "right" | null = null;
  private against: string | null = null;
  private left: "open" | "closed" = "closed";

  constructor(
    private readonly first: GameState,
    private readonly cards: CardsByName<CompiledCard>,
  ) {
    this.state = first;
  }

  get trace(): readonly string[] {
    return this.told().map(({ line }) => line);
  }

  private told(): readonly Told[] {
    return this.given.flatMap(({ told }) => told);
  }

  /** Looks at what must be so; a name that no card has is wrong, whatever is expected of it. */
  check(expectation: Expectation): Unmet | null {
    const [unknown] = namesExpected(expectation).flatMap((name) => unknownName(name, this.cards) ?? []);
    if (unknown !== undefined) return { expected: "a name that a card has", happened: unknown };
    return check(this.state, this.told(), expectation);
  }

  /** How it was played so far. */
  record(): Omit<Recording, "game"> {
    return { first: this.first, inputs: this.given.map(({ input }) => input), hash: stateHash(this.state) };
  }

  /** In the end nothing may be open but what a turn begins with, and what is left so on purpose. */
  settle(): void {
    const request = this.open();
    if (request !== null && this.left === "closed" && !turnPurposes.includes(request.purpose))
      throw this.unsaid(request);
  }

  /** Does what a step says. What it asks for must be said, and what is said must be asked for. */
  run(step: Deed): void {
    const [unknown] = namesInStep(step).flatMap((name) => unknownName(name, this.cards) ?? []);
    if (unknown !== undefined) throw new ChoiceFault(unknown);
    this.choices = [...step.choices];
    this.flank = step.flank;
    this.against = step.against;
    this.left = step.then === "hold" ? "open" : "closed";
    if (step.possible === "no") this.mustNot(step);
    else this.carryOut(step);
  }

  /** Tries what must not be possible; afterwards everything is as it was. */
  private mustNot(step: Deed): void {
    const { state, given } = this;
    try {
      this.carryOut(step);
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      this.state = state;
      this.given = given;
      return;
    }
    throw new ChoiceFault("it could be done");
  }

  /** The deed, the choices that it asks for, and none that it does not. */
  private carryOut(step: Deed): void {
    const begun = this.given.length;
    this.deed(step);
    this.answerAll(begun);
    const { flank, against } = this;
    const unasked = [...this.choices, ...(flank === null ? [] : [flank])];
    if (unasked.length > 0) throw new ChoiceFault(`the choice ${JSON.stringify(unasked[0])} was not asked for`);
    if (against !== null && !this.fought(begun, numbered(against).name))
      throw new ChoiceFault(`there was no fight against ${against}`);
  }

  /** Whether a fight that left no choice was against a card of that name. */
  private fought(begun: number, name: string): boolean {
    return this.given
      .slice(begun)
      .some(({ told }) => told.some(({ kind, line }) => kind === "attacked" && line.includes(`with ${name} `)));
  }

  /** The deed of a step. */
  private deed(step: Deed): void {
    switch (step.kind) {
      case "play":
      case "use":
      case "discard":
        this.act(() => actionOf(this.state, step));
        return;
      case "end turn":
        this.endTurn(step.of);
        return;
      case "house":
        this.answerOpen("house", step.choice);
        return;
      case "forge":
        this.answerOpen("key", step.choice);
        return;
      case "archives":
        this.answerOpen("archives", step.choice === "take" ? "yes" : "no");
        return;
      case "choose":
        if (this.open() === null) throw new ChoiceFault("nothing is asked for");
        return;
      case "undo":
        this.takeBack(step.times);
    }
  }

  /** What is asked for in the midst of something. */
  private open(): Request | null {
    return this.state.pending?.request ?? null;
  }

  /** Has the active player do something, once nothing is open. */
  private act(action: () => Action): void {
    const request = this.open();
    if (request !== null) throw this.unsaid(request);
    this.input({ kind: "act", action: action() });
  }

  private endTurn(of: Side): void {
    const { active } = this.state.turn;
    if (active !== of) throw new ChoiceFault(`it is the turn of ${active}`);
    this.act(() => ({ kind: "endTurn" }));
  }

  /** Answers what the steps of a turn ask for. */
  private answerOpen(purpose: Purpose, choice: Choice | null): void {
    const request = this.open();
    const said = request === null ? "nothing is asked for" : requestText(this.state, request);
    if (request?.purpose !== purpose || choice === null)
      throw new ChoiceFault(`no ${purpose} is to be chosen now: ${said}`);
    this.input({ kind: "answer", answer: answerOf(this.state, request, choice) });
  }

  /** Takes inputs back, as far as nobody has come to know more by them. */
  private takeBack(times: number): void {
    const whole = this.given.reduce((history, { input }) => extendHistory(history, input), beginHistory(this.first));
    if (whole.undoable < times) throw new NotAllowed(`of the inputs so far ${whole.undoable} can be taken back`);
    const { state } = Array.from({ length: times }).reduce((history: typeof whole) => undo(history), whole);
    this.given = this.given.slice(0, -times);
    this.state = state;
  }

  /** Answers what is asked for, until nothing is, or until it may stay open. */
  private answerAll(begun: number): void {
    let request = this.open();
    while (request !== null) {
      const choice = this.choiceFor(request);
      if (choice === null && (this.left === "open" || turnPurposes.includes(request.purpose))) return;
      if (choice === null) throw this.unsaid(request);
      if (this.given.length - begun > limit) throw new ChoiceFault("the game goes on without end");
      this.input({ kind: "answer", answer: answerOf(this.state, request, choice) });
      request = this.open();
    }
  }

  /** What the step says of a request: a flank or whom to fight apart, everything else in order. */
  private choiceFor({ purpose }: Request): Choice | null {
    const { flank, against } = this;
    if (purpose === "flank" && flank !== null) {
      this.flank = null;
      return flank;
    }
    if (purpose === "target" && against !== null) {
      this.against = null;
      return against;
    }
    return this.choices.shift() ?? null;
  }

  /** One step of the runtime. */
  private input(input: Input): void {
    const { state, events, reports } = step(this.state, input);
    for (const report of reports) refuse(report);
    const broken = brokenInvariants(state);
    if (broken.length > 0) throw new Error(broken.join("; "));
    this.given = [...this.given, { input, told: events.map((event) => toldOf(state, event)) }];
    this.state = state;
  }

  private unsaid(request: Request): ChoiceFault {
    const { about } = request;
    const of = about === null ? "" : ` of ${nameOf(this.state, about)}`;
    return new ChoiceFault(`nothing is said of this choice${of}: ${requestText(this.state, request)}`);
  }
}

/** What the runtime has to say: what is not allowed or cannot be done is a failure. */
function refuse(report: Report): void {
  if (report.kind === "illegal") throw new NotAllowed(`${report.message} (${report.rule})`);
  if (report.kind === "not-executable") throw new ChoiceFault(`the runtime cannot do this yet: ${report.what}`);
}
