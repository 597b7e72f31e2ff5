import type { Name, TokenName, VocabularyWord } from "../effects/index.js";

/** The name of a token whose effect gives it none: its subtypes and the word "Token" (111.4). */
export function derivedName(subtypes: readonly VocabularyWord[]): TokenName {
  return { from: "derived", literal: [...subtypes, "Token"].join(" ") };
}

/** The name that an effect gives, in "named …" (111.4) or "create …, a …" (111.9). */
export function givenName(name: Name): TokenName {
  return { from: "given", literal: name };
}
