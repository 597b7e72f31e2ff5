import type { Handler } from "../act/carry-out.js";
import { playersOf } from "../read/player.js";
import { printedFaces } from "../read/faces.js";
import { NotExecutable } from "../state/failures.js";
import { newObject } from "../state/new-object.js";
import { undone } from "../state/scope.js";
import { didObjects } from "./did.js";

/**
 * A player creates a copy of the card with the name that was chosen, with the characteristics that the card has in the
 * game's card reference (707.13). No zone holds what is outside the game: until it is cast the copy is in the command
 * zone, where it ceases to exist like any copy of a card that is not cast (704.5e).
 */
export const copyNamedCard: Handler<"copyNamedCard"> = (instruction, play, { scope }) => {
  const [owner] = playersOf(play, scope, instruction.player);
  const name = scope.slots[instruction.named]?.words?.[0]?.word;
  if (owner === undefined || name === undefined) return undone;
  const card = Object.values(play.state.cards).find((one) => one.name === name || one.faces[0]?.name === name);
  if (card === undefined) throw new NotExecutable(`a copy of ${name}, of which nothing is known`);
  const id = play.fresh();
  const faces = printedFaces(card);
  play.put(newObject({ id, kind: "copy", faces, owner, controller: owner, zone: "command" }, play.state));
  play.state = { ...play.state, command: [...play.state.command, id] };
  play.happen([{ kind: "cardCopied", player: owner, object: id, rule: "707.13", cause: play.cause }]);
  return didObjects([id]);
};
