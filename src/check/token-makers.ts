import { TOKEN_NAMES } from "../../grammar/keyforge/vocabulary/index.js";
import type { SourceCard } from "../text/source-card.js";

/** "make 2 Blorbs": a make of a reference card by its name. */
const named = `\\bmakes? (?:an?|\\w+) (?:${TOKEN_NAMES.join("|")})s?\\b`;

const creation = {
  magic: /\bcreates?\b[^.]*\btokens?\b/i,
  keyforge: new RegExp(`\\bmakes?\\b[^.]*\\btoken creatures?\\b|${named}`, "i"),
};

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
