import { withoutIdentity } from "./anonymous.js";
import { contentHash } from "../../text/hash.js";
import type { Identifier, TokenCharacteristics } from "./index.js";

export { abilityId, cardId, setHash } from "../../text/identity.js";

/** How many hexadecimal digits of a content hash an identifier carries. */
const tokenDigits = 16;

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
