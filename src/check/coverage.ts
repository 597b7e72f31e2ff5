import { irVersion } from "../magic/effects/index.js";
import type { CardReading, CreationCount } from "../language.js";
import type { SourceCard } from "../text/source-card.js";
import { type Failure, type FailureGroup, failuresOf, rankFailures } from "./failures.js";
import { countStates, type Exercise, judgeCard, type JudgedCard, type StateCount } from "./states.js";
import { isTokenMaker } from "./token-makers.js";

/** What `coverage --format json` prints. */
export interface Coverage {
  readonly irVersion: string;
  readonly game: SourceCard["game"];
  /** All cards of the files, those that could not be read among them: these are not parsed. */
  readonly cards: StateCount;
  /** How many cards could not be read for a fault in their fields. */
  readonly unread: number;
  readonly abilities: StateCount;
  /** The same abilities by their form: "triggered", "activated", "static" …, the most frequent first. */
  readonly forms: readonly (StateCount & { readonly form: string })[];
  readonly tokenMakers: StateCount;
  readonly creations: CreationCount;
  /** How long the best pass over all the texts took. */
  readonly seconds: number;
  readonly cardsPerSecond: number;
  readonly failures: readonly FailureGroup[];
}

/** What `--details` writes of one card. */
export interface CardDetails {
  readonly name: string;
  readonly parsed: boolean;
  readonly roundTripped: boolean;
  readonly compiled: boolean;
  readonly executable: boolean;
  readonly firstFailure: Failure | null;
}

/** Several passes over the same cards: the readings of the last, and the seconds of the fastest. */
export interface TimedReadings {
  readonly readings: readonly CardReading[];
  readonly seconds: number;
}

/** Reads everything `passes` times. Nothing is kept from one pass to the next but the time that it took. */
export function timeReadings(readAll: () => readonly CardReading[], passes: number): TimedReadings {
  let readings: readonly CardReading[] = [];
  let best = Infinity;
  for (let pass = 0; pass < passes; pass++) {
    readings = [];
    const start = performance.now();
    readings = readAll();
    best = Math.min(best, performance.now() - start);
  }
  return { readings, seconds: best / 1000 };
}

function addCounts(counts: readonly CreationCount[]): CreationCount {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return { total: sum(counts.map(({ total }) => total)), understood: sum(counts.map(({ understood }) => understood)) };
}

/** Abilities proper: reminder text is kept with them and is none. */
function properAbilities(card: JudgedCard): JudgedCard["abilities"] {
  return card.abilities.filter(({ ability }) => ability.form !== "reminder");
}

/** The states of abilities by their form, the most frequent form first. */
function countForms(abilities: JudgedCard["abilities"]): Coverage["forms"] {
  const forms = [...new Set(abilities.map(({ ability }) => ability.form))];
  return forms
    .map((form) => ({ form, ...countStates(abilities.filter(({ ability }) => ability.form === form)) }))
    .sort((one, other) => other.total - one.total);
}

/** Judges every card. */
export function judgeCards(readings: readonly CardReading[], exercise: Exercise): readonly JudgedCard[] {
  return readings.map((reading) => judgeCard(reading, exercise));
}

/** What a count needs to know beside the cards. */
export interface CountOptions {
  readonly game: SourceCard["game"];
  readonly seconds: number;
  /** How many causes of failure are given at most. */
  readonly failures: number;
  /** How many cards could not be read, with those that are among the judged ones for their text. */
  readonly unread: number;
}

/** The states of all cards, with those that had no text to judge. */
function countCards(cards: readonly JudgedCard[], unread: number): StateCount {
  const judged = countStates(cards);
  const faulty = cards.filter(({ fault }) => fault !== null).length;
  return { ...judged, total: judged.total + unread - faulty };
}

/** Counts the four states and says why the rest fails. */
export function countCoverage(
  cards: readonly JudgedCard[],
  { game, seconds, failures, unread }: CountOptions,
): Coverage {
  const abilities = cards.flatMap(properAbilities);
  return {
    irVersion,
    game,
    cards: countCards(cards, unread),
    unread,
    abilities: countStates(abilities),
    forms: countForms(abilities),
    tokenMakers: countStates(cards.filter(({ reading }) => isTokenMaker(reading.card))),
    creations: addCounts(abilities.map(({ ability }) => ability.stated)),
    seconds: Number(seconds.toFixed(4)),
    cardsPerSecond: seconds > 0 ? Math.round(cards.filter(({ fault }) => fault === null).length / seconds) : 0,
    failures: rankFailures(cards, failures),
  };
}

/** The line of `--details` for one card. */
export function detailsOf(card: JudgedCard): CardDetails {
  const { reading, parsed, roundTripped, compiled, executable } = card;
  const [firstFailure = null] = failuresOf(card);
  return { name: reading.card.name, parsed, roundTripped, compiled, executable, firstFailure };
}
