import { createToken, Lexer, type IToken, type TokenType } from "chevrotain";
import type { Determiner, Figure, Modifier, Noun } from "./phrases.js";
import type { Verb, VerbForm } from "./vocabulary/verbs.js";

/** One way in which a word may be taken. Homographs have several; the grammar chooses. */
export interface Readings {
  readonly noun?: { readonly noun: Noun; readonly form: "singular" | "plural"; readonly verbal: "verbal" | "plain" };
  readonly verbs?: readonly { readonly verb: Verb; readonly form: VerbForm }[];
  readonly modifier?: Modifier;
  readonly determiner?: Determiner;
  /** A keyword ability (702). */
  readonly keyword?: string;
  /** A kind of counter (122.1). */
  readonly counter?: string;
  /** A word that the line itself gives players to vote for or to choose among (701.38b). */
  readonly label?: string;
}

/** What a token carries beside its readings. */
export type Payload =
  | { readonly kind: "word" }
  | { readonly kind: "unknown" }
  | { readonly kind: "self"; readonly name: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "powerToughness"; readonly power: Figure; readonly toughness: Figure }
  | { readonly kind: "change"; readonly power: Figure; readonly toughness: Figure }
  | { readonly kind: "loyalty"; readonly sign: "+" | "−" | ""; readonly amount: string }
  | { readonly kind: "symbols"; readonly symbols: readonly string[] }
  | { readonly kind: "punctuation" }
  /** A quoted text: its lines, each a token list. */
  | { readonly kind: "quote"; readonly mark: '"' | "'"; readonly lines: readonly (readonly Token[])[] }
  | { readonly kind: "reminder"; readonly text: string };

/** One token of rules text. `word` is in lower case; a unit such as "up to" is one token. */
export interface Token extends IToken {
  readonly word: string;
  readonly capital: "capital" | "lower";
  readonly readings: Readings;
  readonly payload: Payload;
  readonly start: number;
  readonly end: number;
}

const category = (name: string): TokenType => createToken({ name, pattern: Lexer.NA });

/** The word classes: categories of the token types, so that a homograph has every class that it can be. */
export const classes = {
  Determiner: category("Determiner"),
  Modifier: category("Modifier"),
  Noun: category("Noun"),
  Verb: category("Verb"),
  Keyword: category("Keyword"),
  CounterKind: category("CounterKind"),
} as const;

/** The token types of everything that is no word of a class. */
export const plain = {
  Word: category("Word"),
  Unknown: category("Unknown"),
  Self: category("Self"),
  Number: category("Number"),
  PowerToughness: category("PowerToughness"),
  Change: category("Change"),
  Loyalty: category("Loyalty"),
  Symbols: category("Symbols"),
  Comma: category("Comma"),
  Punctuation: category("Punctuation"),
  Possessive: category("Possessive"),
  And: category("And"),
  Or: category("Or"),
  Quote: category("Quote"),
  Reminder: category("Reminder"),
} as const;

const homographs = new Map<string, TokenType>();

/** The token type of words with just these classes, made when first asked for. */
export function tokenTypeOf(readings: Readings): TokenType {
  const known = typesOf.get(readings);
  if (known !== undefined) return known;
  const made = typeWithClasses(readings);
  typesOf.set(readings, made);
  return made;
}

const typesOf = new WeakMap<Readings, TokenType>();

function typeWithClasses(readings: Readings): TokenType {
  const names = classNames(readings);
  if (names.length === 0) return plain.Word;
  const key = names.join("Or");
  const known = homographs.get(key);
  if (known !== undefined) return known;
  const made = createToken({ name: `Word${key}`, pattern: Lexer.NA, categories: names.map((name) => classes[name]) });
  homographs.set(key, made);
  return made;
}

function classNames(readings: Readings): readonly (keyof typeof classes)[] {
  const names: (keyof typeof classes)[] = [];
  if (readings.determiner) names.push("Determiner");
  if (readings.modifier) names.push("Modifier");
  if (readings.noun) names.push("Noun");
  if (readings.verbs) names.push("Verb");
  if (readings.keyword) names.push("Keyword");
  if (readings.counter) names.push("CounterKind");
  return names;
}

/** Every combination that a lexer's words can have: Chevrotain wants all token types before it analyses the grammar. */
export function allTokenTypes(): readonly TokenType[] {
  const names: readonly (keyof typeof classes)[] = ["Determiner", "Modifier", "Noun", "Verb", "Keyword", "CounterKind"];
  const made: TokenType[] = [];
  for (let bits = 1; bits < 1 << names.length; bits++) {
    const chosen = names.filter((_, index) => bits & (1 << index));
    const key = chosen.join("Or");
    const type =
      homographs.get(key) ??
      createToken({ name: `Word${key}`, pattern: Lexer.NA, categories: chosen.map((name) => classes[name]) });
    homographs.set(key, type);
    made.push(type);
  }
  return [...Object.values(classes), ...Object.values(plain), ...made];
}
