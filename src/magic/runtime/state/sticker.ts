import type { Ability, Identifier, Name, VocabularyWord } from "../../effects/index.js";

/** What is printed on a sticker (123.1). */
export type StickerPrint =
  | { readonly kind: "name"; readonly words: Name }
  | { readonly kind: "ability"; readonly label: VocabularyWord; readonly abilities: readonly Ability[] }
  | { readonly kind: "powerToughness"; readonly power: number; readonly toughness: number }
  | { readonly kind: "art"; readonly label: VocabularyWord };

/** One sticker that a player has access to, distinct from every other of theirs (123.3a), with its ticket cost (123.3c). */
export interface Sticker {
  readonly id: Identifier;
  readonly tickets: number;
  readonly print: StickerPrint;
}

/** A sticker on an object (123.3). */
export interface PlacedSticker {
  readonly sticker: Sticker;
  /** When it was put there (613.7k). */
  readonly timestamp: number;
  /** A name sticker's place: after how many words of the name (123.6b). */
  readonly after: number;
}

/** What a sticker shows, in a word. */
export function stickerLabel({ print }: Sticker): string {
  switch (print.kind) {
    case "name":
      return print.words;
    case "ability":
    case "art":
      return print.label;
    case "powerToughness":
      return `${print.power}/${print.toughness}`;
  }
}
