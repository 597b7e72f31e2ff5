import type { TurnPart } from "../../effects/index.js";

/** The steps and phases in which a player may get priority or something happens, in order (500.1). */
export const turnOrder: readonly TurnPart[] = [
  "untapStep",
  "upkeep",
  "drawStep",
  "firstMainPhase",
  "beginningOfCombat",
  "declareAttackersStep",
  "declareBlockersStep",
  "combatDamageStep",
  "endOfCombat",
  "secondMainPhase",
  "endStep",
  "cleanupStep",
];

/** What each larger part of a turn is made of (501, 505, 506). */
const parts: Partial<Record<TurnPart, readonly TurnPart[]>> = {
  turn: turnOrder,
  beginningPhase: ["untapStep", "upkeep", "drawStep"],
  mainPhase: ["firstMainPhase", "secondMainPhase"],
  combat: ["beginningOfCombat", "declareAttackersStep", "declareBlockersStep", "combatDamageStep", "endOfCombat"],
};

/** The phase that a step belongs to; a main phase is its own (500.1). */
export function phaseOf(step: TurnPart): TurnPart {
  if (isDuring(step, "beginningPhase")) return "beginningPhase";
  if (isDuring(step, "combat")) return "combat";
  return step === "cleanupStep" ? "endStep" : step;
}

/** Whether a step lies in a part of the turn. */
export function isDuring(now: TurnPart, part: TurnPart): boolean {
  return now === part || (parts[part]?.includes(now) ?? false);
}

/** The first step of a part of the turn. */
export function firstStep(part: TurnPart): TurnPart {
  return parts[part]?.[0] ?? part;
}
