/** A place in a file; `line` and `column` count from 1, columns in UTF-16 code units. */
export interface FilePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * One text of a card together with the way back to the file that holds it.
 * `text` is canonical: lines are parted by `\n`, quotation marks are straight, symbols stand in braces.
 */
export interface SourceText {
  readonly text: string;
  /** The place in the file of the code unit at `offset` of `text` (the end of the text included). */
  position(offset: number): FilePosition;
}

/** Where a card was read from. */
export interface CardOrigin {
  /** The file's path as the user gave it, or `<stdin>`. */
  readonly file: string;
  /** The whole content of that file, for code frames. */
  readonly content: string;
  readonly format: string;
  /** The place in the file of the card's name. */
  readonly position: FilePosition;
}

/** One face of a card, as its file states it. Power and the like are strings as printed (`"*"`, `"1+*"`, `"X"`). */
export interface SourceFace {
  readonly name: string;
  readonly manaCost: string | null;
  readonly typeLine: string;
  readonly text: SourceText;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  /** Letters of WUBRG; null where the file does not say and the mana cost decides (202.2). */
  readonly colors: readonly string[] | null;
}

/** What a KeyForge card states besides its text. */
export interface KeyforgeDetails {
  readonly houses: readonly string[];
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  /** The æmber bonus. */
  readonly amber: number;
  /** The armor as printed, or null for a card without. */
  readonly armor: string | null;
}

/** The neutral record that every reader fills. A card has one face or more; its name is the whole name (`A // B`). */
export interface SourceCard {
  readonly game: "magic" | "keyforge";
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly [SourceFace, ...SourceFace[]];
  readonly origin: CardOrigin;
  /** Stated by every KeyForge card, whose one face has name, type line, text and power. */
  readonly keyforge?: KeyforgeDetails;
}
