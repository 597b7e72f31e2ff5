import type { DataLocator, DataPath } from "../text/data-locator.js";
import type { Span } from "../text/span.js";

/** How a value is reached from the one that holds it. */
interface Step {
  readonly from: DataNode;
  readonly key: string | number;
}

/** A value of a data file (JSON or YAML) together with its place, which is found when it is asked for. */
export class DataNode {
  readonly data: unknown;
  readonly #locator: DataLocator;
  readonly #step: Step | undefined;

  constructor(data: unknown, locator: DataLocator, step?: Step) {
    this.data = data;
    this.#locator = locator;
    this.#step = step;
  }

  /** The way to the value from the root. */
  get path(): DataPath {
    return this.#step === undefined ? [] : [...this.#step.from.path, this.#step.key];
  }

  /** The member of a record, or nothing where it is absent or null. */
  member(key: string): DataNode | undefined {
    const value = isRecord(this.data) && Object.hasOwn(this.data, key) ? this.data[key] : undefined;
    return value === undefined || value === null ? undefined : this.#child(value, key);
  }

  /** All members of a record. */
  members(): readonly (readonly [string, DataNode])[] {
    if (!isRecord(this.data)) return [];
    return Object.entries(this.data).map(([key, value]) => [key, this.#child(value, key)]);
  }

  /** The items of a list; nothing where this is no list. */
  items(): readonly DataNode[] | undefined {
    const data: unknown = this.data;
    return isList(data) ? data.map((value, index) => this.#child(value, index)) : undefined;
  }

  /** Whether this is a record (an object of JSON, a mapping of YAML). */
  isRecord(): boolean {
    return isRecord(this.data);
  }

  /** Where the value stands; of a list or record, its first character. */
  get span(): Span {
    return this.#locator.valueSpan(this.path);
  }

  /** Where the key stands that leads to the value. */
  get keySpan(): Span {
    return this.#locator.keySpan(this.path);
  }

  /** The offset in the file of a code unit of this string. */
  stringOffset(unit: number): number {
    return this.#locator.stringOffset(this.path, unit);
  }

  #child(value: unknown, key: string | number): DataNode {
    return new DataNode(value, this.#locator, { from: this, key });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** A value's kind in people's words. */
export function describeData(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a record";
  if (typeof value === "string") return value.length <= 40 ? `"${value}"` : "a text";
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "something else";
}
