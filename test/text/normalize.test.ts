import fc from "fast-check";
import { expect, it } from "vitest";
import { normalizeLine, normalizeText, normalizeTypeLine } from "../../src/text/normalize.js";

it.each([
  ["nothing to do", "Draw a card.\nScry 1.", "Draw a card.\nScry 1."],
  ["curly quotes", "\u201cIt\u2019s\u201d \u2018a\u2019", "\"It's\" 'a'"],
  ["CRLF", "a\r\nb", "a\nb"],
  ["CR alone", "a\rb", "a\nb"],
  ["line separator", "a\u2028b", "a\nb"],
  ["non-breaking spaces", "a\u00a0b\u202fc\u3000d", "a b c d"],
  ["tab", "a\tb", "a b"],
  ["runs of spaces", "a  \u00a0 b", "a b"],
  ["trailing spaces", "a  \nb \t", "a\nb"],
  ["leading spaces", "  a\n  b", "a\nb"],
  ["blank lines", "\n\na\n \n\r\n\nb\n\n", "a\nb"],
  ["non-breaking hyphen", "one\u2011time", "one-time"],
  ["composition", "Cafe\u0301", "Caf\u00e9"],
  ["dash, minus and bullet stay", "\u2014 \u2212 \u2022 \u2013", "\u2014 \u2212 \u2022 \u2013"],
  [
    "named character references",
    "a &mdash; &quot;b&quot; &amp; c&rsquo;s&nbsp;d&eacute;",
    'a \u2014 "b" & c\'s d\u00e9',
  ],
  ["numbered character references", "&#39;a&#x2014;b&#8217;", "'a\u2014b'"],
  ["character references escaped twice", "&amp;quot;a&amp;#39;", "\"a'"],
  ["a character reference that completes another", "&amp&#59;lt&#894; e&#769;", "< \u00e9"],
  ["a character reference to a line end", "a&#10;b&#0;", "a\nb&#0;"],
  ["what is no character reference stays", "R&D; &zzz; & ;", "R&D; &zzz; & ;"],
  ["only spaces", " \n ", ""],
  ["empty", "", ""],
])("normalises: %s", (_what, raw, expected) => {
  expect(normalizeText(raw).text).toBe(expected);
});

it.each([
  ["a\r\nb", [0, 1, 3, 4]],
  ["  a \n b  ", [2, 3, 6, 7]],
  ["e\u0301x", [0, 2, 3]],
  ["a\u0958", [0, 1, 1, 2]],
  ["\u201ca\u201d", [0, 1, 2, 3]],
  ["a&mdash;b &amp;quot;c", [0, 1, 8, 9, 10, 20, 21]],
  ["e\u0301&#39;x", [0, 2, 7, 8]],
])("leads from %j back to its offsets", (raw, offsets) => {
  const normalized = normalizeText(raw);
  expect(offsets.map((_, offset) => normalized.rawOffset(offset))).toEqual(offsets);
  expect(normalized.text).toHaveLength(offsets.length - 1);
});

const pieces = fc.array(
  fc.constantFrom(
    "a",
    "b",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\u00a0",
    "\u2019",
    "e\u0301",
    "\u0301",
    "\u{1f600}",
    "\u1100\u1161\u11a8",
    "\u2014",
    "&amp;",
    "&#39;",
    "&",
    "quot",
    ";",
  ),
);

it("gives every text the same form twice, and offsets that never go back", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => parts.join("")),
        fc.string({ unit: "binary" }),
      ),
      (raw) => {
        const { text, rawOffset } = normalizeText(raw);
        expect(normalizeText(text).text).toBe(text);
        const offsets = Array.from({ length: text.length + 1 }, (_, offset) => rawOffset(offset));
        expect(offsets).toEqual(offsets.toSorted((first, second) => first - second));
        expect(offsets.every((offset) => offset <= raw.length)).toBe(true);
      },
    ),
  );
});

it("leads every letter back to itself", () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const raw = parts.join("");
      const { text, rawOffset } = normalizeText(raw);
      for (const { 0: letter, index } of text.matchAll(/[ab\u{1f600}]/gu)) {
        expect(raw.startsWith(letter, rawOffset(index))).toBe(true);
      }
    }),
  );
});

it("is quick with long runs of spaces", () => {
  expect(normalizeText(`${" ".repeat(100_000)}x`).text).toBe("x");
});

it("makes one line of a name", () => {
  expect(normalizeLine(" Urza\u2019s \n Tower ")).toBe("Urza's Tower");
});

it.each([
  ["Creature - Elf Druid", "Creature \u2014 Elf Druid"],
  ["Creature -- Elf", "Creature \u2014 Elf"],
  ["Creature \u2013 Elf", "Creature \u2014 Elf"],
  ["Creature \u2014 Elf-Friend", "Creature \u2014 Elf-Friend"],
])("puts an em dash in the type line %j", (typed, expected) => {
  expect(normalizeTypeLine(typed)).toBe(expected);
});
