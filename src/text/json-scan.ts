/*
 * Finding places in JSON that is known to be whole: nothing here checks the grammar, and no value is built.
 */

/** Where a member of an object or array stands: its key (for an array, its value) and its value. */
export interface JsonMember {
  readonly key: number;
  readonly value: number;
}

const quote = 0x22;
const backslash = 0x5c;

/** The offset of the first character from `offset` on that is no white space. */
export function skipJsonSpace(content: string, offset: number): number {
  let next = offset;
  while (isJsonSpace(content.charCodeAt(next))) next++;
  return next;
}

function isJsonSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

/** The offset after the string that begins at `offset`. */
export function skipJsonString(content: string, offset: number): number {
  let next = offset + 1;
  for (; next < content.length; next++) {
    const unit = content.charCodeAt(next);
    if (unit === quote) return next + 1;
    if (unit === backslash) next++;
  }
  return next;
}

/** The offset after the value that begins at `offset`. */
export function skipJsonValue(content: string, offset: number): number {
  const first = content.charAt(offset);
  if (first === '"') return skipJsonString(content, offset);
  if (first === "{" || first === "[") return skipContainer(content, offset);
  let next = offset;
  while (next < content.length && !",]} \n\r\t".includes(content.charAt(next))) next++;
  return next;
}

function skipContainer(content: string, offset: number): number {
  let depth = 0;
  let next = offset;
  while (next < content.length) {
    const unit = content.charCodeAt(next);
    if (unit === quote) next = skipJsonString(content, next);
    else next++;
    if (unit === 0x7b || unit === 0x5b) depth++;
    if ((unit === 0x7d || unit === 0x5d) && --depth === 0) return next;
  }
  return next;
}

/** The members of the object or array at `offset`, by key or index; of equal keys the last, as `JSON.parse` has it. */
export function jsonMembers(content: string, offset: number): ReadonlyMap<string | number, JsonMember> {
  const members = new Map<string | number, JsonMember>();
  const isObject = content.charAt(offset) === "{";
  if (!isObject && content.charAt(offset) !== "[") return members;
  let next = skipJsonSpace(content, offset + 1);
  while (next < content.length && content.charAt(next) !== "}" && content.charAt(next) !== "]") {
    const key = next;
    const value = isObject ? valueAfterKey(content, key) : key;
    members.set(isObject ? keyAt(content, key) : members.size, { key, value });
    next = skipJsonSpace(content, skipJsonValue(content, value));
    if (content.charAt(next) === ",") next = skipJsonSpace(content, next + 1);
  }
  return members;
}

function valueAfterKey(content: string, key: number): number {
  const colon = skipJsonSpace(content, skipJsonString(content, key));
  return skipJsonSpace(content, colon + 1);
}

function keyAt(content: string, offset: number): string {
  return String(JSON.parse(content.slice(offset, skipJsonString(content, offset))));
}

/**
 * The offset in the content of a code unit of the string that begins with its quotation mark at `offset`: `unit`
 * counts in the decoded string, where an escape (`\n`, `\"`, `\u2014`) is one.
 */
export function jsonStringOffset(content: string, offset: number, unit: number): number {
  let next = offset + 1;
  for (let passed = 0; passed < unit; passed++) {
    const code = content.charCodeAt(next);
    if (code === quote) break;
    if (code !== backslash) next++;
    else next += content.charAt(next + 1) === "u" ? 6 : 2;
  }
  return next;
}
