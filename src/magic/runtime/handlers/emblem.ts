import type { Handler } from "../act/carry-out.js";
import { blankFace } from "../read/faces.js";
import { playersOf } from "../read/player.js";
import { newObject } from "../state/new-object.js";
import { didObjects } from "./did.js";

/** A player gets an emblem in the command zone (114.1). */
export const emblem: Handler<"getEmblem"> = ({ player, abilities }, play, { scope }) => {
  const made = playersOf(play, scope, player).map((owner) => {
    const id = play.fresh();
    const faces = [{ ...blankFace, abilities }];
    play.put(
      newObject(
        { id, kind: "emblem", faces, owner, controller: owner, zone: "command", maker: scope.source },
        play.state,
      ),
    );
    play.state = { ...play.state, command: [...play.state.command, id] };
    play.happen([{ kind: "emblemMade", object: id, player: owner, rule: "114.1", cause: play.cause }]);
    return id;
  });
  return didObjects(made);
};
