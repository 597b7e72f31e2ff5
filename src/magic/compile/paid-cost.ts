import type { Modifier } from "../../../grammar/magic/phrases.js";
import { keywordAbilityOf } from "../../../grammar/magic/vocabulary/keyword-abilities.js";
import type { Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { commonHead, headedBy, isArticle, isWord, onlyPost, phraseOf, stateOf } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { selfReference } from "./self.js";

/** The keyword whose cost a phrase names: "its squad cost", "this spell's madness cost"; null of another phrase (607.2). */
export function keywordCost(node: NounPhrase, context: Context): string | null {
  const head = headedBy(node, "cost");
  const [modifier, ...more] = head?.modifiers ?? [];
  const keyword = head === null || more.length > 0 || head.post.length > 0 ? null : keywordOf(modifier);
  if (head === null || keyword === null) return null;
  ownCost(head.group, node, context);
  return keyword;
}

/** The keyword that a modifier names, or that it is the spell's own additional cost (118.8); "gift" is an ordinary noun too. */
function keywordOf(modifier: Modifier | undefined): string | null {
  if (stateOf(modifier) === "additional") return "additional";
  if (modifier?.kind === "noun") return modifier.noun === "gift" ? "gift" : null;
  if (modifier?.kind !== "keyword") return null;
  return keywordAbilityOf(modifier.keyword) === undefined ? null : modifier.keyword;
}

/** The cost asked for is that of the source itself, as a spell or as the permanent that it became (400.7d). */
function ownCost(
  { possessor, determiners }: NonNullable<ReturnType<typeof headedBy>>["group"],
  node: NounPhrase,
  context: Context,
): void {
  if (possessor?.group.kind === "self" && selfReference(possessor.group, context).kind === "source") return;
  if (possessor?.group.kind === "nounGroup") {
    const whose = lowerObjects(phraseOf(possessor.group), context, you);
    if (whose.kind !== "source") refuse("whose cost", node);
    return;
  }
  const [first, ...others] = determiners;
  if (possessor !== null || others.length > 0 || !isArticle(first, "its")) refuse("whose cost", node);
  if (context.findOwner("singular", [], "its", node).kind !== "source") refuse("whose cost", node);
}

/** "time its squad cost was paid": how often a cost was paid (702.157a); null of other phrases. */
export function timesPaid(what: NounPhrase, context: Context): Quantity | null {
  const head = commonHead(what);
  const post = head === null ? null : onlyPost(head.post);
  if (head?.noun !== "time" || head.modifiers.length > 0 || post?.kind !== "timeClause") return null;
  const { subject, verbs } = post.clause;
  const [verb, ...more] = verbs;
  if (
    subject === null ||
    verb === undefined ||
    more.length > 0 ||
    verb.auxiliary !== null ||
    verb.adverbials.length > 0
  )
    return null;
  const { predicate } = verb;
  if (predicate.kind !== "passive" || predicate.form !== "was" || predicate.tails.length > 0) return null;
  const cost = predicate.verb === "pay" ? keywordCost(subject, context) : null;
  return cost === null ? null : { kind: "timesPaid", cost };
}

/** "the gift", which is promised where its cost is paid (702.174k). */
export function isGift(node: NounPhrase): boolean {
  return headedBy(node, "gift") !== null && node.kind === "described" && onlyTheWord(node);
}

function onlyTheWord(node: Extract<NounPhrase, { readonly kind: "described" }>): boolean {
  return (
    node.post.length === 0 &&
    node.group.determiners.every((one) => isArticle(one, "the")) &&
    isWord({ ...node, group: { ...node.group, determiners: [] } }, "gift")
  );
}
