import type { CompiledCard, Instruction, Zone } from "../../../src/magic/effects/index.js";
import {
  brokenInvariants,
  characteristics,
  everyObject,
  type GameObject,
  type GameState,
  type Happening,
  type Input,
  newGame,
  place,
  type Report,
  type Request,
  requestOf,
  step,
} from "../../../src/magic/runtime/index.js";

/** A small table to play at in tests: two players, and shorthand for what a test does. */
export class TestTable {
  state: GameState;
  events: Happening[] = [];
  reports: Report[] = [];

  constructor(...cards: readonly CompiledCard[]) {
    this.state = newGame({ players: ["you", "opponent"], cards, seed: 1, startingLife: 20 });
  }

  /** Puts a card somewhere before anything happens. */
  put(
    card: CompiledCard,
    zone: Exclude<Zone, "stack"> = "battlefield",
    owner = "you",
    parts: Partial<GameObject> = {},
  ): number {
    const { state, id } = place(this.state, { card, zone, owner, parts });
    this.state = state;
    return id;
  }

  /** Gives an input; what it brings about is kept. */
  input(input: Input): Request | null {
    const result = step(this.state, input);
    this.state = result.state;
    this.events.push(...result.events);
    this.reports.push(...result.reports);
    const broken = brokenInvariants(result.state);
    if (broken.length > 0) throw new Error(broken.join("; "));
    return result.request;
  }

  answer(...answer: readonly number[]): Request | null {
    return this.input({ kind: "answer", answer });
  }

  /** Carries out instructions as that player. */
  arrange(instructions: readonly Instruction[], player = "you"): Request | null {
    return this.input({ kind: "arrange", player, instructions });
  }

  /** Everyone passes until the stack is empty or something else is asked. */
  resolve(): Request | null {
    let request = requestOf(this.state);
    while (request?.purpose === "act" && this.state.stack.length > 0)
      request = this.input({ kind: "act", action: { kind: "pass" } });
    return request;
  }

  /** Passes until a part of the turn begins or something is asked. */
  advance(part: GameState["turn"]["part"]): Request | null {
    let request = requestOf(this.state);
    do {
      request = this.input({ kind: "act", action: { kind: "pass" } });
    } while (request?.purpose === "act" && this.state.turn.part !== part);
    return request;
  }

  /** The objects of a kind, or with a name, in a zone. */
  find(name: string, zone: Zone = "battlefield"): GameObject[] {
    return everyObject(this.state).filter((object) => object.zone === zone && this.looks(object.id).name === name);
  }

  /** Every token on the battlefield. */
  tokens(): GameObject[] {
    return everyObject(this.state).filter(({ kind, zone }) => kind === "token" && zone === "battlefield");
  }

  looks(id: number) {
    const looks = characteristics(this.state, id);
    if (looks === null) throw new Error(`nothing is known of ${id}`);
    return looks;
  }

  /** What could not be done. */
  unable(): string[] {
    return this.reports.flatMap((report) => (report.kind === "not-executable" ? [report.what] : []));
  }
}
