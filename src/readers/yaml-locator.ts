import { isAlias, isMap, isScalar, isSeq, Scalar, type Document, type Node } from "yaml";
import type { DataLocator, DataPath } from "../text/data-locator.js";
import type { Span } from "../text/span.js";
import { yamlScalarOffsets, type YamlScalarStyle } from "../text/yaml-scalar.js";

/** A value and the key that leads to it. */
interface Found {
  readonly key: Node | undefined;
  readonly value: Node | undefined;
}

const styles: ReadonlyMap<string | undefined, YamlScalarStyle> = new Map([
  [Scalar.QUOTE_SINGLE, "single"],
  [Scalar.QUOTE_DOUBLE, "double"],
  [Scalar.BLOCK_LITERAL, "literal"],
  [Scalar.BLOCK_FOLDED, "folded"],
]);

/** Finds values in one YAML document; the places inside a scalar are worked out when one is first asked for. */
export class YamlLocator implements DataLocator {
  readonly #content: string;
  readonly #document: Document.Parsed;
  readonly #offsets = new Map<Node, readonly number[]>();

  constructor(content: string, document: Document.Parsed) {
    this.#content = content;
    this.#document = document;
  }

  valueSpan(path: DataPath): Span {
    return this.#nodeSpan(this.#find(path).value);
  }

  keySpan(path: DataPath): Span {
    const { key, value } = this.#find(path);
    return this.#nodeSpan(key ?? value);
  }

  stringOffset(path: DataPath, unit: number): number {
    const node = this.#find(path).value;
    if (!isScalar(node)) return this.#nodeSpan(node).start;
    const offsets = this.#offsets.get(node) ?? yamlScalarOffsets(this.#content, yamlScalar(node));
    this.#offsets.set(node, offsets);
    return offsets[Math.min(unit, offsets.length - 1)] ?? this.#nodeSpan(node).start;
  }

  #find(path: DataPath): Found {
    let found: Found = { key: undefined, value: this.#document.contents ?? undefined };
    for (const step of path) {
      const next = this.#member(found.value, step);
      if (next === undefined) break;
      found = next;
    }
    return { key: found.key, value: this.#resolved(found.value) };
  }

  #member(node: Node | undefined, step: string | number): Found | undefined {
    const container = this.#resolved(node);
    if (isSeq<Node>(container) && typeof step === "number") {
      const item = container.items[step];
      return item && { key: undefined, value: item };
    }
    if (!isMap<Node, Node | null>(container)) return undefined;
    const pair = container.items.find(({ key }) => isScalar(key) && key.value === step);
    return pair && { key: pair.key, value: pair.value ?? pair.key };
  }

  #resolved(node: Node | undefined): Node | undefined {
    return isAlias(node) ? (node.resolve(this.#document) ?? node) : node;
  }

  #nodeSpan(node: Node | undefined): Span {
    const [start, end] = node?.range ?? [this.#document.range[0], this.#document.range[0]];
    return isScalar(node) ? { start, end } : { start, end: Math.min(start + 1, end) };
  }
}

function yamlScalar(node: Scalar): Parameters<typeof yamlScalarOffsets>[1] {
  const [start, end] = node.range ?? [0, 0];
  return { start, end, style: styles.get(node.type) ?? "plain", value: String(node.value) };
}
