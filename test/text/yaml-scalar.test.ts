import fc from "fast-check";
import { expect, it } from "vitest";
import { Document, parseDocument, Scalar } from "yaml";
import { YamlLocator } from "../../src/readers/yaml-locator.js";

it.each([
  ["plain", "t: ab cd", [3, 4, 5, 6, 7, 8]],
  ["plain on two lines", "t: ab\n   cd", [3, 4, 5, 9, 10, 11]],
  ["plain with a blank line", "t: a\n\n   b", [3, 4, 9, 10]],
  ["single quotes", "t: 'it''s'", [4, 5, 6, 8, 9]],
  ["double quotes", 't: "a\\nb\\u2014\\U0001F600\\x41c"', [4, 5, 7, 8, 14, 14, 24, 28, 29]],
  ["double quotes with a joined line", 't: "a\\\n   b"', [4, 10, 11]],
  ["double quotes folded", 't: "a  \n   b"', [4, 5, 11, 12]],
  ["literal", "t: |\n  ab\n    c\n\n  d\n", [7, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21]],
  ["literal with CRLF", "t: |\r\n  a\r\n  b\r\n", [8, 9, 13, 14, 16]],
  ["literal with its indentation given", "t: |2-\n    a\n  b", [9, 10, 11, 12, 15, 16]],
  ["folded", "t: >-\n  a\n  b\n\n  c", [8, 9, 12, 13, 17, 18]],
  ["folded with deeper lines", "t: >-\n  a\n    b\n  c", [8, 9, 12, 13, 14, 15, 18, 19]],
])("leads back through %s", (_style, content, offsets) => {
  const document = parseDocument(content, { schema: "failsafe" });
  const value = String(document.get("t"));
  const locator = new YamlLocator(content, document);
  const found = Array.from({ length: value.length }, (_, unit) => locator.stringOffset(["t"], unit));
  expect(found).toEqual(offsets.slice(0, value.length));
});

const text = fc
  .array(
    fc.constantFrom("a", "b", " ", "\n", "  ", "\n\n", "'", '"', "\\", "foo bar", "\u2014", "#", ": ", "- ", "{T}"),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(""));
const style = fc.constantFrom(
  ...([Scalar.PLAIN, Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE, Scalar.BLOCK_LITERAL, Scalar.BLOCK_FOLDED] as const),
);

it("leads every letter of every text back to itself, however it is written", () => {
  fc.assert(
    fc.property(
      text,
      style,
      fc.constantFrom("\n", "\r\n"),
      fc.constantFrom(20, 80),
      (value, type, lineEnd, lineWidth) => {
        const scalar = new Scalar(value);
        scalar.type = type;
        const content = new Document([{ t: scalar }]).toString({ lineWidth }).replaceAll("\n", lineEnd);
        const document = parseDocument(content, { schema: "failsafe" });
        const read = String(document.getIn([0, "t"]));
        const locator = new YamlLocator(content, document);
        for (const { 0: letter, index } of read.matchAll(/[a-z#{T}\u2014:]/g)) {
          expect(content.charAt(locator.stringOffset([0, "t"], index))).toBe(letter);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

it("finds keys, values behind aliases, and the deepest value that exists", () => {
  const content = "a: &x [one, two]\nb: *x\n";
  const locator = new YamlLocator(content, parseDocument(content, { schema: "failsafe" }));
  expect(locator.valueSpan(["b", 1])).toEqual({ start: 12, end: 15 });
  expect(locator.keySpan(["b"])).toEqual({ start: 17, end: 18 });
  expect(locator.valueSpan(["a", 5])).toEqual({ start: 6, end: 7 });
  expect(locator.stringOffset(["a"], 3)).toBe(6);
});
