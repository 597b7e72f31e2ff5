/** Words of one construct, and what each becomes: a word that takes its place but means something else. */
export interface Replacement {
  readonly construct: string;
  readonly pattern: RegExp;
  readonly replace: (found: string) => string;
}

/** A pattern that matches any of these words, longer ones first. */
function anyOf(words: readonly string[]): RegExp {
  const sorted = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(
    `(?<![\\w'-])(?:${sorted.map((word) => word.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&")).join("|")})(?![\\w'-])`,
    "g",
  );
}

/** Each word becomes the next of its list, and the last the first. */
export function cycle(construct: string, words: readonly string[]): Replacement {
  const next = new Map(words.map((word, index) => [word, words[(index + 1) % words.length] ?? word]));
  return { construct, pattern: anyOf(words), replace: (found) => next.get(found) ?? found };
}

/** Words become others one by one, as the table says. */
export function table(construct: string, words: Readonly<Record<string, string>>): Replacement {
  return { construct, pattern: anyOf(Object.keys(words)), replace: (found) => words[found] ?? found };
}

/** Words that are left out, each with the space after it. */
export function leftOut(construct: string, words: readonly string[]): Replacement {
  const pattern = new RegExp(`\\b(?:${words.join("|")}) (?=[\\w{+-])`, "g");
  return { construct, pattern, replace: () => "" };
}

/** Phrases at the end of a clause that are left out, each with the space before it. */
export function leftOutBehind(construct: string, phrases: readonly string[]): Replacement {
  return { construct, pattern: new RegExp(` (?:${phrases.join("|")})(?![\\w'-])`, "g"), replace: () => "" };
}

/** The same words with a capital, as they stand at the beginning of a sentence. */
export function capitalised(words: readonly string[]): readonly string[] {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
