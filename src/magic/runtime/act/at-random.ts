import { drawNumber } from "../../../state/random.js";
import type { Play } from "./play.js";

/** So many of the things, or all where there are fewer, each as likely as the other (701.9b, 700.2b). */
export function randomOf<Thing>(play: Play, things: readonly Thing[], count: number): Thing[] {
  const rest = [...things];
  const chosen: Thing[] = [];
  while (chosen.length < count && rest.length > 0) {
    const drawn = drawNumber(play.state.random, rest.length);
    play.state = { ...play.state, random: drawn.random };
    chosen.push(...rest.splice(drawn.value, 1));
  }
  return chosen;
}
