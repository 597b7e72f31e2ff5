import type { EventTable } from "../happening.js";
import { lowerParticipant } from "../participant.js";
import { actedAlone } from "./keyword-action.js";

/** Tokens created (111.2, 701.7). */
export const tokenEvents: EventTable<"create" | "investigate"> = {
  create: (node, { subject, detail, context }) => {
    const tokens = lowerParticipant(node.object, "object", context);
    return { kind: "createsTokens", player: subject, tokens, detail: detail() };
  },
  investigate: actedAlone,
};
