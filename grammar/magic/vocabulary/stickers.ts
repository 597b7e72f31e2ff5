/** CR 123.1: the kinds of sticker, each with its noun in card text. */
export const STICKERS = [
  { kind: "name", noun: "name sticker" },
  { kind: "ability", noun: "ability sticker" },
  { kind: "powerToughness", noun: "power and toughness sticker" },
  { kind: "art", noun: "art sticker" },
] as const;

/** A kind of sticker. */
export type StickerKind = (typeof STICKERS)[number]["kind"];

/** The noun for a sticker of a kind, or of any. */
export function stickerNoun(kind: StickerKind | null): string {
  return STICKERS.find((one) => one.kind === kind)?.noun ?? "sticker";
}
