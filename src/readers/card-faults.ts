import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { normalizeLine } from "../text/normalize.js";
import type { Span } from "../text/span.js";
import { describeData, type DataNode } from "./data-node.js";
import { noSpan, type FindingSink } from "./finding.js";

/** What is wrong with one card, or with one face of it, whose faults are the card's. */
export class CardFaults {
  readonly node: DataNode;
  protected readonly sink: FindingSink;
  readonly #card: CardFaults | undefined;
  /** The codes of the faults by code and place. */
  readonly #faults = new Map<string, string>();

  constructor(node: DataNode, sink: FindingSink, card?: CardFaults) {
    this.node = node;
    this.sink = sink;
    this.#card = card;
  }

  /** How many faults were found, those of faces included. */
  get faults(): number {
    return this.#faults.size;
  }

  /** The codes of all faults. */
  get faultCodes(): ReadonlySet<string> {
    return new Set(this.#faults.values());
  }

  /** Whether the file is one of those that are written by hand. */
  get isHandWritten(): boolean {
    return this.sink.format === "yaml";
  }

  /** Reports that this card or face has no name. */
  nameless(): void {
    this.fault(createDiagnostic("input/card-without-name", {}, noSpan), this.node.span);
  }

  /** Reports that a field holds something else than what is expected. */
  wrong(key: string, expected: string): null {
    return this.wrongValue(key, this.node.member(key) ?? this.node, expected);
  }

  /** Reports that a value is not what is expected of the field. */
  wrongValue(field: string, node: DataNode, expected: string): null {
    const found = node === this.node && node.isRecord() ? "nothing" : describeData(node.data);
    this.fault(createDiagnostic("input/wrong-field", { field, found, expected }, noSpan), node.span);
    return null;
  }

  /** Reports a fault at a place in the file, unless it has been reported already. */
  fault(diagnostic: Diagnostic, place: Span): void {
    if (!this.#count(diagnostic.code, `${diagnostic.code} ${place.start}`)) return;
    this.sink.report(diagnostic, place, this.#cardName());
  }

  /** Reports a fault at a part of a string. */
  faultWithin(key: string, start: number, length: number, diagnostic: Diagnostic): void {
    this.fault(diagnostic, this.#placeWithin(key, start, length));
  }

  /** Reports something at a part of a string that is no fault: the card is read all the same. */
  warnWithin(key: string, start: number, length: number, diagnostic: Diagnostic): void {
    this.sink.report(diagnostic, this.#placeWithin(key, start, length), this.#cardName());
  }

  #placeWithin(key: string, start: number, length: number): Span {
    const member = this.node.member(key) ?? this.node;
    const from = member.stringOffset(start);
    return { start: from, end: Math.max(from + 1, member.stringOffset(start + length - 1) + 1) };
  }

  /** Counts a fault here and in the card that this is a face of; the answer says whether it is new. */
  #count(code: string, fault: string): boolean {
    const before = this.#faults.size;
    if (!this.#faults.has(fault)) this.#faults.set(fault, code);
    return this.#card === undefined ? this.#faults.size > before : this.#card.#count(code, fault);
  }

  #cardName(): string | null {
    if (this.#card !== undefined) return this.#card.#cardName();
    const name = this.node.member("name")?.data;
    return typeof name === "string" && name.trim() !== "" && name.length < 200 ? normalizeLine(name) : null;
  }
}
