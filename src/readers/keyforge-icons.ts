import type { NormalizedText } from "../text/normalize.js";

/**
 * The private-use characters by which keyteki's packs write icons, each with the icon in braces. The icon of capturing
 * is two characters of the font, save in one set.
 */
const glyphs: ReadonlyMap<string, string> = new Map([
  ["\uF360", "{A}"],
  ["\uF361", "{D}"],
  ["\uF36F\uF560", "{capture}"],
  ["\uF565", "{capture}"],
  ["\uF36E", "{draw}"],
  ["\uF372", "{discard}"],
  ["\uF392", "{power}"],
  ["\uF566", "{tide}"],
  ["\uF379", "{house:brobnar}"],
  ["\uF37A", "{house:dis}"],
  ["\uF37B", "{house:ekwidon}"],
  ["\uF37C", "{house:geistoid}"],
  ["\uF37D", "{house:logos}"],
  ["\uF37E", "{house:mars}"],
  ["\uF37F", "{house:skyborn}"],
  ["\uF386", "{house:redemption}"],
  ["\uF387", "{house:sanctum}"],
  ["\uF388", "{house:saurian}"],
  ["\uF389", "{house:shadows}"],
  ["\uF38A", "{house:staralliance}"],
  ["\uF38B", "{house:untamed}"],
  ["\uF390", "{house:unfathomable}"],
  ["\uF391", "{house:ouboros}"],
]);

/** The letters that earlier sets print for icons: "1A", "3D", "Enhance ADPTR." */
const letters: ReadonlyMap<string, string> = new Map([
  ["A", "{A}"],
  ["D", "{D}"],
  ["PT", "{capture}"],
  ["R", "{draw}"],
]);

/**
 * What may stand for icons: a glyph, "<A>", the letter behind an amount or within a sentence, a run behind "Enhance"; and
 * the space that some files leave where an icon was cut out, before a mark or between a change and its icon.
 */
const written = new RegExp(
  [
    [...glyphs.keys()].join("|"),
    "<[AD]>",
    "(?<=(?:^|\\s)[+\u2013\u2212-]?(?:\\d+|X))[AD](?![\\p{L}\\d])",
    "(?<=[\\p{Ll},] )[AD](?= \\p{Ll}|[.,]?$|[.,]\\s)",
    ' (?=[.,](?:[\\s"”]|$))',
    "(?<=[+\u2013\u2212-]\\d+) (?=\\{A\\}|\uF360)",
    "(?<=\\bEnhance )(?:A|D|R|PT)+(?=[.\\s]|$)",
  ].join("|"),
  "gmu",
);
const letter = /A|D|R|PT/gu;

/** A text with each icon in braces, however the file writes it, and the way back to the text as it was. */
export function withIcons(raw: string): NormalizedText {
  const origins: number[] = [];
  let text = "";
  const append = (part: string, originOf: (index: number) => number): void => {
    for (let index = 0; index < part.length; index++) origins.push(originOf(index));
    text += part;
  };
  let done = 0;
  for (const { 0: found, index } of raw.matchAll(written)) {
    append(raw.slice(done, index), (offset) => done + offset);
    append(iconsOf(found), () => index);
    done = index + found.length;
  }
  append(raw.slice(done), (offset) => done + offset);
  return { text, rawOffset: (offset) => origins[offset] ?? raw.length };
}

function iconsOf(found: string): string {
  if (found === " ") return "";
  return glyphs.get(found) ?? found.replace(/[<>]/gu, "").replace(letter, (one) => letters.get(one) ?? one);
}
