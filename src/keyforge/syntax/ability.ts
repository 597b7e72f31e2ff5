import type { HeaderName } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Keyword } from "./keyword-line.js";
import type { Sentence } from "./sentence.js";

/** Reminder text, kept as it stands and never read: behind the mark of a sentence, or before it. */
export interface Reminder {
  readonly text: string;
  readonly at: "after" | "beforeMark" | "beforeSentence";
}

/** A sentence in its place, with the mark that closes it; "" where a quotation or the line closes it. */
export interface PlacedSentence {
  readonly sentence: Sentence;
  readonly end: "." | ":" | "";
  readonly reminders: readonly Reminder[];
}

/** A keyword in its place. */
export interface PlacedKeyword {
  readonly keyword: Keyword;
  readonly end: "." | ":" | "";
  readonly reminders: readonly Reminder[];
}

/** A choice listed below "Choose one:". */
export interface Mode {
  readonly bullet: "•" | "";
  readonly sentences: readonly PlacedSentence[];
}

/** A line of keywords: "Elusive. Enhance {A}." */
export interface KeywordLine {
  readonly kind: "keywordLine";
  readonly keywords: readonly PlacedKeyword[];
}

/** "Play/After Reap: …": sentences that are carried out when the header says. */
export interface Headed {
  readonly kind: "headed";
  readonly tide: "marked" | "unmarked";
  readonly headers: readonly HeaderName[];
  readonly sentences: readonly PlacedSentence[];
  readonly modes: readonly Mode[];
}

/** Sentences without a header: statics, constant triggers and replacements. */
export interface Constant {
  readonly kind: "constant";
  readonly tide: "marked" | "unmarked";
  readonly sentences: readonly PlacedSentence[];
  readonly modes: readonly Mode[];
}

/** Text that is a reminder and nothing else. */
export interface ReminderLine {
  readonly kind: "reminder";
  readonly reminders: readonly string[];
}

/** One ability as the syntax reads it. */
export type AbilityNode = KeywordLine | Headed | Constant | ReminderLine;

const kinds: ReadonlySet<unknown> = new Set<AbilityNode["kind"]>(["keywordLine", "headed", "constant", "reminder"]);

/** Whether a value is the tree of an ability. */
export function isAbilityNode(value: unknown): value is AbilityNode {
  return typeof value === "object" && value !== null && "kind" in value && kinds.has(value.kind);
}
