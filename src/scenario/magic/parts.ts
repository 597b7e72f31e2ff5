import type { TurnPart } from "../../magic/effects/index.js";

/** The parts of a turn as they are written, with what they are (500–514). */
const parts = {
  untap: "untapStep",
  upkeep: "upkeep",
  draw: "drawStep",
  "first main": "firstMainPhase",
  "beginning of combat": "beginningOfCombat",
  attackers: "declareAttackersStep",
  blockers: "declareBlockersStep",
  damage: "combatDamageStep",
  "end of combat": "endOfCombat",
  "second main": "secondMainPhase",
  "end step": "endStep",
} as const;

/** A part of a turn as it is written. */
export type PartWord = keyof typeof parts;

/** Whether a word is a part of the turn. */
function isPartWord(word: string): word is PartWord {
  return Object.hasOwn(parts, word);
}

/** Every way to write a part of a turn. */
export const partWords: readonly PartWord[] = Object.keys(parts).filter(isPartWord);

/** The part of the turn that a word means. */
export function partOf(word: PartWord | null): TurnPart | null {
  return word === null ? null : parts[word];
}
