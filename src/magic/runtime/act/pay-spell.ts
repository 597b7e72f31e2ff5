import type { Cost } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import type { Subject } from "../read/sight.js";
import type { PlayerId } from "../state/identity.js";
import { assisted } from "./assist.js";
import type { Frame } from "./carry-out.js";
import { payCosts } from "./costs.js";
import { helps, withHelp, withX } from "./help-paying.js";
import type { Play } from "./play.js";
import { withManaTogether } from "./total-cost.js";

/**
 * Pays for a spell: what its keywords let stand for mana of the total cost is used first, and what is left is paid
 * (601.2h, 702.51b, 702.66b, 702.126b); another player may assist (702.132a).
 */
export function payForSpell(
  play: Play,
  frame: Frame,
  player: PlayerId,
  costs: readonly Cost[],
  subject: Subject,
): void {
  const found = Object.entries(helps).flatMap(([keyword, help]) => (hasKeyword(subject.looks, keyword) ? [help] : []));
  const spending = { on: "spell", subject } as const;
  const isAssisted = hasKeyword(subject.looks, "assist");
  if (found.length === 0 && !isAssisted) {
    payCosts(play, frame, player, costs, spending);
    return;
  }
  const [mana, ...others] = withManaTogether(costs);
  let symbols = withX(mana?.kind === "mana" ? mana.symbols : [], frame.scope.x);
  if (isAssisted) symbols = assisted(play, player, symbols, subject.object.id, spending);
  for (const help of found) symbols = withHelp(play, player, help, symbols, subject.object.id);
  payCosts(play, frame, player, [{ kind: "mana", symbols }, ...others], spending);
}
