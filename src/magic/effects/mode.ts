import type { Condition } from "./condition.js";
import type { Cost } from "./cost.js";
import type { Instruction } from "./instruction.js";
import type { Quantity } from "./quantity.js";
import type { PlayerReference, Target } from "./reference.js";
import type { Name } from "./words.js";

/** One mode of a modal spell or ability (700.2), with the name that the card gives it; `cost` is what choosing it adds (Spree, tiered). */
export interface Mode {
  readonly name: Name | null;
  readonly cost: readonly Cost[];
  readonly targets: readonly Target[];
  readonly instructions: readonly Instruction[];
}
export type ModeRestriction =
  | { readonly kind: "none" | "notChosenThisTurn" | "notChosenBefore" }
  /** Where the condition holds as the modes are chosen, so many instead (601.2b). */
  | { readonly kind: "moreIf"; readonly condition: Condition; readonly least: Quantity; readonly most: Quantity };

/** The player chooses modes, as many as may be (700.2). */
export interface ChooseModes {
  readonly kind: "chooseModes";
  readonly player: PlayerReference;
  readonly least: Quantity;
  readonly most: Quantity;
  readonly sameAgain: "allowed" | "no";
  readonly manner: "chosen" | "random";
  readonly unless: ModeRestriction;
  /** "Do A or do B": no modes, which are announced (700.2a), but a choice made as it is carried out (608.2d). */
  readonly chosen?: "onResolution";
  readonly modes: readonly Mode[];
}
