import type { Token } from "./token.js";

/** One sentence: its tokens, a quoted ability being one of them, and the mark that closes it. */
export interface SentencePhrase {
  readonly tokens: readonly Token[];
  readonly end: "." | ":" | "";
  readonly reminders: readonly ReminderPhrase[];
  readonly start: number;
  /** Where its mark and the reminder text behind it end. */
  readonly until: number;
}

/** Reminder text: before which token of the sentence it stands, or behind its mark. */
export interface ReminderPhrase {
  readonly text: string;
  readonly before: number | "after";
}

/** An ability: a header if it has one, sentences, and the choices that are listed below. */
export interface AbilityPhrase {
  /** The mark of the tide before abilities that speak of it. */
  readonly tide: "marked" | "unmarked";
  readonly headers: Token | null;
  /** Whether it begins a line or stands behind another ability on the same line. */
  readonly line: "new" | "same";
  readonly sentences: readonly SentencePhrase[];
  readonly modes: readonly ModePhrase[];
  readonly start: number;
  readonly end: number;
}

/** A choice listed on a line of its own, behind a bullet or without. */
export interface ModePhrase {
  readonly bullet: "•" | "";
  readonly sentences: readonly SentencePhrase[];
}
