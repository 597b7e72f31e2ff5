import { isFlip } from "../conditions/coin.js";
import { coinFlip } from "./chance.js";
import type { EventPattern } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { combatOf } from "../combat-word.js";
import type { EventTable, Happening } from "../happening.js";
import { headedBy, isWord } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";

type Kinds = "dealTo" | "deal" | "gain" | "lose";

/** Damage dealt (120) and life gained or lost (119). */
export const damageEvents: EventTable<Kinds> = {
  dealTo: (node, { subject, detail, context }) => {
    const to = lowerParticipant(node.to, "other", context);
    const combat = damageOf(node.object);
    return { kind: "dealsDamage", source: subject, to, combat, amount: null, detail: detail() };
  },
  deal: (node, { subject, detail }) => {
    const combat = damageOf(node.object);
    return { kind: "dealsDamage", source: subject, to: null, combat, amount: null, detail: detail() };
  },
  gain: (node, happening) => life("gainsLife", node.object, happening),
  lose: (node, happening) =>
    isFlip(node.object, "a") ? coinFlip("lost", happening) : life("losesLife", node.object, happening),
};

/** "damage", "combat damage", "noncombat damage" (120.1a). */
export function damageOf(object: NounPhrase): "combat" | "noncombat" | "any" {
  const head = headedBy(object, "damage");
  if (head === null || head.post.length > 0 || head.group.determiners.length > 0) return refuse("damage", object);
  const [word, ...more] = head.modifiers;
  if (more.length > 0) return refuse("damage", object);
  return word === undefined ? "any" : (combatOf(word) ?? refuse("damage", object));
}

function life(kind: "gainsLife" | "losesLife", object: NounPhrase, { subject, detail }: Happening): EventPattern {
  if (!isWord(object, "life")) return refuse("life", object);
  return { kind, player: subject, object: null, amount: null, detail: detail() };
}
