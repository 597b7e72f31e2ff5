import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { CardOrigin, SourceCard } from "../text/source-card.js";
import type { SourceFile } from "../text/source-text.js";
import type { Span } from "../text/span.js";
import { CardFields } from "./card-fields.js";
import type { DataNode } from "./data-node.js";
import { locateInFile, noSpan, type FindingSink } from "./finding.js";
import {
  skippedLayouts,
  type CardFormat,
  type FaultyCard,
  type Game,
  type ReadOptions,
  type ReadResult,
} from "./reader.js";

/** Gathers what comes of reading one file. */
export class CardCollector implements FindingSink {
  readonly file: SourceFile;
  readonly format: CardFormat;
  /** The game of cards whose file does not name one. */
  readonly game: Game;
  readonly #skippedLayouts: ReadonlySet<string>;
  readonly #cards: SourceCard[] = [];
  readonly #reports: LocatedDiagnostic[] = [];
  readonly #skipped = new Map<string, number>();
  /** The line at which each name stood first. */
  readonly #named = new Map<string, number>();
  readonly #faulty: FaultyCard[] = [];
  #rejected = 0;

  constructor(file: SourceFile, format: CardFormat, options: ReadOptions) {
    this.file = file;
    this.format = format;
    this.game = options.game ?? "magic";
    this.#skippedLayouts = new Set(options.skippedLayouts ?? skippedLayouts);
  }

  /** Adds a finding at a place in the file. */
  report(diagnostic: Diagnostic, place: Span, card: string | null): void {
    this.#reports.push(locateInFile(this.file, diagnostic, place, card));
  }

  /** Counts a card as passed over, if its layout is one of those; the answer says whether it is. */
  skip(layout: string): boolean {
    if (!this.#skippedLayouts.has(layout)) return false;
    this.#skipped.set(layout, (this.#skipped.get(layout) ?? 0) + 1);
    return true;
  }

  /**
   * Reads one card: `read` takes the fields it needs, which report what is wrong with them, and gives the card, or
   * null for one that is passed over. A card with a fault is left out, counted and kept for a check of its text; the
   * others go on.
   */
  card(node: DataNode, read: (fields: CardFields) => SourceCard | null): void {
    const fields = new CardFields(node, this);
    const card = node.isRecord() ? read(fields) : fields.wrongValue("card", node, "a record");
    if (card !== null) this.#findDouble(card, fields);
    if (fields.faults > 0) this.#reject(card, fields);
    else if (card !== null) this.#cards.push(card);
  }

  #reject(card: SourceCard | null, { faultCodes }: CardFields): void {
    this.#rejected++;
    if (card !== null) this.#faulty.push({ card, codes: faultCodes });
  }

  /** Of cards written by hand each has a name of its own (201.2); other files hold printings of one card. */
  #findDouble({ name, faces }: SourceCard, fields: CardFields): void {
    if (this.format !== "yaml" || faces.some((face) => face.name === "")) return;
    const place = (fields.node.member("name") ?? fields.node).span;
    const first = this.#named.get(name);
    if (first === undefined) this.#named.set(name, this.file.position(place.start).line);
    else fields.fault(createDiagnostic("input/duplicate-card", { name, line: first }, noSpan), place);
  }

  /** Where a card comes from; the place of its name is found when it is asked for. */
  origin(name: DataNode): CardOrigin {
    const { file, format } = this;
    return {
      file: file.path,
      content: file.content,
      format,
      get position() {
        return file.position(name.span.start);
      },
    };
  }

  /** All that was gathered. */
  result(): ReadResult {
    const skipped = [...this.#skipped].map(([layout, count]) => ({ file: this.file.path, layout, count }));
    return { cards: this.#cards, reports: this.#reports, skipped, rejected: this.#rejected, faulty: this.#faulty };
  }
}
