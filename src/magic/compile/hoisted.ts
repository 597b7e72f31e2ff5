import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { hasArticle } from "./noun.js";

interface Split {
  readonly bare: NounPhrase;
  readonly moved: readonly PostModifier[];
}

/** What may stand behind the whole phrase, whichever noun of it the words are next to. */
const outer: ReadonlySet<PostModifier["kind"]> = new Set<PostModifier["kind"]>(["from", "fromAmong"]);

/** The same of "of the chosen type", which nothing but the whole phrase goes on behind. */
const behindChosen: ReadonlySet<PostModifier["kind"]> = new Set<PostModifier["kind"]>([
  "from", "fromAmong", "on", "thisWay", "otherThan", "without", "controlled",
]); // prettier-ignore

/**
 * The modifiers of a noun, with those that were read next to a measure or a quality set behind it: "creature card | with mana
 * value X or less than its power | from your graveyard", "cards | of the chosen type | revealed this way" (109.2, 400.1).
 */
export function hoisted(post: readonly PostModifier[]): readonly PostModifier[] {
  return post.flatMap(apart);
}

function apart(one: PostModifier): readonly PostModifier[] {
  switch (one.kind) {
    case "of": {
      const parts = split(one.what, behindChosen);
      return parts === null ? [one] : [{ ...one, what: parts.bare }, ...parts.moved];
    }
    case "withWhat": {
      const parts = split(one.what, outer);
      return parts === null ? [one] : [{ ...one, what: parts.bare }, ...parts.moved];
    }
    case "withComparison": {
      const { comparison } = one;
      if (comparison.kind !== "relation" || comparison.quantity.kind !== "value") return [one];
      const parts = split(comparison.quantity.of, outer);
      if (parts === null) return [one];
      const quantity = { ...comparison.quantity, of: parts.bare };
      return [{ ...one, comparison: { ...comparison, quantity } }, ...parts.moved];
    }
    default:
      return [one];
  }
}

/** A phrase and what stands last behind it, where that may be of another noun; null where nothing such does. */
function split(node: NounPhrase, kinds: ReadonlySet<PostModifier["kind"]>): Split | null {
  if (node.kind !== "described") return null;
  const last = node.post.findIndex((_, at) => node.post.slice(at).every(({ kind }) => kinds.has(kind)));
  if (last < 0) return splitWithin(node, kinds);
  return { bare: { ...node, post: node.post.slice(0, last) }, moved: node.post.slice(last) };
}

/** The same of "the number of counters on that creature | from your graveyard": which creature that is needs no more telling. */
function splitWithin(node: Described, kinds: ReadonlySet<PostModifier["kind"]>): Split | null {
  const [one, before] = [node.post.at(-1), node.post.slice(0, -1)];
  const inner = one?.kind === "of" ? one.what : one?.kind === "on" ? one.where : null;
  if (one === undefined || inner?.kind !== "described") return null;
  const parts = hasArticle(inner, "that", "those") ? split(inner, kinds) : splitWithin(inner, kinds);
  if (parts === null) return null;
  const bare = one.kind === "of" ? { ...one, what: parts.bare } : { ...one, where: parts.bare };
  return { ...parts, bare: { ...node, post: [...before, bare] } };
}
