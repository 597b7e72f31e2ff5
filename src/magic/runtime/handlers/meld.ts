import type { Handler } from "../act/carry-out.js";
import { meld as meldPair } from "../act/meld.js";
import { playersOf } from "../read/player.js";
import { presentOf } from "../read/reference.js";
import { didObjects } from "./did.js";

/** Melds two cards (701.42a). */
export const meld: Handler<"meld"> = (instruction, play, { scope }) => {
  const [player = scope.controller] = playersOf(play, scope, instruction.player);
  const made = meldPair(play, presentOf(play, scope, instruction.objects), instruction, { player, scope });
  return didObjects(made === null ? [] : [made]);
};
