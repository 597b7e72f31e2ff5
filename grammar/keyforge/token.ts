import { createToken, Lexer, type IToken } from "chevrotain";
import type { HeaderName, House, KeywordName, NounForm, VerbReading } from "./vocabulary/index.js";
import type { AbilityPhrase } from "./phrases.js";

/** One way in which a word may be taken. Homographs have several; the frames choose. */
export interface Readings {
  readonly noun?: NounForm;
  readonly verbs?: readonly VerbReading[];
  readonly trait?: { readonly trait: string; readonly form: "singular" | "plural" };
  readonly house?: House;
  readonly keyword?: KeywordName;
  readonly number?: number;
}

/** Whose name a name is: the card's own, that of a token creature reference card, or that of another card. */
export type NameSort = "own" | "token" | "other";

/** What a token carries beside its readings. */
export type Payload =
  | { readonly kind: "word" }
  | { readonly kind: "non"; readonly of: string; readonly readings: Readings }
  | { readonly kind: "name"; readonly name: string; readonly sort: NameSort; readonly form: "singular" | "plural" }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "change"; readonly sign: Sign; readonly amount: number | "X" }
  | { readonly kind: "icon"; readonly icon: string }
  | { readonly kind: "headers"; readonly headers: readonly HeaderName[] }
  | { readonly kind: "mark" }
  | { readonly kind: "reminder" }
  | { readonly kind: "quote"; readonly mark: QuoteMark; readonly abilities: readonly AbilityPhrase[] };

/** A sign as it is printed: minus signs are hyphens or dashes. */
export type Sign = "+" | "-" | "–" | "−";

/** The mark before and after a quoted ability. */
export type QuoteMark = '"' | "'";

/** One token of card text. `word` is in lower case, but for names and icons. */
export interface Token extends IToken {
  readonly word: string;
  readonly capital: "capital" | "lower";
  readonly readings: Readings;
  readonly payload: Payload;
  readonly start: number;
  readonly end: number;
}

const type = (name: string) => createToken({ name, pattern: Lexer.NA });

/** The token types that the parser tells apart. */
export const types = {
  Newline: type("Newline"),
  Headers: type("Headers"),
  Tide: type("Tide"),
  Bullet: type("Bullet"),
  Period: type("Period"),
  Colon: type("Colon"),
  Reminder: type("Reminder"),
  OpenQuote: type("OpenQuote"),
  CloseQuote: type("CloseQuote"),
  Word: type("Word"),
} as const;
