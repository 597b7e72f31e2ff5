import { failureOf } from "../diagnostics/failure.js";
import type { CompiledCard } from "../language.js";
import type { FilePosition } from "../text/source-card.js";
import type { CardsByName, Deed, GameOfScenarios, ScenarioGame, ScenarioPlay, ScenarioResult } from "./game.js";
import { ChoiceFault } from "./not-done.js";
import type { ExpectStep, Placed, Recording, ScenarioFailure, ScenarioHead, ScenarioOf } from "./scenario.js";

/** Nothing to be played again. */
const noRecording = (): null => null;

/** The result of a scenario that cannot begin. */
export function notBegun(
  { name, rule, position }: ScenarioHead,
  happened: string,
  place: FilePosition = position,
): ScenarioResult {
  const failures = [{ position: place, expected: "to begin", happened }];
  return { name, rule, passed: false, failures, trace: [], recording: noRecording, ended: "regularly" };
}

/** The result of a scenario in which Rulewright itself broke down: the others go on. */
function brokenDown({ name, rule, position }: ScenarioHead, error: unknown): ScenarioResult {
  const happened = `Rulewright failed, which is a bug in it: ${failureOf(error)}`;
  const failures = [{ position, expected: "to be played", happened }];
  return { name, rule, passed: false, failures, trace: [], recording: noRecording, ended: "brokenDown" };
}

/** Looks at what must be so. */
function checkAll<Step extends Deed, Expectation extends Placed>(
  play: ScenarioPlay<Step, Expectation>,
  expectations: readonly Expectation[],
): ScenarioFailure[] {
  return expectations.flatMap((expectation) => {
    const unmet = play.check(expectation);
    return unmet === null ? [] : [{ position: expectation.position, ...unmet }];
  });
}

/** Whether a step is no deed. */
function isExpectStep<Expectation>(step: Deed | ExpectStep<Expectation>): step is ExpectStep<Expectation> {
  return step.kind === "expect" && "expectations" in step;
}

/** What is said of something that a scenario does and that cannot be done; anything else is thrown on. */
function notDone(error: unknown, position: FilePosition, expected: string): ScenarioFailure {
  if (!(error instanceof ChoiceFault)) throw error;
  return { position: error.position ?? position, expected, happened: error.message };
}

/** Plays the steps, and looks at what must be so in the end unless something went wrong before. */
function playAll<Step extends Deed, Expectation extends Placed>(
  play: ScenarioPlay<Step, Expectation>,
  { steps, expectations, position }: ScenarioOf<Step, Expectation>,
): readonly ScenarioFailure[] {
  const failures: ScenarioFailure[] = [];
  for (const step of steps) {
    if (isExpectStep(step)) {
      failures.push(...checkAll(play, step.expectations));
      continue;
    }
    try {
      play.run(step);
    } catch (error) {
      return [...failures, notDone(error, step.position, `to ${step.kind}`)];
    }
  }
  try {
    play.settle();
  } catch (error) {
    return [...failures, notDone(error, steps.at(-1)?.position ?? position, "nothing left to be chosen")];
  }
  return failures.length > 0 ? failures : checkAll(play, expectations);
}

/** A game with its own kinds of step and card behind it, so that all games look alike. */
export function gameOfScenarios<
  Step extends Deed,
  Expectation extends Placed,
  Scenario extends ScenarioOf<Step, Expectation>,
  Card,
>(game: ScenarioGame<Step, Expectation, Scenario, Card>): GameOfScenarios {
  const narrowed = new WeakMap<CardsByName<CompiledCard>, CardsByName<Card>>();
  /** The cards of this game; the same for all scenarios of a file, for what is found of them is remembered. */
  const cardsOf = (all: CardsByName<CompiledCard>): CardsByName<Card> => {
    const found = narrowed.get(all);
    if (found !== undefined) return found;
    const cards = new Map<string, Card>();
    for (const [name, card] of all) if (game.isCard(card)) cards.set(name, card);
    narrowed.set(all, cards);
    return cards;
  };
  const played = (scenario: Scenario, cards: CardsByName<CompiledCard>): ScenarioResult => {
    const { name, rule } = scenario;
    const play = game.begin(scenario, cardsOf(cards));
    const failures = playAll(play, scenario);
    const recording = (): Recording => ({ game: game.game, ...play.record() });
    return { name, rule, passed: failures.length === 0, failures, trace: play.trace, recording, ended: "regularly" };
  };
  const play = (scenario: Scenario, cards: CardsByName<CompiledCard>): ScenarioResult => {
    try {
      return played(scenario, cards);
    } catch (error) {
      if (error instanceof ChoiceFault) return notBegun(scenario, error.message, error.position);
      return brokenDown(scenario, error);
    }
  };
  return {
    game: game.game,
    replay: (first, inputs) => game.replay(first, inputs),
    read: (fields, head) => {
      const scenario = game.read(fields, head);
      const expects = scenario.expectations.length > 0 || scenario.steps.some(({ kind }) => kind === "expect");
      return {
        head: scenario,
        cardNames: game.cardNames(scenario),
        expects: expects ? "something" : "nothing",
        play: (cards) => play(scenario, cards),
      };
    },
  };
}
