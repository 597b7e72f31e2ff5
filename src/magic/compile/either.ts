import type { Instruction, Mode, PlayerReference } from "../effects/index.js";
import { one } from "./plain.js";

/** "Do A or do B": the player who acts chooses which as it is carried out (608.2d). */
export function eitherOf(
  base: Pick<Instruction, "id" | "result">,
  player: PlayerReference,
  modes: readonly Mode[],
): Instruction {
  return {
    kind: "chooseModes",
    ...base,
    player,
    least: one,
    most: one,
    sameAgain: "no",
    manner: "chosen",
    unless: { kind: "none" },
    chosen: "onResolution",
    modes,
  };
}

/** One of the things to choose among. */
export function modeDoing(instructions: readonly Instruction[]): Mode {
  return { name: null, cost: [], targets: [], instructions };
}
