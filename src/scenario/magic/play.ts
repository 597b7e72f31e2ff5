import {
  type Action,
  activatedAbilityIds,
  everyObject,
  type GameState,
  type Happening,
  type Input,
  playerOf,
  type Report,
  type Request,
  requestOf,
  stateHash,
  step,
} from "../../magic/runtime/index.js";
import { type Choice, choiceParts } from "../choice.js";
import type { ScenarioPlay } from "../game.js";
import { ChoiceFault, NotAllowed } from "../not-done.js";
import type { Recording, Unmet } from "../scenario.js";
import { answerOf, canAnswer, requestText, silentAnswer } from "./choices.js";
import { check } from "./expect.js";
import { namesExpected, namesInGame, namesInStep, unknownName } from "./known-names.js";
import { numbered } from "../numbered.js";
import { faceNames, nameOf, partakers, trueName } from "./names.js";
import { findPairs } from "./pairing.js";
import type { Deed, Expectation, Pairing, Side } from "./scenario.js";
import type { CardLibrary } from "./set-up.js";
import { traceLine } from "./trace.js";

/** The halves of a permanent by which a door is unlocked (709.5e). */
const doors = ["left half", "right half"];

/** Whether an action is one with the object of that name; a door is unlocked by the name of its half (709.5e). */
function isWith(state: GameState, action: Action, name: string): boolean {
  if (!("object" in action)) return false;
  if (action.kind === "special" && action.action === "unlock")
    return faceNames(state, action.object)[doors.indexOf(action.by)] === name;
  return trueName(state, action.object) === name;
}

/** How many inputs one step of a scenario may need. */
const limit = 500;

/** A scenario being played. */
export class MagicPlay implements ScenarioPlay<Deed, Expectation> {
  readonly events: Happening[] = [];
  readonly trace: string[] = [];
  private targets: Choice[] = [];
  private choices: Choice[] = [];
  /** Attackers or blockers that a step names and that have not been declared yet. */
  private undeclared: readonly Pairing[] = [];
  /** Every input that led to the state: those of what was not possible are not among them. */
  readonly given: Input[] = [];
  private inputs = 0;
  /** The names that objects have had. */
  private readonly seen = new Set<string>();

  state: GameState;

  constructor(
    private readonly first: GameState,
    private readonly cards: CardLibrary,
  ) {
    this.state = first;
  }

  /** Nothing is left open: each step says all that it asks for. */
  settle(): void {
    return;
  }

  /** Looks at what must be so; a name that nothing can have is wrong, whatever is expected of it. */
  check(expectation: Expectation): Unmet | null {
    const [unknown] = namesExpected(expectation).flatMap((name) => this.unknownName(name) ?? []);
    if (unknown !== undefined) return { expected: "a name that something can have", happened: unknown };
    return check(this.state, this.events, expectation);
  }

  /** How it was played so far. */
  record(): Omit<Recording, "game"> {
    return { first: this.first, inputs: [...this.given], hash: stateHash(this.state) };
  }

  /** What is said of a name that nothing can have; null where something can. */
  unknownName(name: string): string | null {
    return unknownName(name, this.cards, [...this.seen, ...namesInGame(this.state)]);
  }

  /** Does what a step says. What it asks for must be said, and what is said must be asked for. */
  run(step: Deed): void {
    const begun = this.events.length;
    this.inputs = 0;
    this.targets = [...step.targets];
    this.choices = [...step.choices];
    this.refuseUnknown(step);
    if (step.possible === "no") {
      this.mustNot(step);
      return;
    }
    this.deed(step);
    if (step.then === "resolve" && step.kind !== "pass" && step.kind !== "mana") this.resolve();
    const left = [...this.targets, ...this.choices].find((choice) => !this.wasForced(choice, begun));
    if (left !== undefined) throw new ChoiceFault(`the choice ${JSON.stringify(left)} was not asked for`);
  }

  /** A name that nothing can have is wrong, be what it does possible or not. */
  private refuseUnknown(step: Deed): void {
    for (const name of namesInGame(this.state)) this.seen.add(name);
    const targets = step.targets.flatMap(choiceParts).filter((part) => typeof part === "string");
    const [unknown] = [...namesInStep(step), ...targets].flatMap((name) => this.unknownName(name) ?? []);
    if (unknown !== undefined) throw new ChoiceFault(unknown);
  }

  /** Tries what must not be possible; afterwards everything is as it was. */
  private mustNot(step: Deed): void {
    const { state, events, trace, given } = this;
    const [happened, told, put] = [events.length, trace.length, given.length];
    try {
      this.deed(step);
      if (step.choices.length > 0) this.resolve();
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      this.state = state;
      events.splice(happened);
      trace.splice(told);
      given.splice(put);
      return;
    }
    throw new ChoiceFault("it could be done");
  }

