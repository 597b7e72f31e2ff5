import type { AbilityReading, CardReading } from "../language.js";

/** How far something came: the four states, executable included. */
export interface FourStates {
  readonly parsed: boolean;
  readonly roundTripped: boolean;
  readonly compiled: boolean;
  readonly executable: boolean;
}

/** What trying a card showed: the ids of abilities that did what they declare, and why the others did not. */
export interface Exercised {
  readonly executable: ReadonlySet<string>;
  readonly reasons: ReadonlyMap<string, string>;
}

/** Tries a card, or what of it was compiled, in the runtime of its game. */
export type Exercise = (reading: CardReading) => Exercised;

/** One ability or card with its states. */
export interface JudgedAbility extends FourStates {
  readonly ability: AbilityReading;
  /** Why it was not executed, where it was tried and was not. */
  readonly reason: string | null;
}

/** One card with its states and those of its abilities. */
export interface JudgedCard extends FourStates {
  readonly reading: CardReading;
  readonly abilities: readonly JudgedAbility[];
  /** The code of what is wrong with its fields, where it was left out for that. */
  readonly fault: string | null;
}

function judgeAbility(ability: AbilityReading, { executable: worked, reasons }: Exercised): JudgedAbility {
  const { parsed, roundTripped, compiled } = ability.states;
  const executable = compiled && ability.abilities.every(({ id }) => worked.has(id));
  const [reason = null] = ability.abilities.flatMap(({ id }) => reasons.get(id) ?? []);
  return { ability, reason, parsed, roundTripped, compiled, executable };
}

/** A card has a state when all its abilities have it; one without text has them all. */
export function judgeCard(reading: CardReading, exercise: Exercise): JudgedCard {
  const exercised = exercise(reading);
  const abilities = reading.abilities.map((ability) => judgeAbility(ability, exercised));
  return {
    reading,
    abilities,
    fault: null,
    parsed: abilities.every(({ parsed }) => parsed),
    roundTripped: abilities.every(({ roundTripped }) => roundTripped),
    compiled: reading.compiled !== null,
    executable: reading.compiled !== null && abilities.every(({ executable }) => executable),
  };
}

/** A card that was left out for a fault in its fields has no state, whatever was understood of its text. */
export function judgeFaulty(reading: CardReading, fault: string, exercise: Exercise): JudgedCard {
  const none = { parsed: false, roundTripped: false, compiled: false, executable: false };
  return { ...judgeCard(reading, exercise), ...none, fault };
}

/** How many there are, and how many of them have each state. */
export interface StateCount {
  readonly total: number;
  readonly parsed: number;
  readonly roundTripped: number;
  readonly compiled: number;
  readonly executable: number;
}

/** Counts the states of cards or abilities. */
export function countStates(judged: readonly FourStates[]): StateCount {
  return {
    total: judged.length,
    parsed: judged.filter(({ parsed }) => parsed).length,
    roundTripped: judged.filter(({ roundTripped }) => roundTripped).length,
    compiled: judged.filter(({ compiled }) => compiled).length,
    executable: judged.filter(({ executable }) => executable).length,
  };
}
