import type { CompiledCard, Game } from "../language.js";
import type { Fields } from "./fields.js";
import type { Placed, Recording, ScenarioFailure, ScenarioHead, ScenarioOf, Unmet } from "./scenario.js";

/** The cards that scenarios may name, by name. */
export type CardsByName<Card> = ReadonlyMap<string, Card>;

/** A step in which something is done. */
export interface Deed extends Placed {
  readonly kind: string;
}

/** A scenario being played. */
export interface ScenarioPlay<Step extends Deed, Expectation> {
  /** What happened, one event a line with its rule. */
  readonly trace: readonly string[];
  /** Does what a step says; throws a ChoiceFault where that cannot be done, or where a choice is not said. */
  run(step: Step): void;
  /** Ends what the steps before have left open; throws a ChoiceFault where that is a choice of which nothing is said. */
  settle(): void;
  /** Looks at what must be so: null where it is. */
  check(expectation: Expectation): Unmet | null;
  /** How it was played so far. */
  record(): Omit<Recording, "game">;
}

/** What a game gives for its scenarios to be read and played: its own setup, steps and expectations. */
export interface ScenarioGame<
  Step extends Deed,
  Expectation extends Placed,
  Scenario extends ScenarioOf<Step, Expectation>,
  Card,
> {
  readonly game: Game;
  /** Reads everything of a scenario but its head. */
  read(fields: Fields, head: ScenarioHead): Scenario;
  /** Every name of a card that a scenario puts somewhere. */
  cardNames(scenario: Scenario): readonly string[];
  /** Whether a compiled card is one of this game. */
  isCard(card: CompiledCard): card is CompiledCard & Card;
  /** The game as a scenario begins; throws a ChoiceFault where it cannot. */
  begin(scenario: Scenario, cards: CardsByName<Card>): ScenarioPlay<Step, Expectation>;
  /** The hash of the state to which recorded inputs lead; null where what was recorded is no game that can be played on. */
  replay(first: unknown, inputs: readonly unknown[]): string | null;
}

/** How one scenario went. */
export interface ScenarioResult {
  readonly name: string;
  readonly rule: string;
  readonly passed: boolean;
  readonly failures: readonly ScenarioFailure[];
  /** What happened, one event a line with its rule. */
  readonly trace: readonly string[];
  /** How it was played, for it to be played again; null where it did not begin or broke down. */
  readonly recording: () => Recording | null;
  /** Whether Rulewright itself broke down in it. */
  readonly ended: "regularly" | "brokenDown";
}

/** A scenario as it was read, whatever game it is of. */
export interface ReadScenario {
  readonly head: ScenarioHead;
  /** Every name of a card that it puts somewhere. */
  readonly cardNames: readonly string[];
  /** Whether it holds the game against anything at all. */
  readonly expects: "something" | "nothing";
  /** Makes it ready to be played with cards, those of other games left out. */
  play(cards: CardsByName<CompiledCard>): ScenarioResult;
}

/** A game whose scenarios can be read, whatever its steps are. */
export interface GameOfScenarios {
  readonly game: Game;
  read(fields: Fields, head: ScenarioHead): ReadScenario;
  replay(first: unknown, inputs: readonly unknown[]): string | null;
}
