/** A phase of the turn. */
export interface PhaseEntry {
  readonly name: string;
  readonly rule: string;
  /** Other words for the whole phase in rules text. */
  readonly alternatives: readonly string[];
}

/** CR 500.1: the phases in their order. CR 505.1 gives each main phase a second name. */
export const PHASES = [
  { name: "beginning phase", rule: "501.1", alternatives: [] },
  { name: "precombat main phase", rule: "505.1", alternatives: ["first main phase"] },
  { name: "combat phase", rule: "506.1", alternatives: ["combat"] },
  { name: "postcombat main phase", rule: "505.1", alternatives: ["second main phase"] },
  { name: "ending phase", rule: "512.1", alternatives: [] },
] as const satisfies readonly PhaseEntry[];

/** CR 500.1: the name of a phase. */
export type PhaseName = (typeof PHASES)[number]["name"];

/** CR 505.1: "main phase" alone is either main phase. */
export const MAIN_PHASE = "main phase";

/** A step, and the phase that it belongs to. */
export interface StepEntry {
  readonly name: string;
  readonly rule: string;
  readonly phase: PhaseName;
  /** Other words for the step in rules text ("at the beginning of your upkeep", "at end of combat"). */
  readonly alternatives: readonly string[];
}

/** CR 501.1, 506.1, 512.1: the steps in their order. A turn may hold the combat damage step twice (CR 510.4). */
export const STEPS = [
  { name: "untap step", rule: "501.1", phase: "beginning phase", alternatives: [] },
  { name: "upkeep step", rule: "501.1", phase: "beginning phase", alternatives: ["upkeep"] },
  { name: "draw step", rule: "501.1", phase: "beginning phase", alternatives: [] },
  { name: "beginning of combat step", rule: "506.1", phase: "combat phase", alternatives: ["beginning of combat"] },
  { name: "declare attackers step", rule: "506.1", phase: "combat phase", alternatives: [] },
  { name: "declare blockers step", rule: "506.1", phase: "combat phase", alternatives: [] },
  { name: "combat damage step", rule: "506.1", phase: "combat phase", alternatives: [] },
  { name: "end of combat step", rule: "506.1", phase: "combat phase", alternatives: ["end of combat"] },
  { name: "end step", rule: "512.1", phase: "ending phase", alternatives: [] },
  { name: "cleanup step", rule: "512.1", phase: "ending phase", alternatives: ["cleanup"] },
] as const satisfies readonly StepEntry[];

/** The name of a step (CR 501.1, 506.1, 512.1). */
export type StepName = (typeof STEPS)[number]["name"];

/** CR 513.1a: "at end of turn" was the former wording of "at the beginning of the end step". */
export const FORMER_END_STEP_TRIGGER = "at end of turn";
