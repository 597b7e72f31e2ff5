import { ABILITY_WORDS } from "../../../../grammar/magic/vocabulary/index.js";
import type { SourceCard } from "../../../text/source-card.js";
import type { Place } from "../game.js";
import { placesOf, placesOfMatches } from "../subject.js";

const abilityWords = new RegExp(`^(?:${ABILITY_WORDS.join("|")}) —`, "gim");

/** Words of no meaning before a triggered ability or a mode ("Eternity Gate — Whenever …"): flavor words (207.2d). */
const flavorWords = /^(?:• )?[A-Z][\w'!, -]*(?= — (?:When|At the beginning|\p{Lu}\w+ |\{))/gmu;
const notFlavor = /^(?:[IVX, ]+|Choose .*|To solve|\d.*)$|^(?:• )?\{/;

function flavorOf(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(flavorWords)].filter(({ 0: words }) => !notFlavor.test(words));
}

/** Places of a Magic text that carry no meaning: reminder text, the card's own names, ability words, flavor words. */
export function placesWithoutMeaning(text: string, card: SourceCard): readonly Place[] {
  const names = [card.name, ...card.faces.map(({ name }) => name)].flatMap((name) => [
    name,
    name.split(",")[0] ?? name,
  ]);
  return [
    ...placesOfMatches([...text.matchAll(/\([^()]*\)/g), ...text.matchAll(abilityWords), ...flavorOf(text)]),
    ...names.flatMap((name) => placesOf(name, text)),
  ];
}
