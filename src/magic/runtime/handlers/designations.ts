import type { Handler } from "../act/carry-out.js";
import { becomeDaytime } from "../act/daytime.js";
import type { Play } from "../act/play.js";
import { prepare, unprepare } from "../act/prepare.js";
import { playersOf } from "../read/player.js";
import { presentOf } from "../read/reference.js";
import { NotExecutable } from "../state/failures.js";
import type { PlayerId } from "../state/identity.js";
import { findObject, playerOf } from "../state/objects.js";
import type { SlotValue } from "../state/scope.js";
import { didObjects } from "./did.js";

/** Designations that one player at most has (725.3, 726.3). */
const exclusive: readonly string[] = ["monarch", "initiative"];

/** A player gets a designation; one that is one player's alone leaves the others (725.3). */
function designatePlayer(play: Play, player: PlayerId, word: string): void {
  for (const { id, designations } of play.state.players) {
    if (id !== player && exclusive.includes(word))
      play.changePlayer(id, { designations: designations.filter((own) => own !== word) });
  }
  const { designations } = playerOf(play.state, player);
  if (!designations.includes(word)) play.changePlayer(player, { designations: [...designations, word] });
}

/** "It becomes night": the game itself gets the designation (731.1). */
function becomeDayOrNight(word: string, play: Play): SlotValue {
  if (word !== "day" && word !== "night") throw new NotExecutable(`the game becoming ${word}`);
  becomeDaytime(play, word, "731.1");
  return { objects: [], players: [], amount: 1, done: "yes" };
}

/** An object or a player becomes something that only other effects speak of (700). */
export const become: Handler<"becomeDesignation"> = (instruction, play, { scope }) => {
  const { designation: word } = instruction;
  if (instruction.player === null && instruction.object === null) return becomeDayOrNight(word, play);
  const objects = instruction.object === null ? [] : presentOf(play, scope, instruction.object);
  if (word === "prepared") return didObjects(objects.filter((id) => prepare(play, id)));
  if (word === "unprepared") return didObjects(objects.filter((id) => unprepare(play, id)));
  const players = instruction.player === null ? [] : playersOf(play, scope, instruction.player);
  for (const id of objects) {
    const object = findObject(play.state, id);
    if (object === null) continue;
    // It becomes crewed each time that a crew ability resolves (702.122e).
    const isKnown = object.designations.includes(word);
    if (isKnown && word !== "crewed") continue;
    if (!isKnown) play.change(id, { designations: [...object.designations, word] });
    play.happen([{ kind: "designated", object: id, player: null, word, rule: "700", cause: play.cause }]);
  }
  // The initiative has its player venture into Undercity, which no card is here (726.2, 309.2).
  if (players.length > 0 && word === "initiative")
    play.unable(new NotExecutable("what the initiative does"), instruction.id);
  for (const player of players) {
    designatePlayer(play, player, word);
    play.happen([{ kind: "designated", object: null, player, word, rule: "700", cause: play.cause }]);
  }
  return { objects, players, amount: objects.length + players.length, done: "yes" };
};

/** A permanent gets a level, in place of the one that it may have (716.2a, 716.2b). */
export const setLevel: Handler<"setLevel"> = ({ object: which, level }, play, { scope }) => {
  const objects = presentOf(play, scope, which);
  for (const object of objects) {
    play.change(object, { level });
    play.happen([{ kind: "levelSet", object, level, rule: "716.2a", cause: play.cause }]);
  }
  return didObjects(objects);
};
