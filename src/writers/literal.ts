const width = 120;
const plainKey = /^[A-Za-z_$][\w$]*$/;

/** A key of an object literal. `__proto__` would set the prototype unless it is computed. */
function keyText(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return plainKey.test(key) ? key : JSON.stringify(key);
}

/** The parts of a list or record, each with the key that goes before it; undefined for a plain value. */
function partsOf(value: unknown): readonly (readonly [key: string, part: unknown])[] | undefined {
  if (Array.isArray(value)) return value.map((part: unknown) => ["", part]);
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).map(([key, part]) => [`${keyText(key)}: `, part]);
}

function bracketsOf(value: unknown): readonly [open: string, close: string] {
  return Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
}

/** The text on one line, or null where it is longer than there is room. */
function flatText(value: unknown, room: number): string | null {
  const parts = partsOf(value);
  if (parts === undefined) return JSON.stringify(value);
  if (parts.length === 0) return Array.isArray(value) ? "[]" : "{}";
  const [open, close] = bracketsOf(value);
  let text = open;
  for (const [index, [key, part]] of parts.entries()) {
    const flat = flatText(part, room - text.length);
    if (flat === null) return null;
    text += `${index === 0 ? "" : ", "}${key}${flat}`;
    if (text.length > room) return null;
  }
  return text.length + close.length > room ? null : text + close;
}

/** Plain data as a TypeScript literal: on one line where it fits, otherwise a part a line. */
export function literalText(value: unknown, indent = ""): string {
  const flat = flatText(value, width - indent.length);
  if (flat !== null) return flat;
  const inner = `${indent}  `;
  const lines = (partsOf(value) ?? []).map(([key, part]) => `${inner}${key}${literalText(part, inner)},\n`);
  const [open, close] = bracketsOf(value);
  return `${open.trim()}\n${lines.join("")}${indent}${close.trim()}`;
}
