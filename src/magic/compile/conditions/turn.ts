import type { NounGroup } from "../../../../grammar/magic/phrases.js";
import type { Condition, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { denied } from "../form.js";
import { isThisTurn } from "../amount.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import { articleOf, bareNoun, headedBy, isPronoun, phraseOf } from "../noun.js";
import { you } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";

/** "it's your turn", "it's that player's turn" (500.1). */
export function turn(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition {
  const group = bareNoun(node.object, "turn");
  if (!isPronoun(subject, "it") || group === null) return refuse("is", node);
  return denied(node.form, { kind: "turn", of: whose(group, node, context), part: null });
}

function whose(group: NounGroup, node: PredicateOf<"beNoun">, context: Context): PlayerReference {
  const article = articleOf(group);
  if (article === "your") return you;
  if (article === "their" || article === "his or her") return context.findPlayer("their", node);
  const possessor = group.possessor?.group;
  return possessor?.kind === "nounGroup" && group.determiners.length === 0
    ? lowerPlayers(phraseOf(possessor), context)
    : refuse("is", node);
}

/** "this is the second time this ability has resolved this turn", and after that "it's the third time" (603.2h). */
export function timesResolved(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition | null {
  const head = headedBy(node.object, "time");
  const [ordinal, ...more] = head?.modifiers ?? [];
  if (head === null || ordinal?.kind !== "ordinal") return null;
  if (more.length > 0 || articleOf(head.group) !== "the" || head.group.possessor !== null) return refuse("time", node);
  const whole = isPronoun(subject, "this") && hasResolved(head.post);
  const again = isPronoun(subject, "it") && head.post.length === 0 && context.countsResolutions === "counts";
  if (!whole && !again) return refuse("time", node);
  context.countsResolutions = "counts";
  return denied(node.form, { kind: "timesResolved", times: ordinal.value });
}

/** "this ability has resolved this turn". */
function hasResolved(post: readonly PostModifier[]): boolean {
  const [who, resolved, ...more] = post;
  if (who?.kind !== "contact" || resolved?.kind !== "participle" || more.length > 0) return false;
  const ability = bareNoun(who.subject, "ability");
  if (ability === null || articleOf(ability) !== "this" || who.verb.verb !== "have" || who.tails.length > 0)
    return false;
  return resolved.verb === "resolve" && resolved.object === null && isThisTurn(resolved.tails);
}
