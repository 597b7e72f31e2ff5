import type { ObjectId, PlayerId } from "../state/identity.js";
import { playerOf } from "../state/objects.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { drawnThisTurn } from "./proposal.js";
import { replaced } from "./replacement.js";
import { isForbiddenTo } from "./rules.js";

/** Draws one card (121.1); null where none was drawn. */
function drawCard(play: Play, player: PlayerId): ObjectId | null {
  if (isForbiddenTo(play, player, "draw") || replaced(play, { kind: "draw", player }) === null) return null;
  const top = playerOf(play.state, player).library.at(-1);
  if (top === undefined) {
    play.changePlayer(player, { drewFromNothing: "yes" });
    play.happen([{ kind: "drewFromNothing", player, rule: "121.4", cause: play.cause }]);
    return null;
  }
  const ordinal = drawnThisTurn(play.state, player) + 1;
  const [object = null] = moveAll(play, [{ object: top, to: "hand" }], "121.1");
  play.happen([{ kind: "drawn", player, object, ordinal, rule: "121.1", cause: play.cause }]);
  return object;
}

/** Draws cards one at a time (121.2). */
export function drawCards(play: Play, player: PlayerId, count: number): ObjectId[] {
  const drawn: ObjectId[] = [];
  for (let number = 0; number < count; number += 1) {
    const object = drawCard(play, player);
    if (object !== null) drawn.push(object);
  }
  return drawn;
}
