/** JSON with the keys of every record in order, so that equal values give equal text. */
export function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(",")}]`;
  if (value === undefined) return "null";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([first], [second]) => (first < second ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableText(item)}`).join(",")}}`;
}

/** Two 32-bit lanes over the text's code units, as 16 hexadecimal digits. */
function textHash(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return [second, first].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A hash of plain data: equal for equal data, whatever the order of its keys. Not for security. */
export function hashOf(value: unknown): string {
  return textHash(stableText(value));
}