  /** Whether a choice that was not asked for was the only one there was: what it names took part in what happened. */
  private wasForced(choice: Choice, begun: number): boolean {
    const names = this.events.slice(begun).flatMap((event) => partakers(this.state, event));
    return choiceParts(choice).every((part) => names.includes(numbered(String(part)).name));
  }

  /** The deed of a step. */
  private deed(step: Deed): void {
    switch (step.kind) {
      case "cast":
        this.act(step.by, () =>
          step.faceDown === "yes" ? this.downward(step.card) : this.casting(step.card, step.by),
        );
        return;
      case "play":
        this.act(step.by, () => ({ kind: "playLand", object: this.cardOf("play", step.card, step.by) }));
        return;
      case "activate":
        this.act(step.by, () => this.activation(step.object, step.ability));
        return;
      case "special":
        this.act(step.by, () => this.special(step.object));
        return;
      case "attack":
        this.declare("attacked", step.pairings);
        return;
      case "block":
        this.declare("blocks", step.pairings);
        return;
      case "advance":
        this.advance(step.part, step.whose);
        return;
      case "pass":
        for (let time = 0; time < step.times; time += 1) this.pass();
        return;
      case "mana":
        this.input({ kind: "giveMana", player: step.by ?? "you", mana: step.mana });
    }
  }

  /** A card with that name, or with a face of that name, in a hand or wherever it may be played from. */
  private cardOf(what: "cast" | "play", name: string, by: Side | null): number {
    const { hand, graveyard } = playerOf(this.state, by ?? "you");
    const all = [...hand, ...graveyard, ...this.state.exile];
    const object = all.find((id) => nameOf(this.state, id) === name || faceNames(this.state, id).includes(name));
    if (object === undefined) throw new ChoiceFault(`there is no card ${name} to ${what}`);
    return object;
  }

  /** Casting a card of that name, or the half or face of one (709.3, 712.11b, 715.3). */
  private casting(name: string, by: Side | null): Action {
    const object = this.cardOf("cast", name, by);
    return { kind: "cast", object, face: Math.max(0, faceNames(this.state, object).indexOf(name)) };
  }

  /** The so-manieth activated ability of the object of that name; where no number is said, the first to activate now. */
  private activation(label: string, nth: number | null): Action {
    const offered = (requestOf(this.state)?.options ?? []).flatMap((option) =>
      option.kind === "action" && option.action.kind === "activate" ? [option.action] : [],
    );
    const { name, nth: which } = numbered(label);
    const objects = [...new Set(offered.map(({ object }) => object))].filter((id) => nameOf(this.state, id) === name);
    const meant = which === null ? objects : objects.slice(which - 1, which);
    const action = offered.find(
      ({ object, ability }) => meant.includes(object) && (nth === null || this.isNth(object, nth, ability)),
    );
    if (action !== undefined) return action;
    const message = `${label} has no ability ${nth ?? 1} that can be activated now`;
    throw this.exists(label) && this.has(name, nth ?? 0) ? new NotAllowed(message) : new ChoiceFault(message);
  }

  /** Whether an ability is the so-manieth activated one of its object. */
  private isNth(object: number, nth: number, ability: string): boolean {
    return activatedAbilityIds(this.state, object)[nth - 1] === ability;
  }

  /** Whether an object of that name has so many activated abilities. */
  private has(name: string, abilities: number): boolean {
    return everyObject(this.state).some(
      ({ id }) => nameOf(this.state, id) === name && activatedAbilityIds(this.state, id).length >= abilities,
    );
  }

  /** The special action that can be taken with the object of that name, be it face down. */
  private special(name: string): Action {
    return this.offered(name, "special action to take with", (action) => action.kind === "special");
  }

  /** Casting a card of that name face down (708.4). */
  private downward(name: string): Action {
    return this.offered(name, "way to cast face down", ({ kind, ...rest }) => kind === "cast" && "down" in rest);
  }

  /** The first such action that a player may take now with the object of that name. */
  private offered(name: string, what: string, test: (action: Action) => boolean): Action {
    const options = requestOf(this.state)?.options ?? [];
    const action = options
      .flatMap((option) => (option.kind === "action" ? [option.action] : []))
      .find((each) => test(each) && isWith(this.state, each, name));
    if (action !== undefined) return action;
    const message = `there is no ${what} ${name} now`;
    throw this.exists(name) ? new NotAllowed(message) : new ChoiceFault(message);
  }

