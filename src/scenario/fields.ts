import { isMap, isScalar, isSeq, type LineCounter, type Node, type YAMLMap } from "yaml";
import type { FilePosition } from "../text/source-card.js";
import type { ScenarioFault } from "./scenario.js";

/** Collects what is wrong in a document. */
export class Faults {
  readonly all: ScenarioFault[] = [];

  constructor(private readonly lines: LineCounter) {}

  /** Where a node stands. */
  positionOf(node: unknown): FilePosition {
    const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    const { line, col } = this.lines.linePos(start);
    return { line, column: col };
  }

  /** Notes a fault at a node. */
  add(message: string, node: unknown): void {
    this.all.push({ message, position: this.positionOf(node) });
  }
}

/** Whether a value is a node of the document. */
function isNode(value: unknown): value is Node {
  return isMap(value) || isScalar(value) || isSeq(value);
}

/** What a value is, in people's words. */
function kindOf(value: unknown): string {
  if (isMap(value)) return "a record";
  if (isSeq(value)) return "a list";
  return isScalar(value) ? JSON.stringify(value.value) : "nothing";
}

/** A record of the document, read field by field; what is left over is wrong. */
export class Fields {
  private readonly used = new Set<string>();

  constructor(
    readonly node: YAMLMap,
    readonly faults: Faults,
  ) {}

  /** The keys of the record, in order. */
  keys(): string[] {
    return this.node.items.map((item) => (isScalar(item.key) ? String(item.key.value) : ""));
  }

  /** The node of a field; undefined where it is not there. */
  get(key: string): Node | undefined {
    this.used.add(key);
    const value = this.node.get(key, true);
    return isNode(value) ? value : undefined;
  }

  /** Whether a field is there. */
  has(key: string): boolean {
    return this.node.has(key);
  }

  /** A field as text; numbers and such are taken as they are written. */
  text(key: string): string | null {
    const node = this.get(key);
    if (node === undefined) return null;
    if (isScalar(node) && node.value !== null) return node.source ?? JSON.stringify(node.value);
    return this.wrong(key, "a text", node);
  }

  /** A field as a whole number. */
  number(key: string): number | null {
    const node = this.get(key);
    if (node === undefined) return null;
    if (isScalar(node) && typeof node.value === "number" && Number.isSafeInteger(node.value)) return node.value;
    return this.wrong(key, "a whole number", node);
  }

  /** A field that is one of some words. */
  word<Word extends string>(key: string, words: readonly Word[]): Word | null {
    const node = this.get(key);
    const text = this.text(key);
    if (text === null) return null;
    const found = words.find((word) => word === text);
    return found ?? this.wrong(key, `one of ${words.join(", ")}`, node);
  }

  /** The items of a field that is a list; a single item counts as a list of one. */
  items(key: string): readonly Node[] {
    const node = this.get(key);
    if (node === undefined) return [];
    return isSeq(node) ? node.items.filter(isNode) : [node];
  }

  /** A field as a list of texts. */
  texts(key: string): string[] {
    return this.items(key).flatMap((node) => {
      if (isScalar(node) && node.value !== null) return [node.source ?? JSON.stringify(node.value)];
      this.wrong(key, "a list of texts", node);
      return [];
    });
  }

  /** A field as a record. */
  record(key: string): Fields | null {
    const node = this.get(key);
    if (node === undefined) return null;
    return isMap(node) ? new Fields(node, this.faults) : this.wrong(key, "a record", node);
  }

  /** A field as a record of whole numbers. */
  numbers(key: string): Record<string, number> {
    const record = this.record(key);
    if (record === null) return {};
    return Object.fromEntries(
      record.keys().flatMap((name) => {
        const value = record.number(name);
        return value === null ? [] : [[name, value]];
      }),
    );
  }

  /** Notes that a field is not what it should be. */
  wrong(key: string, expected: string, node: unknown): null {
    this.faults.add(`"${key}" must be ${expected}, not ${kindOf(node)}`, node ?? this.node);
    return null;
  }

  /** Notes every field that nothing asked for. */
  refuseOthers(): void {
    for (const { key } of this.node.items) {
      const name = isScalar(key) ? String(key.value) : "";
      if (!this.used.has(name))
        this.faults.add(`there is no field "${name}" here; there are ${[...this.used].join(", ")}`, key);
    }
  }
}

/** A node as a record, or a fault. */
export function recordOf(node: unknown, faults: Faults, expected: string): Fields | null {
  if (isMap(node)) return new Fields(node, faults);
  faults.add(`${expected} was expected, not ${kindOf(node)}`, node);
  return null;
}
