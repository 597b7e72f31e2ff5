/*
 * Every change that is made to a text before it is read. Nothing else in the program alters rules text.
 *
 *  1. Unicode NFC; HTML character references, as web exports have them ("&mdash;", "&quot;", "&#39;"), become the
 *     characters that they name.
 *  2. Typographic quotation marks and apostrophes become straight ones.
 *  3. The non-breaking hyphen becomes a hyphen.
 *  4. Line ends (CRLF, CR, vertical tab, line and paragraph separator) become `\n`.
 *  5. Tabs, non-breaking and other odd spaces (a byte order mark too) become a space; a run of spaces becomes one.
 *  6. Spaces at both ends of a line and lines without content are dropped.
 *
 * An em dash (U+2014), a minus (U+2212) and a bullet (U+2022) stay as they are.
 */
import { dereferenced } from "./character-reference.js";
import { originsOfNfc } from "./nfc.js";

/** A normalised text and the way back to the text that it was made from. */
export interface NormalizedText {
  readonly text: string;
  /** The offset in the raw text of the code unit at `offset` (the end included). */
  readonly rawOffset: (offset: number) => number;
}

/** The characters that are exchanged for others, one for one. */
export const replacements: ReadonlyMap<string, string> = new Map([
  ...Array.from("\u2018\u2019\u201A\u201B\u02BC", (quote): [string, string] => [quote, "'"]),
  ...Array.from("\u201C\u201D\u201E\u201F", (quote): [string, string] => [quote, '"']),
  ["\u2011", "-"],
  ...Array.from("\r\v\u2028\u2029", (lineEnd): [string, string] => [lineEnd, "\n"]),
  ...Array.from("\t\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006", (space): [string, string] => [space, " "]),
  ...Array.from("\u2007\u2008\u2009\u200A\u202F\u205F\u3000\uFEFF", (space): [string, string] => [space, " "]),
]);

const replaced = [...replacements.keys()].join("");
const reference = /&#?\w+;/u;
const needsWork = new RegExp(`&#?\\w+;|[${replaced}]|  |^[ \\n]|[ \\n]$| \\n|\\n[ \\n]`);

/** The text as the rest of the program sees it. A text that needs no change is given back at once. */
export function normalizeText(raw: string): NormalizedText {
  const composed = raw.normalize("NFC");
  if (composed === raw && !needsWork.test(raw)) return { text: raw, rawOffset: (offset) => offset };
  const origin = nfcOrigin(raw, composed);
  if (!reference.test(composed)) return cleaned(composed, origin);
  const { text, origins } = dereferenced(composed);
  const again = text.normalize("NFC");
  const within = nfcOrigin(text, again);
  return cleaned(again, (offset) => origin(origins[within(offset)] ?? composed.length));
}

/** The way from a text in NFC back to the text that it was made from. */
function nfcOrigin(raw: string, composed: string): (offset: number) => number {
  const origins = composed === raw ? undefined : originsOfNfc(raw);
  return (offset) => origins?.[offset] ?? offset;
}

/** A text of one line, such as a name: normalised, with line ends as spaces. */
export function normalizeLine(raw: string): string {
  return normalizeText(raw).text.replaceAll("\n", " ");
}

/** A type line: normalised, with an em dash for the hyphens that people type in its place. */
export function normalizeTypeLine(raw: string): string {
  return normalizeLine(raw).replace(/ (?:--?|\u2013) /g, " \u2014 ");
}

/** Applies rules 2 to 6; spaces and line ends wait until the next word shows that they part something. */
function cleaned(text: string, origin: (offset: number) => number): NormalizedText {
  const origins: number[] = [];
  let result = "";
  let gap: Gap | undefined;
  for (let offset = 0; offset < text.length; offset++) {
    const unit = replacements.get(text.charAt(offset)) ?? text.charAt(offset);
    if (unit === " " || unit === "\n") {
      gap = widened(gap, unit, offset);
      continue;
    }
    if (gap !== undefined && result !== "") origins.push(origin(gap.offset));
    result += (result === "" ? "" : (gap?.unit ?? "")) + unit;
    origins.push(origin(offset));
    gap = undefined;
  }
  origins.push(origin(gap?.offset ?? text.length));
  return { text: result, rawOffset: (offset) => origins[offset] ?? origin(text.length) };
}

/** White space between two words: what becomes of it, and where it begins. */
interface Gap {
  readonly unit: " " | "\n";
  readonly offset: number;
}

function widened(gap: Gap | undefined, unit: " " | "\n", offset: number): Gap {
  return { unit: gap?.unit === "\n" ? "\n" : unit, offset: gap?.offset ?? offset };
}
