import type { NounGroup } from "../../../../grammar/magic/phrases.js";
import type { Condition, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { denied } from "../form.js";
import { articleOf, bareNoun, isPronoun, phraseOf } from "../noun.js";
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
