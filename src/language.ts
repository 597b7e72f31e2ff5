import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { Ability, CompiledCard, CreateTokens } from "./magic/effects/index.js";
import type { SourceCard } from "./text/source-card.js";
import type { Environment } from "./text/card-reference.js";
import type { Span } from "./text/span.js";

export type { Environment } from "./text/card-reference.js";

/** How far an ability came. Each state implies the ones before it but `executable`, which the runtime decides. */
export interface States {
  readonly parsed: boolean;
  readonly roundTripped: boolean;
  readonly compiled: boolean;
}

/** One ability of a card as the compiler read it. */
export interface AbilityReading {
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
  readonly creations: readonly CreateTokens[];
  /** How many creations its words state, and how many of those were understood with all that belongs to them. */
  readonly stated: CreationCount;
}

/** Creations counted by their words. */
export interface CreationCount {
  readonly total: number;
  readonly understood: number;
}

/** One card as the compiler read it. */
export interface CardReading {
  readonly card: SourceCard;
  readonly abilities: readonly AbilityReading[];
  /** The whole card, only where every ability was compiled. */
  readonly compiled: CompiledCard | null;
}

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
  /** What the effects do, one line a part, in words, with rule numbers. */
  describe(abilities: readonly Ability[]): readonly string[];
}
