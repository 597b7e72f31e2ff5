import type { StickerKind } from "../effects/index.js";
import { withArticle } from "./english.js";

const words: { readonly [Kind in StickerKind]: string } = {
  name: "name sticker",
  ability: "ability sticker",
  powerToughness: "power and toughness sticker",
  art: "art sticker",
};

/** A sticker of a kind, or of any (123.1). */
export function stickerWord(kind: StickerKind | null): string {
  return withArticle(kind === null ? "sticker" : words[kind]);
}
