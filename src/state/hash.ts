/** Takes a text in parts, one behind the other. */
type Sink = (part: string) => void;

/** Writes JSON with the keys of every record in order, so that equal values give equal text. */
function writeStable(value: unknown, sink: Sink): void {
  if (Array.isArray(value)) writeList(value, sink);
  else if (value === undefined) sink("null");
  else if (typeof value !== "object" || value === null) sink(JSON.stringify(value));
  else writeRecord(value, sink);
}

function writeList(items: readonly unknown[], sink: Sink): void {
  sink("[");
  items.forEach((item, index) => {
    if (index > 0) sink(",");
    writeStable(item, sink);
  });
  sink("]");
}

function writeRecord(record: object, sink: Sink): void {
  const entries = Object.entries(record).filter(([, item]) => item !== undefined);
  entries.sort(([first], [second]) => (first < second ? -1 : 1));
  sink("{");
  entries.forEach(([key, item], index) => {
    sink(`${index > 0 ? "," : ""}${JSON.stringify(key)}:`);
    writeStable(item, sink);
  });
  sink("}");
}

/** JSON with the keys of every record in order, as one text. */
export function stableText(value: unknown): string {
  const parts: string[] = [];
  writeStable(value, (part) => parts.push(part));
  return parts.join("");
}

/** Two 32-bit lanes over the code units of a text that comes in parts, as 16 hexadecimal digits. */
class TextHash {
  #first = 0xdeadbeef;
  #second = 0x41c6ce57;

  add(text: string): void {
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      this.#first = Math.imul(this.#first ^ unit, 2654435761);
      this.#second = Math.imul(this.#second ^ unit, 1597334677);
    }
  }

  digits(): string {
    let [first, second] = [this.#first, this.#second];
    first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
    second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
    return [second, first].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
  }
}

/** A hash of plain data: equal for equal data, whatever the order of its keys and however large. Not for security. */
export function hashOf(value: unknown): string {
  const hash = new TextHash();
  writeStable(value, (part) => hash.add(part));
  return hash.digits();
}
