import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { bareNoun, headedBy, isArticle, stateOf } from "../noun.js";
import { countOfGroup } from "../quantity.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { done } from "./result.js";

/** "take an extra turn after this one", "take two extra turns after this one" (500.7). */
export function takeTurn(node: PredicateOf<"take">, saying: Saying, context: Context): readonly Instruction[] {
  const head = headedBy(node.object, "turn");
  const [modifier, ...more] = head?.modifiers ?? [];
  if (head === null || stateOf(modifier) !== "extra" || more.length > 0 || head.post.length > 0)
    return refuse("take", node);
  const after = saying.take("before");
  if (after === null || after.word !== "after" || !isThisOne(after.when)) return refuse("when", node);
  const player = saying.subject.player();
  const count = countOfGroup(head.group, context);
  return done({ kind: "extraTurn", ...context.nextId(), player, part: "turn", count }, context);
}

/** "after this one": after the turn in which it is said. */
function isThisOne(when: NounPhrase): boolean {
  const group = bareNoun(when, "one") ?? bareNoun(when, "turn");
  return group?.determiners.length === 1 && isArticle(group.determiners[0], "this");
}
