import { contentHash, fingerprint } from "./hash.js";

const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * The id of an ability: from its text and from its ordinal (from 0) among the abilities of the card with equal text, so
 * that editing one line leaves the other lines' ids.
 */
export function abilityId(text: string, ordinal: number): string {
  const id = `ab:${fingerprint(collapse(text))}`;
  return ordinal === 0 ? id : `${id}~${ordinal}`;
}

/** The id of a card, from its name: in a set names are unique. */
export function cardId(name: string): string {
  return `card:${fingerprint(collapse(name))}`;
}

/** The hash of a compiled set, which a saved game names: over the cards in the order of their names. */
export function setHash(cards: readonly { readonly name: string }[]): string {
  return contentHash([...cards].sort((first, second) => (first.name < second.name ? -1 : 1)));
}
