import type { Entry, Quantity, TokenGroup } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { articleOf, commonHead, headedBy, isArticle, ofWhat } from "./noun.js";
import { partitiveCounts } from "./partitive.js";
import { numeric, one } from "./plain.js";
import { refuse } from "./refusal.js";
import { readTokenPost } from "./token-post.js";
import type { TokenDraft } from "./token.js";
import { isSame } from "../effects/structure.js";

/** So many of what is already known: "five of those tokens", "another one of those tokens", "that token". */
interface Same {
  readonly count: Quantity;
  /** How these enter, besides what was said before: "that are tapped and attacking". */
  readonly post: readonly PostModifier[];
}

/**
 * The tokens that the instruction before creates or would have created, in another number (608.2c); null of a phrase
 * that speaks of no such tokens. Refused where several kinds were named, or none. `draft` is an empty one, for the
 * words that follow.
 */
export function sameTokens(node: NounPhrase, draft: TokenDraft, context: Context): TokenGroup | null {
  const same = sameOf(node, context);
  if (same === null) return null;
  const before = context.lastTokens ?? refuse("those tokens", node);
  return { ...before, count: same.count, enters: withEntries(before.enters, same.post, draft, context) };
}

function sameOf(node: NounPhrase, context: Context): Same | null {
  if (node.kind === "partitive") return counted(partitiveCount(node, context), node.of, node);
  if (node.kind === "numberOf") return counted(numberOf(node), node.of, node);
  if (node.kind !== "described") return null;
  const another = headedBy(node, "one");
  if (another !== null && isArticle(another.group.determiners[0], "another"))
    return another.modifiers.length > 0 || another.group.determiners.length > 1
      ? null
      : counted(one, ofWhat(node.post), node);
  return isTokens(node, "that") && node.post.length === 0 ? { count: one, post: [] } : null;
}

function counted(count: Quantity | null, of: NounPhrase | null, node: NounPhrase): Same | null {
  if (count === null || of?.kind !== "described" || !isTokens(of, "those")) return refuse("those tokens", node);
  return { count, post: of.post };
}

/** "those tokens" or "that token", whatever follows. */
function isTokens(node: Described, article: "that" | "those"): boolean {
  const head = commonHead(node);
  return head?.noun === "token" && head.modifiers.length === 0 && articleOf(head.group) === article;
}

function partitiveCount(node: Extract<NounPhrase, { readonly kind: "partitive" }>, context: Context): Quantity | null {
  switch (node.count) {
    case "x":
      return context.x;
    case "thatMany":
      return { kind: "result", slot: context.resultSlot("that many", node) };
    case "anotherOf":
      return one;
    case "six":
      return numeric(6);
    case "ten":
      return numeric(10);
    default: {
      const [least, most] = partitiveCounts[node.count] ?? [null, null];
      return least === most || isSame(least, most) ? most : null;
    }
  }
}

function numberOf({ number }: Extract<NounPhrase, { readonly kind: "numberOf" }>): Quantity | null {
  return number.kind === "number" ? numeric(number.value) : null;
}

function withEntries(
  enters: readonly Entry[],
  post: readonly PostModifier[],
  draft: TokenDraft,
  context: Context,
): readonly Entry[] {
  const plain = JSON.stringify(draft);
  for (const one of post) readTokenPost(one, draft, context);
  const more = draft.enters;
  draft.enters = [];
  if (JSON.stringify(draft) !== plain) return refuse("those tokens", post);
  return [...enters, ...more.filter((entry) => !enters.some(({ kind }) => kind === entry.kind))];
}
