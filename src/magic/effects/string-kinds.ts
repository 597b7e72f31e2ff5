/** What is known of the words that effects may use. */
export interface Words {
  /** Whether a word stands in one of the game's lists, the project's own included. */
  isVocabularyWord(word: string): boolean;
}

const printedNumber = /^[-+]?[\d*X?½∞.]+(?:[-+][\d*X?½∞.]+)*$/;
const identifier = /^[A-Za-z0-9#][\w#:.~-]*$/;

/** Strings that are of no closed list, by the definition and the field that they stand in, with what they look like. */
export const printedStrings: Readonly<Record<string, RegExp>> = {
  "TokenCharacteristics.text": /^[^]*$/, // the one free text: a token's text as it is printed
  "TokenSpecification.rule": /^(?:111\.10)?[a-z]+$/,
  "CompiledSet.rules": /^\d{4}-\d{2}-\d{2}$/,
  "CompiledSet.hash": /^[0-9a-f]{64}$/,
  "CompiledCard.layout": /^[a-z_-]+$/,
  "CompiledFace.power": printedNumber,
  "CompiledFace.toughness": printedNumber,
  "CompiledFace.loyalty": printedNumber,
  "CompiledFace.defense": printedNumber,
};

/** Kinds of string that have a definition of their own. */
const named: Readonly<Record<string, (text: string, words: Words) => boolean>> = {
  VocabularyWord: (text, words) => words.isVocabularyWord(text),
  Name: (text) => /^[^\n"]{1,200}$/.test(text),
  ManaSymbol: (text) => /^\{[^{}\s]+\}$/.test(text),
  Identifier: (text) => identifier.test(text),
};

/**
 * What is wrong with a string of no closed list, if anything is. `definition` is the one that it is of or that the
 * object with the field is of; `field` is the field's name.
 */
export function stringFault(text: string, definition: string, field: string, words: Words): string | null {
  const check = named[definition];
  if (check !== undefined) return check(text, words) ? null : `"${text}" is no ${definition}`;
  const pattern = printedStrings[`${definition}.${field}`];
  if (pattern === undefined) return `"${text}" is free text`;
  return pattern.test(text) ? null : `"${text}" cannot stand in ${definition}.${field}`;
}
