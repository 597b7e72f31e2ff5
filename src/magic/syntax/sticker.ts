import { STICKERS, stickerNoun } from "../../../grammar/magic/vocabulary/stickers.js";
import { anyNounPhrase, frame } from "./frame.js";
import { field, rule, where, type Syntax } from "./kernel/index.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";

/** The nouns of stickers (123.1). */
export const stickerNouns: ReadonlySet<string> = new Set([stickerNoun(null), ...STICKERS.map(({ noun }) => noun)]);

function isSticker(phrase: NounPhrase): boolean {
  return (
    phrase.kind === "described" &&
    phrase.group.items.every(({ noun }) => noun.kind === "common" && stickerNouns.has(noun.noun))
  );
}

const stickerPhrase: Syntax<NounPhrase> = rule("a sticker", () => where(nounPhrase, isSticker));

/** Frames about stickers (123): "put a name sticker on a permanent you own". */
export const stickerFrames = [
  frame("putSticker", "put", [field("object", stickerPhrase), "on", field("on", anyNounPhrase)]),
] as const;
