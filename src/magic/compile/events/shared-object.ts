import type { Verb } from "../../../../grammar/magic/vocabulary/verbs.js";
import type { EventPattern } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { EventTable, Happening } from "../happening.js";
import { bareNoun } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";
import { withCards } from "./zone.js";

type Shared = (object: NounPhrase, happening: Happening) => EventPattern;

/** What a verb that shares its object with another says of it. */
const verbs: Partial<Readonly<Record<Verb, Shared>>> = {
  create: (object, { subject, detail, context }) => {
    const tokens = lowerParticipant(object, "object", context);
    return { kind: "createsTokens", player: subject, tokens, detail: detail() };
  },
  gain: (object, happening) => lifeEvent("gainsLife", object, happening),
  lose: (object, happening) => lifeEvent("losesLife", object, happening),
  sacrifice: (object, happening) => withCards("sacrifices", object, happening),
  discard: (object, happening) => withCards("discards", object, happening),
  mill: (object, happening) => withCards("mills", object, happening),
  cast: (object, { subject, detail, context }) => {
    const spell = lowerParticipant(object, "spell", context);
    return { kind: "castsSpell", player: subject, spell, detail: detail() };
  },
  copy: (object, { subject, detail, context }) => {
    const spell = lowerParticipant(object, "spell", context);
    return { kind: "copiesSpell", player: subject, spell, detail: detail() };
  },
};

/** "gain or lose life": any of it (119.9). */
function lifeEvent(
  kind: "gainsLife" | "losesLife",
  object: NounPhrase,
  { subject: player, detail }: Happening,
): EventPattern {
  if (bareNoun(object, "life")?.determiners.length !== 0 || player.kind !== "player") return refuse("life", object);
  return { kind, player, object: null, amount: null, detail: detail() };
}

/** "you create or sacrifice a token", "you cast or copy a spell": whichever of them happens (603.2). */
export const sharedObjectEvents: EventTable<"sharedObject"> = {
  sharedObject: (node, happening) => {
    if (node.conjunction !== "or" || node.verbs.some(({ preposition }) => preposition !== null))
      return refuse(node.conjunction, node);
    const events = node.verbs.map(({ verb }) => (verbs[verb] ?? refuse(verb, node))(node.object, happening));
    return { kind: "anyOf", events };
  },
};
