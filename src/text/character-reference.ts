/** The characters that web exports of card texts name (HTML 13.5), beside letters with an accent. */
const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
  ["lt", "<"],
  ["gt", ">"],
  ["nbsp", "\u00A0"],
  ["mdash", "\u2014"],
  ["ndash", "\u2013"],
  ["minus", "\u2212"],
  ["bull", "\u2022"],
  ["lsquo", "\u2018"],
  ["rsquo", "\u2019"],
  ["ldquo", "\u201C"],
  ["rdquo", "\u201D"],
  ["AElig", "\u00C6"],
  ["aelig", "\u00E6"],
  ["Oslash", "\u00D8"],
  ["oslash", "\u00F8"],
  ["szlig", "\u00DF"],
]);

const accents: ReadonlyMap<string, string> = new Map([
  ["grave", "\u0300"],
  ["acute", "\u0301"],
  ["circ", "\u0302"],
  ["tilde", "\u0303"],
  ["uml", "\u0308"],
  ["ring", "\u030A"],
  ["cedil", "\u0327"],
]);

/** The longest reference, "&#1114111;", without its mark. */
const longest = 10;

/** A text without character references, and for each of its code units, and for its end, the offset that it came from. */
export interface Dereferenced {
  readonly text: string;
  readonly origins: readonly number[];
}

/**
 * Puts characters in the place of the HTML references to them ("&mdash;", "&quot;", "&#39;", "&#x2014;"), also where
 * they were escaped twice ("&amp;quot;"). What is no reference that is known stays as it is. `raw` is in NFC.
 */
export function dereferenced(raw: string): Dereferenced {
  if (!raw.includes("&")) return { text: raw, origins: Array.from({ length: raw.length + 1 }, (_, at) => at) };
  const text: string[] = [];
  const origins: number[] = [];
  const append = (unit: string, origin: number): void => {
    const back = unit === ";" ? text.slice(-longest) : [];
    const mark = back.lastIndexOf("&");
    const meant = mark < 0 ? undefined : characterOf(back.slice(mark + 1).join(""));
    const start = text.length - back.length + mark;
    if (meant === undefined) {
      text.push(unit);
      origins.push(origin);
      return;
    }
    const from = origins[start] ?? origin;
    text.length = start;
    origins.length = start;
    for (let at = 0; at < meant.length; at++) append(meant.charAt(at), from);
  };
  for (let at = 0; at < raw.length; at++) append(raw.charAt(at), at);
  origins.push(raw.length);
  return { text: text.join(""), origins };
}

/** The character of a reference without its "&" and ";", in NFC; undefined where it names none. */
function characterOf(reference: string): string | undefined {
  const number = /^#(?:[xX]([0-9a-fA-F]+)|(\d+))$/u.exec(reference);
  if (number === null) return named.get(reference) ?? accented(reference);
  const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
  const isCharacter =
    (code >= 0x20 || code === 0x09 || code === 0x0a || code === 0x0d) &&
    code <= 0x10ffff &&
    (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code).normalize("NFC") : undefined;
}

/** "eacute", "Ouml" */
function accented(reference: string): string | undefined {
  const accent = accents.get(reference.slice(1));
  const letter = reference.charAt(0);
  if (accent === undefined || !/[a-zA-Z]/u.test(letter)) return undefined;
  const composed = `${letter}${accent}`.normalize("NFC");
  return composed.length === 1 ? composed : undefined;
}
