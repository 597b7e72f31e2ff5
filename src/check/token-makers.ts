import type { SourceCard } from "../text/source-card.js";

const creation = { magic: /\bcreates?\b[^.]*\btokens?\b/i, keyforge: /\bmakes?\b[^.]*\btoken creatures?\b/i };

/** A text without its reminder text. */
export function withoutReminders(text: string): string {
  return text.replace(/\([^()]*\)/g, "");
}

/** The parts of a text that its full stops and line ends part. */
function sentencesOf(text: string): readonly string[] {
  return withoutReminders(text).split(/[.\n]/);
}

/** Whether a card makes tokens by its own words, whatever of them was understood. */
export function isTokenMaker(card: SourceCard): boolean {
  return card.faces.some(({ text }) => sentencesOf(text.text).some((sentence) => creation[card.game].test(sentence)));
}
