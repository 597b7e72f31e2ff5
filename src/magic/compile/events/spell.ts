import type { EventTable } from "../happening.js";
import { targetOf } from "./target-of.js";
import { ordinalDetail, withoutOrdinal } from "../happening.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";
import { actedOn } from "./keyword-action.js";
import { unlocks } from "./unlocking.js";
import { withCards } from "./zone.js";

type Kinds = "cast" | "copy" | "activate" | "play" | "becomeTarget" | "cycle" | "unlock";

/** Spells cast, abilities activated, lands played, targets chosen (601, 602, 305, 115). */
export const spellEvents: EventTable<Kinds> = {
  cast: (node, { subject, detail, context }) => {
    if (node.payment !== null) return refuse("cast", node);
    const { object, nth } = withoutOrdinal(node.object);
    const spell = lowerParticipant(object, "spell", context);
    return { kind: "castsSpell", player: subject, spell, detail: ordinalDetail(nth, detail(), node.object) };
  },
  copy: (node, { subject, detail, context }) => {
    const spell = lowerParticipant(node.object, "spell", context);
    return { kind: "copiesSpell", player: subject, spell, detail: detail() };
  },
  activate: (node, { subject, detail, context }) => {
    const ability = lowerParticipant(node.object, "ability", context);
    return { kind: "activates", player: subject, ability, detail: detail() };
  },
  play: (node, happening) =>
    node.payment === null ? withCards("playsLand", node.object, happening) : refuse("play", node),
  becomeTarget: (node, { subject, detail, context }) => {
    const of = targetOf(node.of, context);
    return { kind: "becomesTarget", object: subject, of, detail: detail() };
  },
  cycle: actedOn,
  unlock: unlocks,
};
