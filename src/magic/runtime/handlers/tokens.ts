import { createEach } from "../act/create-tokens.js";
import { link } from "../act/link.js";
import { planGroup } from "../act/plan-tokens.js";
import type { ProposalOf } from "../act/proposal.js";
import { playersOf } from "../read/player.js";
import { scopeOf } from "../state/scope.js";
import { didAt } from "./did.js";
import { alone, joint } from "./joint.js";

/** Tokens created at the same time (701.7): who creates them owns them (111.2); each creator makes their own. */
export const createTogether = joint<"createTokens", ProposalOf<"createTokens">>({
  plan: (instruction, play, { scope }) =>
    playersOf(play, scope, instruction.creator).flatMap((player) => {
      const own = scopeOf(scope, instruction.creator, player);
      const groups = instruction.groups.flatMap((group) => planGroup(play, own, group));
      const controllers =
        instruction.controller.kind === instruction.creator.kind
          ? [player]
          : playersOf(play, scope, instruction.controller);
      return controllers.map((controller) => ({ kind: "createTokens", player, controller, groups }));
    }),
  act: (creations, play, frame) => {
    const made = createEach(play, creations);
    link(play, frame, "created", made.flat());
    return made.map((ids, at) => didAt(creations, at, ids));
  },
});

/** Creates tokens (701.7). */
export const create = alone(createTogether);
