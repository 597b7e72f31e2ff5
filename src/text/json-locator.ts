import type { DataLocator, DataPath } from "./data-locator.js";
import {
  jsonMembers,
  jsonStringOffset,
  skipJsonSpace,
  skipJsonString,
  skipJsonValue,
  type JsonMember,
} from "./json-scan.js";
import type { Span } from "./span.js";

/**
 * Finds values in whole JSON. Nothing is scanned before the first question; each object and array on the way is
 * scanned once and remembered, so that a place in a file of many megabytes costs little more than the first did.
 */
export class JsonLocator implements DataLocator {
  readonly #content: string;
  readonly #root: number;
  readonly #members = new Map<number, ReadonlyMap<string | number, JsonMember>>();

  /** `root` is where the value begins: not 0 when each line of the file is a value of its own. */
  constructor(content: string, root = 0) {
    this.#content = content;
    this.#root = root;
  }

  valueSpan(path: DataPath): Span {
    const { value } = this.#find(path);
    const isContainer = "{[".includes(this.#content.charAt(value));
    return { start: value, end: isContainer ? value + 1 : skipJsonValue(this.#content, value) };
  }

  keySpan(path: DataPath): Span {
    const { key, value } = this.#find(path);
    return key === value ? this.valueSpan(path) : { start: key, end: skipJsonString(this.#content, key) };
  }

  stringOffset(path: DataPath, unit: number): number {
    return jsonStringOffset(this.#content, this.#find(path).value, unit);
  }

  #find(path: DataPath): JsonMember {
    const root = skipJsonSpace(this.#content, this.#root);
    let found: JsonMember = { key: root, value: root };
    for (const step of path) {
      const next = this.#membersAt(found.value).get(step);
      if (next === undefined) break;
      found = next;
    }
    return found;
  }

  #membersAt(offset: number): ReadonlyMap<string | number, JsonMember> {
    const known = this.#members.get(offset) ?? jsonMembers(this.#content, offset);
    this.#members.set(offset, known);
    return known;
  }
}
