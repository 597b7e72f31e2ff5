import type { SourceCard } from "../../../text/source-card.js";
import type { Place } from "../game.js";
import { placesOf, placesOfMatches } from "../subject.js";

/** Parentheses that are a sentence of their own remind of a rule; those within a sentence are a part of what it says. */
const reminders = /\((?![a-z{])[^()]*\)/g;

/** Places of a KeyForge text that carry no meaning: reminder text and the card's own name. */
export function placesWithoutMeaning(text: string, card: SourceCard): readonly Place[] {
  return [...placesOfMatches(text.matchAll(reminders)), ...placesOf(card.name, text)];
}
