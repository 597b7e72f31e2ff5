import { stickerNoun } from "../../../grammar/magic/vocabulary/stickers.js";
import type { StickerKind } from "../effects/index.js";
import { withArticle } from "./english.js";

/** A sticker of a kind, or of any (123.1). */
export function stickerWord(kind: StickerKind | null): string {
  return withArticle(stickerNoun(kind));
}
