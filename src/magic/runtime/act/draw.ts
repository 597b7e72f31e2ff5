import { hasKeyword } from "../read/abilities.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject, playerOf } from "../state/objects.js";
import { askMay } from "./ask.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { drawnThisTurn } from "./proposal.js";
import { replaced } from "./replacement.js";
import { isForbiddenTo } from "./rules.js";
import { holdTo } from "../state/many.js";

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
  if (object !== null && ordinal === 1) offerMiracle(play, player, object);
  return object;
}

/** A card with miracle may be revealed as it is drawn, the first of the turn; its ability triggers then (702.94a). */
function offerMiracle(play: Play, player: PlayerId, id: ObjectId): void {
  const object = findObject(play.state, id);
  if (object?.zone !== "hand" || !hasKeyword(play.look(object), "miracle")) return;
  if (!askMay(play, { player, purpose: "may", rule: "702.94a", about: id })) return;
  const event = { player, amount: 1, rule: "702.94a", cause: play.cause } as const;
  play.happen([{ kind: "revealed", objects: [id], ...event }]);
  play.happen([{ kind: "keywordAction", action: "miracle", object: id, ...event }]);
}

/** Draws cards one at a time (121.2). */
export function drawCards(play: Play, player: PlayerId, count: number): ObjectId[] {
  holdTo(count);
  const drawn: ObjectId[] = [];
  for (let number = 0; number < count; number += 1) {
    const object = drawCard(play, player);
    if (object !== null) drawn.push(object);
  }
  return drawn;
}
