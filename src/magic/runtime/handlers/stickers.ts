import type { Handler } from "../act/carry-out.js";
import { placeSticker } from "../act/stickers.js";
import { playersOf } from "../read/player.js";
import { presentOf } from "../read/reference.js";
import { undone } from "../state/scope.js";
import { didObjects } from "./did.js";

/** A player puts stickers of theirs on objects that they own (123.3). */
export const putSticker: Handler<"putSticker"> = ({ actor, sticker, on }, play, { scope }) => {
  const [player] = playersOf(play, scope, actor);
  if (player === undefined) return undone;
  return didObjects(presentOf(play, scope, on).filter((id) => placeSticker(play, player, id, sticker)));
};
