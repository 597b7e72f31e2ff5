import { createEach } from "../act/create-tokens.js";
import { link } from "../act/link.js";
import { planGroup } from "../act/plan-tokens.js";
import type { ProposalOf } from "../act/proposal.js";
import { playersOf } from "../read/player.js";
import { didObjects } from "./did.js";
import { alone, joint } from "./joint.js";

/** Tokens created at the same time (701.7): who creates them owns them (111.2); each creator makes their own. */
export const createTogether = joint<"createTokens", ProposalOf<"createTokens">>({
  plan: (instruction, play, { scope }) =>
    playersOf(play, scope, instruction.creator).flatMap((player) => {
      const groups = instruction.groups.flatMap((group) => planGroup(play, scope, group));
      const controllers =
        instruction.controller.kind === instruction.creator.kind
          ? [player]
          : playersOf(play, scope, instruction.controller);
      return controllers.map((controller) => ({ kind: "createTokens", player, controller, groups }));
    }),
  act: (creations, play, frame) => {
    const made = createEach(play, creations);
    link(play, frame, "created", made.flat());
    return made.map((ids) => didObjects(ids));
  },
});

/** Creates tokens (701.7). */
export const create = alone(createTogether);
