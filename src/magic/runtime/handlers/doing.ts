import type { Frame } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import type { ObjectId, PlayerId } from "../state/identity.js";

/** Who does a keyword action, with what, and how much. */
export interface Doing {
  readonly play: Play;
  readonly frame: Frame;
  readonly player: PlayerId;
  readonly objects: readonly ObjectId[];
  readonly amount: number;
}
