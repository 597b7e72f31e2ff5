import type { Color } from "./vocabulary/colors.js";
import type { Amount, Article, State } from "./vocabulary/modifiers.js";
import type { CommonNoun } from "./vocabulary/nouns.js";
import type { CardType, Supertype } from "./vocabulary/types.js";

/** A figure of power or toughness: "2", "X", "*", "1+*" (107.2, 208.1). */
export type Figure = string;

/** "and", "or" or "and/or" between the members of a list. */
export type Conjunction = "and" | "or" | "and/or";

/** What opens a noun group: which, whose, how many. */
export type Determiner =
  | { readonly kind: "article"; readonly word: Article }
  | { readonly kind: "amount"; readonly word: Amount }
  | { readonly kind: "number"; readonly value: number; readonly style: "word" | "digits" };

/** What stands before the noun and narrows it. */
export type Modifier =
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "type"; readonly type: CardType; readonly form: "singular" | "plural" }
  | { readonly kind: "supertype"; readonly supertype: Supertype }
  | {
      readonly kind: "subtype";
      readonly subtype: string;
      readonly form: "singular" | "plural";
      readonly known: "known" | "unknown";
    }
  | { readonly kind: "noun"; readonly noun: CommonNoun; readonly form: "singular" | "plural" }
  | { readonly kind: "state"; readonly state: State }
  | { readonly kind: "ordinal"; readonly value: number }
  | { readonly kind: "keyword"; readonly keyword: string }
  | { readonly kind: "counterKind"; readonly counter: string; readonly known: "known" | "unknown" }
  | { readonly kind: "powerToughness"; readonly power: Figure; readonly toughness: Figure }
  | { readonly kind: "determiner"; readonly determiner: Determiner }
  /** A word that was voted for, before "vote" (701.38b). */
  | { readonly kind: "label"; readonly label: string }
  | { readonly kind: "non"; readonly of: Modifier; readonly joined: "hyphen" | "directly" }
  /** Mana symbols that say which cost is meant: "the {1}{B} cost", "its {W} kicker". */
  | { readonly kind: "symbols"; readonly symbols: readonly string[] }
  /** Adjectives parted by commas alone: "noncreature, nonland". */
  | { readonly kind: "series"; readonly members: readonly Modifier[] }
  | { readonly kind: "list"; readonly conjunction: Conjunction; readonly members: readonly (readonly Modifier[])[] };

/** The noun of a group. */
export type Noun =
  | { readonly kind: "common"; readonly noun: CommonNoun }
  | { readonly kind: "type"; readonly type: CardType }
  | { readonly kind: "subtype"; readonly subtype: string; readonly known: "known" | "unknown" }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "supertype"; readonly supertype: Supertype };

/** One noun with its modifiers. */
export interface NounItem {
  readonly modifiers: readonly Modifier[];
  readonly noun: Noun;
  readonly form: "singular" | "plural";
}

/** A possessor before a noun: "its owner's graveyard" has two. */
export interface Possessor {
  readonly group: NounGroup | { readonly kind: "self"; readonly name: string };
  readonly mark: "'s" | "'";
}

/** Determiners, then one noun or a list of nouns, each with its modifiers: what a noun phrase is built around. */
export interface NounGroup {
  readonly kind: "nounGroup";
  readonly possessor: Possessor | null;
  readonly determiners: readonly Determiner[];
  readonly items: readonly NounItem[];
  readonly conjunction: Conjunction | null;
}

/** A noun group in its place: token indices, `end` excluded. */
export interface GroupPhrase {
  readonly group: NounGroup;
  readonly start: number;
  readonly end: number;
}