  /** Declares attackers or blockers; what a step names must really have attacked or blocked. */
  private declare(kind: "attacked" | "blocks", pairings: readonly Pairing[]): void {
    const begun = this.events.length;
    this.undeclared = pairings;
    this.advance(kind === "attacked" ? "declareAttackersStep" : "declareBlockersStep", null);
    const [idle] = this.undeclared;
    this.undeclared = [];
    if (idle === undefined || this.did(kind, begun, pairings)) return;
    const message = `${idle.name} could not do so`;
    throw this.exists(idle.name) ? new NotAllowed(message) : new ChoiceFault(message);
  }

  /** Whether as many of each name attacked or blocked since as a step names, asked or not. */
  private did(kind: "attacked" | "blocks", begun: number, pairings: readonly Pairing[]): boolean {
    const names = this.events
      .slice(begun)
      .flatMap((event) => (event.kind === kind ? [nameOf(this.state, event.object)] : []));
    const wanted = pairings.map(({ name }) => numbered(name).name);
    const count = (list: readonly string[], name: string): number => list.filter((each) => each === name).length;
    return wanted.every((name) => count(names, name) >= count(wanted, name));
  }

  /** Whether there are as many objects of that name, wherever, as its number says. */
  private exists(label: string): boolean {
    const { name, nth } = numbered(label);
    const all = everyObject(this.state).filter(
      ({ id }) => nameOf(this.state, id) === name || faceNames(this.state, id).includes(name),
    );
    return nth === 0 ? false : all.length >= (nth ?? 1);
  }

  /** Lets a player act, once they have priority. */
  private act(by: Side | null, action: () => Action): void {
    const player = by ?? "you";
    while (this.request()?.player !== player) this.pass();
    this.input({ kind: "act", action: action() });
  }

  /** What is asked for now. */
  private request(): Request | null {
    return requestOf(this.state);
  }

  /** One player passes. */
  private pass(): void {
    this.input({ kind: "act", action: { kind: "pass" } });
  }

  /** Everyone passes until the stack is empty. */
  private resolve(): void {
    while (this.state.stack.length > 0 && this.request() !== null) this.pass();
  }

  /** Passes until a part of a turn has begun, another than the present one. */
  private advance(part: GameState["turn"]["part"], whose: Side | null): void {
    const { number, part: present } = this.state.turn;
    const isThere = ({ turn }: GameState): boolean =>
      turn.part === part &&
      (whose === null || turn.active === whose) &&
      (turn.number !== number || turn.part !== present);
    do this.pass();
    while (this.request() !== null && !isThere(this.state));
  }

  /** Gives an input and answers what it asks for. */
  private input(input: Input): void {
    let request = this.step(input);
    while (request !== null && request.purpose !== "act")
      request = this.step({ kind: "answer", answer: this.answer(request) });
  }

  /** One step of the runtime. */
  private step(input: Input): Request | null {
    this.inputs += 1;
    if (this.inputs > limit) throw new ChoiceFault("the game goes on without end");
    this.given.push(input);
    const result = step(this.state, input);
    this.state = result.state;
    for (const event of result.events) this.events.push(event);
    for (const event of result.events) this.trace.push(traceLine(result.state, event));
    for (const report of result.reports) this.report(report);
    return result.request;
  }

  /** What the runtime has to say: what is not allowed or cannot be done is a failure. */
  private report(report: Report): void {
    if (report.kind === "illegal") throw new NotAllowed(`${report.message} (${report.rule})`);
    if (report.kind === "malformed") throw new ChoiceFault(report.message);
    if (report.kind === "not-executable") throw new ChoiceFault(`the runtime cannot do this yet: ${report.what}`);
  }

  /** The answer to a request: what the step says, in the order in which it is asked. */
  private answer(request: Request): readonly number[] {
    if (request.purpose === "attackers" || request.purpose === "blockers") return this.declared(request);
    const said = this.takeChoice(request);
    if (said !== null) return said;
    const silent = silentAnswer(request);
    if (silent === null) throw new ChoiceFault(`nothing is said of this choice: ${requestText(this.state, request)}`);
    return silent;
  }

  /** The first choice of the step that can answer the request; those before it belong to what left no choice. */
  private takeChoice(request: Request): readonly number[] | null {
    const queue = request.purpose === "target" ? this.targets : this.choices;
    const [first] = queue;
    const index = queue.findIndex((choice) => canAnswer(this.state, request, choice));
    if (index < 0 && silentAnswer(request) !== null) return null;
    const [choice = first] = index < 0 ? [] : queue.splice(index, 1);
    return choice === undefined ? null : answerOf(this.state, request, choice);
  }

  /** The attackers or blockers that the step names and that the request offers. */
  private declared(request: Request): number[] {
    const found = findPairs(this.state, request, this.undeclared);
    this.undeclared = this.undeclared.filter((pairing) => found.every((pair) => pair.pairing !== pairing));
    return found.map(({ index }) => index).sort((first, second) => first - second);
  }
}
