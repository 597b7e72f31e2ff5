import type { YamlScalar } from "./yaml-scalar.js";

/** A piece of the content: how long it is, and what it stands for. */
interface Piece {
  readonly length: number;
  readonly value: string;
}

/** The offsets of a plain or quoted scalar, or nothing when the content does not give its value. */
export function flowScalarOffsets(content: string, scalar: YamlScalar): readonly number[] | undefined {
  const quoted = scalar.style === "plain" ? 0 : 1;
  const last = scalar.end - quoted;
  const offsets: number[] = [];
  let value = "";
  for (let offset = scalar.start + quoted; offset < last;) {
    const piece = pieceAt(content, offset, scalar.style);
    for (let unit = 0; unit < piece.value.length; unit++) offsets.push(offset);
    value += piece.value;
    offset += piece.length;
  }
  offsets.push(last);
  return value === scalar.value ? offsets : undefined;
}

function pieceAt(content: string, offset: number, style: YamlScalar["style"]): Piece {
  const fold = matchAt(/[ \t]*\r?\n[ \t\r\n]*/y, content, offset);
  if (fold !== undefined) return { length: fold.length, value: foldedLineEnds(fold) };
  if (style === "double" && content.charAt(offset) === "\\") return escapeAt(content, offset);
  if (style === "single" && content.startsWith("''", offset)) return { length: 2, value: "'" };
  return { length: 1, value: content.charAt(offset) };
}

/** One line end is a space; of several, all but the first are kept. */
function foldedLineEnds(fold: string): string {
  const count = fold.split("\n").length - 1;
  return count === 1 ? " " : "\n".repeat(count - 1);
}

const simpleEscapes: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ "0": "\0", a: "\x07", b: "\b", e: "\x1b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" }),
  ...Object.entries({ N: "\u0085", _: "\u00a0", L: "\u2028", P: "\u2029" }),
]);

function escapeAt(content: string, offset: number): Piece {
  const joined = matchAt(/\\\r?\n[ \t]*/y, content, offset);
  if (joined !== undefined) return { length: joined.length, value: "" };
  const numeric = matchAt(/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/y, content, offset);
  if (numeric !== undefined) {
    return { length: numeric.length, value: String.fromCodePoint(Number.parseInt(numeric.slice(2), 16)) };
  }
  const letter = content.charAt(offset + 1);
  return { length: 2, value: simpleEscapes.get(letter) ?? letter };
}

function matchAt(pattern: RegExp, content: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(content)?.[0];
}
