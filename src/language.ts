import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type * as keyforge from "./keyforge/effects/index.js";
import type * as magic from "./magic/effects/index.js";
import type { SourceCard } from "./text/source-card.js";
import type { Environment } from "./text/card-reference.js";
import type { Span } from "./text/span.js";

export type { Environment } from "./text/card-reference.js";

/** A game that cards may be of. */
export type Game = SourceCard["game"];

/** How far an ability came. Each state implies the ones before it but `executable`, which the runtime decides. */
export interface States {
  readonly parsed: boolean;
  readonly roundTripped: boolean;
  readonly compiled: boolean;
}

/** One ability of a card as a compiler read it, with the effects and the creations of its game. */
interface AbilityReadingOf<Ability, Creation> {
  /** Which face it stands on, from 0. */
  readonly face: number;
  /** Its place in that face's text. */
  readonly span: Span;
  readonly text: string;
  /** "keyword", "triggered", "activated", "static", "spell", "chapter", "reminder" … */
  readonly form: string;
  readonly states: States;
  /** The lowered abilities; empty unless compiled. */
  readonly abilities: readonly Ability[];
  /** The typed tree, plain data; null unless parsed. */
  readonly tree: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** Every creation that was understood, also where the rest of the ability was not. */
  readonly creations: readonly Creation[];
  /** How many creations its words state, and how many of those were understood with all that belongs to them. */
  readonly stated: CreationCount;
}

/** An ability of a Magic card as the compiler read it. */
export type MagicAbilityReading = AbilityReadingOf<magic.Ability, magic.CreateTokens>;
/** An ability of a KeyForge card as the compiler read it. */
export type KeyforgeAbilityReading = AbilityReadingOf<keyforge.Ability, keyforge.InstructionOf<"makeTokens">>;
/** An ability of a card of some game. */
export type AbilityReading = MagicAbilityReading | KeyforgeAbilityReading;

/** Creations counted by their words. */
export interface CreationCount {
  readonly total: number;
  readonly understood: number;
}

/** One card as a compiler read it. */
interface CardReadingOf<Game extends SourceCard["game"], Reading, Card> {
  readonly game: Game;
  readonly card: SourceCard;
  readonly abilities: readonly Reading[];
  /** The whole card, only where every ability was compiled. */
  readonly compiled: Card | null;
}

/** A Magic card as the compiler read it. */
export type MagicReading = CardReadingOf<"magic", MagicAbilityReading, magic.CompiledCard>;
/** A KeyForge card as the compiler read it. */
export type KeyforgeReading = CardReadingOf<"keyforge", KeyforgeAbilityReading, keyforge.CompiledCard>;
/** A card of some game, as its compiler read it. */
export type CardReading = MagicReading | KeyforgeReading;
/** A compiled card of some game. */
export type CompiledCard = magic.CompiledCard | keyforge.CompiledCard;

/** What a game must provide for the rest of the house. */
export interface Language {
  readonly game: SourceCard["game"];
  /** Lex, parse, lift, print, compile: everything that is known of a card, and never an exception. */
  read(card: SourceCard, environment: Environment): CardReading;
  /** Reads a bare text as one ability list, as `explain` does. */
  readText(text: string, environment: Environment): CardReading;
  /** Reads a token noun phrase such as "2/1 red Dwarf Berserker creature token" as a creation of it. */
  readTokenPhrase(description: string): AbilityReading;
  /** Writes the abilities of a reading back out of their trees: the text that its tree owns. */
  print(tree: unknown): string;
  /** What the effects of this game do, one line a part, in words, with rule numbers. */
  describe(abilities: readonly (magic.Ability | keyforge.Ability)[]): readonly string[];
}

/** The language of Magic. */
export interface MagicLanguage extends Language {
  readonly game: "magic";
  read(card: SourceCard, environment: Environment): MagicReading;
  readText(text: string, environment: Environment): MagicReading;
  readTokenPhrase(description: string): MagicAbilityReading;
}

/** The language of KeyForge. */
export interface KeyforgeLanguage extends Language {
  readonly game: "keyforge";
  read(card: SourceCard, environment: Environment): KeyforgeReading;
  readText(text: string, environment: Environment): KeyforgeReading;
  readTokenPhrase(description: string): KeyforgeAbilityReading;
}
