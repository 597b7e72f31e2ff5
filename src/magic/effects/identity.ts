import { withoutIdentity } from "./anonymous.js";
import { contentHash, fingerprint } from "./hash.js";
import type { CompiledCard, Identifier, Name, TokenCharacteristics } from "./index.js";

/** How many hexadecimal digits of a content hash an identifier carries. */
const tokenDigits = 16;

const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * The id of an ability: from its text and from its ordinal (from 0) among the abilities of the card with equal text, so
 * that editing one line leaves the other lines' ids.
 */
export function abilityId(text: string, ordinal: number): Identifier {
  const id = `ab:${fingerprint(collapse(text))}`;
  return ordinal === 0 ? id : `${id}~${ordinal}`;
}

/** The id of a card, from its name: names are unique (201.2). */
export function cardId(name: Name): Identifier {
  return `card:${fingerprint(collapse(name))}`;
}

/** What tells one token from another: sets in one order, abilities by what they do, and no word of where it came from. */
function tokenContent(token: TokenCharacteristics): unknown {
  const { name, back, abilities, text, supertypes, types, subtypes, colors, ...rest } = token;
  return {
    ...rest,
    name: name.literal,
    supertypes: [...supertypes].sort(),
    types: [...types].sort(),
    subtypes: [...subtypes].sort(),
    colors: [...colors].sort(),
    abilities: abilities.length > 0 ? withoutIdentity(abilities) : text,
    back: back === null ? null : tokenContent(back),
  };
}

/** The id of a token: a hash over all its characteristics, those of its other face included. */
export function tokenId(token: TokenCharacteristics): Identifier {
  return `tok:${contentHash(tokenContent(token)).slice(0, tokenDigits)}`;
}

/** The hash of a compiled set, which a saved game names: over the cards in the order of their names. */
export function setHash(cards: readonly CompiledCard[]): string {
  return contentHash([...cards].sort((first, second) => (first.name < second.name ? -1 : 1)));
}
