import type { Cost } from "../../effects/index.js";
import type { PlayerId } from "../state/identity.js";
import type { Frame } from "./carry-out.js";
import { canPay } from "./costs.js";
import type { Play } from "./play.js";

/** How often the player could pay all of these costs, at most so many times. */
export function timesPayable(play: Play, frame: Frame, player: PlayerId, costs: readonly Cost[], most: number): number {
  let repeated = costs;
  for (let times = 0; times < most; times++) {
    if (!canPay(play, frame, player, repeated)) return times;
    repeated = [...repeated, ...costs];
  }
  return most;
}
