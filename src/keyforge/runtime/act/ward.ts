import { cardOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Play } from "./play.js";

/** Whether a ward is discarded instead: a warded creature would be dealt damage or would leave play. */
export function isWarded(play: Play, id: CardId): boolean {
  const { statuses, zone } = cardOf(play.state, id);
  if (zone !== "play" || !statuses.includes("ward")) return false;
  play.change(id, { statuses: statuses.filter((status) => status !== "ward") });
  play.happen(happening("wardRemoved", { card: id }));
  return true;
}
