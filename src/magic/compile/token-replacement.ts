import { eventSlot } from "../effects/reserved-slots.js";
import type { NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import type { CreateTokens, OutrightReplacement, TokenGroup } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { articleOf, commonHead, isPronoun, onlyItem, onlyPost, withoutAdditional } from "./noun.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";
import { lowerTokenGroup, lowerTokenGroups } from "./token.js";

const multiples = { twiceThatMany: 2, threeTimesThatMany: 3 } as const;

/**
 * What is created instead of `replaced`, the tokens that would have been (614.1a): more of them, them and others, or
 * others. "That many" is the number of those that the effect is about.
 */
export function createdInstead(object: NounPhrase, replaced: NounPhrase, context: Context): OutrightReplacement {
  const before = context.lastResult;
  context.lastResult = eventSlot;
  const made = replacement(object, replaced, context);
  context.lastResult = before;
  return made;
}

function replacement(object: NounPhrase, replaced: NounPhrase, context: Context): OutrightReplacement {
  if (object.kind === "partitive" && (object.count === "twiceThatMany" || object.count === "threeTimesThatMany"))
    return isThose(object.of) ? { kind: "multiply", by: multiples[object.count] } : refuse("instead", object);
  const added = plus(object);
  if (added !== null) return { kind: "addTokens", id: context.nextId().id, groups: additional(added, context) };
  return { kind: "instead", instructions: [creationOf(othersInstead(object, replaced, context), context)] };
}

/** What "plus" brings behind "those tokens"; null where it is not said. */
function plus(object: NounPhrase): NounPhrase | null {
  const post = object.kind === "described" ? onlyPost(object.post) : null;
  if (object.kind !== "described" || post?.kind !== "plus") return null;
  const known = isThose({ ...object, post: [] }) && post.sign === "plus" && post.quantity.kind === "value";
  return known ? post.quantity.of : refuse("plus", post);
}

/** "those tokens" */
function isThose(node: NounPhrase): boolean {
  const head = commonHead(node);
  return (
    head?.noun === "token" && head.modifiers.length === 0 && head.post.length === 0 && articleOf(head.group) === "those"
  );
}

/** "an additional Food token": "additional" says no more than "plus" does. */
function additional(node: NounPhrase, context: Context): readonly TokenGroup[] {
  const item = onlyItem(node);
  if (node.kind !== "described" || item === null) return refuse("plus", node);
  return lowerTokenGroups(withItem(node, { ...item, modifiers: withoutAdditional(item.modifiers) }), context);
}

function withItem(node: Described, item: NounItem): Described {
  const group: NounGroup = { ...node.group, items: [item] };
  return { ...node, group };
}

function othersInstead(object: NounPhrase, replaced: NounPhrase, context: Context): readonly TokenGroup[] {
  if (object.kind === "partitive" && object.count === "one" && isPronoun(object.of, "each"))
    return oneOfEach(replaced, context);
  return lowerTokenGroups(object, context);
}

/** "one of each": a token of each kind that "a Clue, Food, or Treasure token" lists. */
function oneOfEach(replaced: NounPhrase, context: Context): readonly TokenGroup[] {
  const item = onlyItem(replaced);
  const [list, ...more] = item?.modifiers ?? [];
  if (replaced.kind !== "described" || item === null || list?.kind !== "list" || list.conjunction !== "or")
    return refuse("one of each", replaced);
  if (more.length > 0 || articleOf(replaced.group) !== "a") return refuse("one of each", replaced);
  return list.members.map((modifiers) => lowerTokenGroup(withItem(replaced, { ...item, modifiers }), context, null));
}

/** The one creation that there is instead (701.7b). */
function creationOf(groups: readonly TokenGroup[], context: Context): CreateTokens {
  return { kind: "createTokens", ...context.nextId(), creator: you, controller: you, groups };
}
