import type { Constraint, ObjectReference, PlayerReference } from "../effects/index.js";
import type { Coordinated, Described } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { lowerFilter } from "./filter.js";
import { articleOf, commonHead, isArticle, isPronoun, onlyPost } from "./noun.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { sharedValue, type SharedValue } from "./shared-value.js";

/**
 * "target creature and each other creature that shares a color with it": the one that was named first, and all others of
 * that kind that share something with it, which "other" and "it" then mean; null of other phrases.
 */
export function sharingWith(
  { members, conjunction }: Coordinated,
  context: Context,
  chooser: PlayerReference,
): readonly ObjectReference[] | null {
  const [first, second, ...more] = members;
  if (first === undefined || second?.kind !== "described" || more.length > 0 || conjunction !== "and") return null;
  const what = sharedIn(second.post.at(-1));
  if (what === null) return null;
  const [each, other, ...others] = second.group.determiners;
  if (!isArticle(each, "each") || !isArticle(other, "other") || others.length > 0) return refuse("shares", second);
  const named = lowerObjects(first, context, chooser);
  if (named.kind === "matching" || named.kind === "choice") return refuse("shares", first);
  return [named, { kind: "matching", filter: likeIt(second, named, what, context) }];
}

function likeIt({ group, post }: Described, named: ObjectReference, what: SharedValue, context: Context) {
  const bare = { ...group, determiners: [] };
  const filter = lowerFilter(bare, post.slice(0, -1), readDeterminers([], context), context);
  const own: readonly Constraint[] = [
    { kind: "otherThan", object: named },
    { kind: "shares", what, with: named },
  ];
  return { ...filter, constraints: [...filter.constraints, ...own] };
}

/** "that shares a color with it": what is shared; null of another phrase. */
function sharedIn(post: PostModifier | undefined): SharedValue | null {
  if (post?.kind !== "relative" || post.pronoun !== "that" || post.verb.predicate.kind !== "share") return null;
  const { verb } = post;
  const head = commonHead(post.verb.predicate.object);
  const withWhat = onlyPost(head?.post ?? []);
  const it = withWhat?.kind === "withWhat" && isPronoun(withWhat.what, "it");
  const plain = verb.auxiliary === null && verb.adverb === null && verb.adverbials.length === 0;
  if (head === null || !it || !plain || articleOf(head.group) !== "a" || head.modifiers.length > 0) return null;
  return sharedValue(head.noun);
}
