import { playersOf } from "../read/player.js";
import type { Handler } from "../act/carry-out.js";
import { createTokens } from "../act/create-tokens.js";
import { planGroup } from "../act/plan-tokens.js";
import { didObjects } from "./did.js";
import { link } from "../act/link.js";

/** Creates tokens (701.7): who creates them owns them (111.2); each creator makes their own. */
export const create: Handler<"createTokens"> = (instruction, play, frame) => {
  const made = playersOf(play, frame.scope, instruction.creator).flatMap((player) => {
    const groups = instruction.groups.flatMap((group) => planGroup(play, frame.scope, group));
    const controllers =
      instruction.controller.kind === instruction.creator.kind
        ? [player]
        : playersOf(play, frame.scope, instruction.controller);
    return controllers.flatMap((controller) =>
      createTokens(play, { kind: "createTokens", player, controller, groups }),
    );
  });
  link(play, frame, "created", made);
  return didObjects(made);
};
