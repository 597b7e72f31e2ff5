import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { SourceCard } from "../text/source-card.js";
import type { CardCollector } from "./collector.js";
import type { DataNode } from "./data-node.js";

/** The card file formats that are read. */
export const cardFormats = ["scryfall", "mtgjson", "keyforge", "yaml"] as const;

/** The name of a card file format. */
export type CardFormat = (typeof cardFormats)[number];

/** The games whose cards are read. */
export type Game = SourceCard["game"];

/** What a caller may settle instead of having it found out. */
export interface ReadOptions {
  /** The format of all files; without it, each file's content tells. */
  readonly format?: CardFormat;
  /** The game of hand-written cards whose file does not name one; without it, Magic. */
  readonly game?: Game;
  /** The layouts that are passed over in place of `skippedLayouts`. */
  readonly skippedLayouts?: readonly string[];
}

/** Layouts of Scryfall and MTGJSON that are no cards of a deck. */
export const skippedLayouts: readonly string[] = [
  ...["art_series", "vanguard", "scheme", "planar", "token", "double_faced_token", "emblem"],
];

/** How many cards of one layout a file has that were passed over. */
export interface SkippedCards {
  readonly file: string;
  readonly layout: string;
  readonly count: number;
}

/** A card that was left out for a fault in its fields, as far as it could be read. */
export interface FaultyCard {
  readonly card: SourceCard;
  /** The codes of its faults, in the order in which they were found. */
  readonly codes: ReadonlySet<string>;
}

/** What came of reading: cards, findings, and a count of everything that became no card. */
export interface ReadResult {
  readonly cards: readonly SourceCard[];
  readonly reports: readonly LocatedDiagnostic[];
  readonly skipped: readonly SkippedCards[];
  /** How many cards were left out because something is wrong with them; `reports` says what. */
  readonly rejected: number;
  /** Those of the rejected cards that have a text to check all the same. */
  readonly faulty: readonly FaultyCard[];
}

/** Reads the cards of one format out of a file's root values into the collector. */
export type FormatReader = (roots: readonly DataNode[], collector: CardCollector) => void;

/** The results of several files as one. */
export function joinResults(results: readonly ReadResult[]): ReadResult {
  return {
    cards: results.flatMap((result) => result.cards),
    reports: results.flatMap((result) => result.reports),
    skipped: results.flatMap((result) => result.skipped),
    rejected: results.reduce((sum, result) => sum + result.rejected, 0),
    faulty: results.flatMap((result) => result.faulty),
  };
}
