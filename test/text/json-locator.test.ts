import fc from "fast-check";
import { expect, it } from "vitest";
import type { DataPath } from "../../src/text/data-locator.js";
import { JsonLocator } from "../../src/text/json-locator.js";

const content = ` {"a": [1, {"b\\"c": "x\\ny\\u2014\\\\z"}, []], "a": [true, null], "__proto__": {"d": -2.5}, "": "]}"}`;
const locator = new JsonLocator(content);

const places: readonly (readonly [DataPath, string])[] = [
  [[], "{"],
  [["a"], "["],
  [["a", 0], "true"],
  [["a", 1], "null"],
  [["__proto__", "d"], "-2.5"],
  [[""], '"]}"'],
];

it.each(places)("finds the value at %j", (path, expected) => {
  const { start, end } = locator.valueSpan(path);
  expect(content.slice(start, end)).toBe(expected);
});

it("takes the last of equal keys, as JSON.parse does", () => {
  expect(locator.valueSpan(["a", 0]).start).toBe(content.indexOf("true"));
});

it("stands at the deepest value that exists", () => {
  expect(locator.valueSpan(["a", 7, "x"])).toEqual(locator.valueSpan(["a"]));
  expect(locator.valueSpan(["__proto__", "d", "e"])).toEqual(locator.valueSpan(["__proto__", "d"]));
});

it("finds keys", () => {
  const { start, end } = locator.keySpan(["__proto__", "d"]);
  expect(content.slice(start, end)).toBe('"d"');
  expect(locator.keySpan(["a", 1])).toEqual(locator.valueSpan(["a", 1]));
});

it.each([
  [0, "x"],
  [1, "\\n"],
  [2, "y"],
  [3, "\\u2014"],
  [4, "\\\\"],
  [5, "z"],
  [6, '"'],
  [60, '"'],
])("counts unit %i of an escaped string", (unit, expected) => {
  const escaped = '{"t" : "x\\ny\\u2014\\\\z"}';
  expect(escaped.startsWith(expected, new JsonLocator(escaped).stringOffset(["t"], unit))).toBe(true);
});

it("finds a string's units in a value that begins later in the file", () => {
  expect(new JsonLocator('{"n":1}\n{"n":"ab"}', 8).stringOffset(["n"], 1)).toBe(15);
});

it("finds every value of every document", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2), (value, indentation) => {
      const text = JSON.stringify(value, null, indentation);
      visit(JSON.parse(text), [], (scalar, path) => {
        const { start, end } = new JsonLocator(text).valueSpan(path);
        expect(JSON.parse(text.slice(start, end))).toEqual(scalar);
      });
    }),
  );
});

function visit(value: unknown, path: DataPath, found: (scalar: unknown, path: DataPath) => void): void {
  if (typeof value !== "object" || value === null) found(value, path);
  else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index], found));
  else for (const [key, member] of Object.entries(value)) visit(member, [...path, key], found);
}
