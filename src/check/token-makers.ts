import type { AbilityReading } from "../language.js";
import type { SourceCard } from "../text/source-card.js";

const creation = { magic: /\bcreates?\b[^.]*\btokens?\b/i, keyforge: /\bmakes?\b[^.]*\btoken creatures?\b/i };

/** Keyword actions and abilities that create tokens (701, 702). */
const keywords =
  /\b(?:investigates?|populates?|amass(?:es)?|incubates?|endures?|living weapon|myriad|fabricate|embalm|eternalize|afterlife|encore|squad|for Mirrodin!|gift|offspring|mobilize|job select)(?![\w'])/gi;

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

/** How many creations an ability states by its words, and how many of those were understood. */
export interface CreationCount {
  readonly total: number;
  readonly understood: number;
}

/** Counts the sentences and keywords of one ability that create tokens. */
export function countCreations(ability: AbilityReading, game: SourceCard["game"]): CreationCount {
  const sentences = sentencesOf(ability.text).filter((sentence) => creation[game].test(sentence)).length;
  const named = game === "magic" ? (withoutReminders(ability.text).match(keywords) ?? []).length : 0;
  const total = sentences + named;
  return { total, understood: ability.states.compiled ? total : Math.min(total, ability.creations.length) };
}
