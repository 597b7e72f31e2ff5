import { STICKERS } from "../../../grammar/magic/vocabulary/stickers.js";
import type { Constraint, StickerKind } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { stickerNouns } from "../syntax/sticker.js";
import { articleOf, commonHead, type Headed, isArticle, onlyPost } from "./noun.js";
import { refuse } from "./refusal.js";

/** The kind that a noun names; null of a sticker of any. */
function kindOf(sticker: string): StickerKind | null {
  return STICKERS.find(({ noun }) => noun === sticker)?.kind ?? null;
}

/** A phrase whose noun is a sticker; null of another. */
function stickerHead(node: NounPhrase): Headed | null {
  const head = commonHead(node);
  return head !== null && stickerNouns.has(head.noun) ? head : null;
}

/** Which kind of sticker a phrase names, null for any (123.1): "a sticker", "a name sticker", one at a time. */
export function stickerKindOf(node: NounPhrase): StickerKind | null {
  const head = stickerHead(node);
  const isOne = head?.item.form === "singular" && head.modifiers.length === 0 && head.post.length === 0;
  const [article, ...more] = head?.group.determiners ?? [];
  if (head === null || !isOne || more.length > 0 || !isArticle(article, "a", "an")) return refuse("a sticker", node);
  return kindOf(head.noun);
}

/** "a name sticker on it", "no stickers on it" as what is asked of an object; null of another phrase (123.4). */
export function stickersOn(node: NounPhrase): Constraint | null {
  const head = stickerHead(node);
  const place = onlyPost(head?.post ?? []);
  if (head === null || place?.kind !== "on" || place.where.kind !== "pronoun" || head.modifiers.length > 0) return null;
  const stickered: Constraint = { kind: "stickered", sticker: kindOf(head.noun) };
  const article = articleOf(head.group);
  if (article === "no") return { kind: "not", constraint: stickered };
  const isAny = (article === "a" || article === "an") && head.item.form === "singular";
  return isAny ? stickered : refuse("stickers", node);
}
