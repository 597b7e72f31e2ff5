import type { StickerKind } from "../../effects/index.js";
import type { PlacedSticker, Sticker, StickerPrint } from "../state/sticker.js";

/** A sticker of each kind (123.1), such as a player may have. */
const prints: { readonly [Kind in StickerKind]: StickerPrint } = {
  name: { kind: "name", words: "Dark" },
  ability: {
    kind: "ability",
    label: "flying",
    abilities: [{ kind: "keyword", id: "sticker:flying", keyword: "flying", parameters: [] }],
  },
  powerToughness: { kind: "powerToughness", power: 5, toughness: 5 },
  art: { kind: "art", label: "hat" },
};

/** Two stickers of each kind, called after their owner. */
export function sheetOf(owner: string): readonly Sticker[] {
  return [1, 2].flatMap((nth) =>
    Object.entries(prints).map(([kind, print]) => ({ id: `${owner}:${kind}:${nth}`, tickets: 0, print })),
  );
}

/** A sticker of the kind, or any, that is on something already. */
export function placedOf(kind: StickerKind | null): PlacedSticker {
  return { sticker: { id: "placed", tickets: 0, print: prints[kind ?? "art"] }, timestamp: 0, after: 0 };
}
