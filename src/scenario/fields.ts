import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import { didYouMean } from "../diagnostics/did-you-mean.js";
import { type Faults, isNode, kindOf, scalarText } from "./faults.js";
import type { WordKind } from "./word-kind.js";

/** The whole numbers from one up to another. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Any whole number. */
export const anyNumber: Range = { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER };

/** A number of things. */
export const fromZero: Range = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** An ordinal, or how often something is done. */
export const fromOne: Range = { least: 1, most: Number.MAX_SAFE_INTEGER };

/** What a number must be, in people's words. */
function rangeWords({ least }: Range): string {
  return least === Number.MIN_SAFE_INTEGER ? "a whole number" : `a whole number from ${least} up`;
}

/** What the key of a field says. */
function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

/** A record of the document, read field by field; what is left over is wrong. */
export class Fields {
  private readonly used = new Set<string>();
  /** The fields that may stand here and that were only looked for. */
  private readonly sought = new Set<string>();

  constructor(
    readonly node: YAMLMap,
    readonly faults: Faults,
  ) {}

  /** The keys of the record, in order. */
  keys(): string[] {
    return this.node.items.map(keyOf);
  }

  /** The node of a field; undefined where it is not there. */
  get(key: string): Node | undefined {
    this.used.add(key);
    const found = this.node.items.find((item) => keyOf(item) === key);
    if (found === undefined) return undefined;
    if (isNode(found.value)) return found.value;
    this.faults.note("scenario/wrong-field", { field: key, expected: "said", found: "nothing" }, found.key);
    return undefined;
  }

  /** Whether a field is there. */
  has(key: string): boolean {
    this.sought.add(key);
    return this.node.items.some((item) => keyOf(item) === key);
  }

  /** A field as text; numbers and such are taken as they are written. */
  text(key: string): string | null {
    const text = this.anyText(key);
    return text === null || text.trim() !== "" ? text : this.wrong(key, "a text", this.get(key));
  }

  /** A field as text that may be empty. */
  anyText(key: string): string | null {
    const node = this.get(key);
    return node === undefined ? null : (scalarText(node) ?? this.wrong(key, "a text", node));
  }

  /** A field as a whole number within a range. */
  number(key: string, range: Range): number | null {
    const node = this.get(key);
    if (node === undefined) return null;
    const value = isScalar(node) ? node.value : null;
    const isWhole = typeof value === "number" && Number.isSafeInteger(value);
    return isWhole && value >= range.least && value <= range.most ? value : this.wrong(key, rangeWords(range), node);
  }

  /** A field that is one of some words. */
  word<Word extends string>(key: string, words: readonly Word[]): Word | null {
    const node = this.get(key);
    if (node === undefined) return null;
    const text = scalarText(node);
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    return this.wrong(key, `one of ${words.join(", ")}`, node, didYouMean(text ?? "", words));
  }

  /** The items of a field that is a list; a single item counts as a list of one. */
  items(key: string): readonly Node[] {
    const node = this.get(key);
    if (node === undefined) return [];
    return isSeq(node) ? node.items.filter(isNode) : [node];
  }

  /** A field as a list of texts. */
  texts(key: string): string[] {
    return this.items(key).flatMap((node) => scalarText(node) ?? this.wrong(key, "a list of texts", node) ?? []);
  }

  /** A field as a list of words of one kind. */
  words(key: string, kind: WordKind): string[] {
    const nodes = this.items(key);
    for (const node of nodes) this.mustBe(kind, scalarText(node), node);
    return this.texts(key);
  }

  /** A field as a record. */
  record(key: string): Fields | null {
    const node = this.get(key);
    if (node === undefined) return null;
    return isMap(node) ? new Fields(node, this.faults) : this.wrong(key, "a record", node);
  }

  /** The items of a field that are records; others are reported. */
  records(key: string, expected: string): Fields[] {
    return this.items(key).flatMap((node) => recordOf(node, this.faults, expected) ?? []);
  }

  /** A field as a record of numbers of things, whose keys may have to be of a kind. */
  numbers(key: string, kind: WordKind | null): Record<string, number> {
    const record = this.record(key);
    return record === null ? {} : record.amounts(kind);
  }

  /** This record as numbers of things. */
  amounts(kind: WordKind | null): Record<string, number> {
    const entries = this.node.items.flatMap((item) => {
      const name = keyOf(item);
      if (kind !== null) this.mustBe(kind, name, item.key);
      const value = this.number(name, fromZero);
      return value === null ? [] : [[name, value] as const];
    });
    return Object.fromEntries(entries);
  }

  /** Notes a word that is not of a kind. */
  mustBe(kind: WordKind, word: string | null, node: unknown): void {
    if (word === null || kind.has(word)) return;
    this.faults.note("scenario/unknown-word", { word, kind: kind.kind }, node, didYouMean(word, kind.known));
  }

  /** Notes that a field is not what it should be. */
  wrong(field: string, expected: string, node: unknown, suggestion?: string): null {
    const parameters = { field, expected, found: kindOf(node) };
    this.faults.note("scenario/wrong-field", parameters, isNode(node) ? node : this.node, suggestion);
    return null;
  }

  /** Notes every field that nothing asked for, with all that may stand here. */
  refuseOthers(): void {
    this.refuseAllBut(this.used, [...new Set([...this.used, ...this.sought])]);
  }

  /** Notes every field that a place without its main field could not take either. */
  refuseUnknown(known: readonly string[]): void {
    this.refuseAllBut(new Set(known), known);
  }

  private refuseAllBut(right: ReadonlySet<string>, known: readonly string[]): void {
    for (const item of this.node.items) {
      const field = keyOf(item);
      if (right.has(field)) continue;
      const parameters = { field, known: known.join(", ") };
      this.faults.note("scenario/unknown-field", parameters, item.key, didYouMean(field, known));
    }
  }
}

/** A node as a record, or a fault. */
export function recordOf(node: unknown, faults: Faults, expected: string): Fields | null {
  if (isMap(node)) return new Fields(node, faults);
  faults.add(`${expected} was expected, not ${kindOf(node)}`, node);
  return null;
}
