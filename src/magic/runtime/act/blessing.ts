import type { PlayerId } from "../state/identity.js";
import { playerOf } from "../state/objects.js";
import type { Play } from "./play.js";
import { objectsHaving } from "../read/characteristics.js";
import { permanentsOf } from "../read/permanents.js";

/** What ascend gives a player for the rest of the game (702.131c). */
const blessing = "city's blessing";

/** How many permanents ascend asks for (702.131b). */
const enough = 10;

/** Any time a player with ascend controls ten or more permanents, they get the city's blessing (702.131b). */
export function bless(play: Play): void {
  if (play.state.battlefield.size < enough) return;
  const ascending = new Set(objectsHaving(play.state, "ascend").map((object) => play.look(object).controller));
  for (const player of ascending)
    if (!isBlessed(play, player) && permanentsOf(play, player).length >= enough) giveBlessing(play, player);
}

function isBlessed(play: Play, player: PlayerId): boolean {
  return playerOf(play.state, player).designations.includes(blessing);
}

function giveBlessing(play: Play, player: PlayerId): void {
  const { designations } = playerOf(play.state, player);
  play.changePlayer(player, { designations: [...designations, blessing] });
  play.happen([{ kind: "designated", object: null, player, word: blessing, rule: "702.131b", cause: play.cause }]);
}
