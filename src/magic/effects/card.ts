import type { Ability } from "./ability.js";
import type { CardType, Color, Identifier, ManaSymbol, Name, Supertype, VocabularyWord } from "./words.js";

/** The version of this format: additions raise the second number, anything else the first. */
export const irVersion = "1.0";
/** The day of the Comprehensive Rules that the compiler follows. */
export const rulesDate = "2026-06-19";

/** One face of a compiled card with its printed characteristics (109.3). */
export interface CompiledFace {
  readonly name: Name;
  readonly manaCost: readonly ManaSymbol[] | null;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly VocabularyWord[];
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  readonly abilities: readonly Ability[];
}

/** A card of which every ability was compiled. */
export interface CompiledCard {
  readonly kind: "card";
  readonly id: Identifier;
  readonly name: Name;
  readonly layout: string;
  readonly faces: readonly CompiledFace[];
}

/** What a compiler run gives: the cards that were compiled whole, with a hash over all of them. */
export interface CompiledSet {
  readonly irVersion: "1.0";
  readonly game: "magic";
  readonly rules: string;
  readonly hash: string;
  readonly cards: readonly CompiledCard[];
}
