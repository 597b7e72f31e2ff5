import type { Instruction, PlayerReference } from "../effects/index.js";

/** The player who carries an instruction out, or to whom it happens; null of one that names none. */
export function doerOf(one: Instruction): PlayerReference | null {
  if ("actor" in one) return one.actor;
  return "player" in one ? one.player : null;
}
