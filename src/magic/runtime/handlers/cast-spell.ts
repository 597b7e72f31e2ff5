import type { Handler } from "../act/carry-out.js";
import { castSpell as cast } from "../act/cast.js";
import { playersOf } from "../read/player.js";
import { presentOf } from "../read/reference.js";
import { IllegalAction, NotExecutable } from "../state/failures.js";
import { findObject } from "../state/objects.js";
import { undone } from "../state/scope.js";
import { didObjects } from "./did.js";

/** A player casts cards while the spell or ability resolves (608.2g). */
export const castSpell: Handler<"castSpell"> = (instruction, play, { scope }) => {
  const { payment, action } = instruction;
  if (payment === "otherCost" || action === "castCopy") throw new NotExecutable(`casting with ${payment}, ${action}`);
  const [player] = playersOf(play, scope, instruction.player);
  if (player === undefined) return undone;
  const spells = presentOf(play, scope, instruction.what).filter((id) => {
    const object = findObject(play.state, id);
    return object !== null && object.kind === "card" && !play.look(object).types.includes("land");
  });
  return didObjects(spells.flatMap((id) => castOrNot(() => cast(play, player, id, payment, 0), play)));
};

/** Casts, or goes back to how it was where the rules do not allow it (601.2, 733.1). */
function castOrNot(run: () => number, play: Parameters<Handler<"castSpell">>[1]): number[] {
  const before = play.state;
  try {
    return [run()];
  } catch (error) {
    if (!(error instanceof IllegalAction) || error.name === "WrongAnswer") throw error;
    play.state = before;
    return [];
  }
}
