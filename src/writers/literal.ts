const width = 120;
const plainKey = /^[A-Za-z_$][\w$]*$/;

/** A key of an object literal. `__proto__` would set the prototype unless it is computed. */
function keyText(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return plainKey.test(key) ? key : JSON.stringify(key);
}

/** The parts of a list or record as text, each made by the function given; undefined for a plain value. */
function partsOf(value: unknown, write: (part: unknown) => string): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(write);
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).map(([key, part]) => `${keyText(key)}: ${write(part)}`);
}

function flatText(value: unknown): string {
  const parts = partsOf(value, flatText);
  if (parts === undefined) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** Plain data as a TypeScript literal: on one line where it fits, otherwise a part a line. */
export function literalText(value: unknown, indent = ""): string {
  const flat = flatText(value);
  if (indent.length + flat.length <= width) return flat;
  const inner = `${indent}  `;
  const parts = partsOf(value, (part) => literalText(part, inner));
  if (parts === undefined) return flat;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}
