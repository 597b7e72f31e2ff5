import type { CardReading, Environment, Language } from "../../language.js";
import type { SourceCard } from "../../text/source-card.js";
import type { Neutral } from "./neutral.js";
import type { Replacement } from "./replacement.js";
import type { HonestyResult } from "./result.js";

/** A text as it was, or might have been, written before. */
export interface Reworded {
  readonly construct: string;
  readonly after: string;
}

/** What the tests of honesty must know of a game. */
export interface TestedGame {
  /** The words that carry meaning, and what each becomes. */
  readonly replacements: readonly Replacement[];
  /** Where such a change leaves the meaning as it was. */
  readonly neutral: readonly Neutral[];
  /** Places of a text that carry no meaning. */
  readonly meaningless: (text: string, card: SourceCard) => readonly Place[];
  /** What a card's effects mean, without what only identifies them; null where it was not compiled whole. */
  readonly meaning: (reading: CardReading) => string | null;
  /** The old wordings of a text, or the new ones. */
  readonly rewordings: (text: string, name: string) => readonly Reworded[];
  /** *Keywords agree*: a keyword and what it stands for compile to the same effects; null of a game that has no such test. */
  readonly keywords: ((readings: readonly CardReading[], compiler: Compiler) => HonestyResult) | null;
}

/** A place of a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What the tests of honesty need of the compiler. */
export interface Compiler {
  readonly language: Language;
  readonly environment: Environment;
  readonly game: TestedGame;
}
