import { NotExecutable } from "../../../state/failures.js";
import { cardOf } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import type { Looks } from "../state/looks.js";
import type { Request } from "../state/request.js";
import type { GameState } from "../state/state.js";
import { printedLooks } from "./printed.js";

/** What words are read by: the state, what each card is in it, and someone to ask or to draw a number where a choice is needed. */
export interface Sight {
  readonly state: GameState;
  /** Whether anybody can be asked. */
  readonly asks: boolean;
  look(id: CardId): Looks;
  ask(request: Request): readonly number[];
  /** A random number from 0 to `below - 1`. */
  chance(below: number): number;
}

/** A look at a state in which nothing is chosen: for what holds continuously. */
export class StillSight implements Sight {
  readonly asks = false;

  constructor(
    readonly state: GameState,
    private readonly looks: ReadonlyMap<CardId, Looks>,
  ) {}

  look(id: CardId): Looks {
    return this.looks.get(id) ?? printedLooks(this.state, cardOf(this.state, id));
  }

  ask(): never {
    throw new NotExecutable("a choice in what holds continuously");
  }

  chance(): never {
    throw new NotExecutable("chance in what holds continuously");
  }
}
