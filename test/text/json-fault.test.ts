import fc from "fast-check";
import { expect, it } from "vitest";
import { findJsonFault } from "../../src/text/json-fault.js";

it.each([
  ["", 0, "the file ends where a value was expected"],
  ["[1,]", 3, '"]" stands where a value was expected'],
  ['{"a":1,}', 7, '"}" stands where a key in quotation marks was expected'],
  ["[1 2]", 3, '"2" stands where a comma or the closing bracket was expected'],
  ["[1}", 2, '"}" stands where a comma or the closing bracket was expected'],
  ['{"a" 1}', 5, '"1" stands where a colon was expected'],
  ["{a:1}", 1, '"a" stands where a key in quotation marks or a closing brace was expected'],
  ["[01]", 1, '"01" stands where a value or a closing bracket was expected'],
  ["[nul]", 1, '"nul" stands where a value or a closing bracket was expected'],
  ["[1] x", 4, '"x" stands where the end was expected'],
  ["[1", 2, "the file ends where a comma or the closing bracket was expected"],
  ['["ab', 1, "this string is not closed on its line"],
  ['["ab\n"]', 1, "this string is not closed on its line"],
  ['["a\tb"]', 3, "a control character in a string must be written as an escape"],
  ['["a\\qb"]', 3, "this backslash begins no escape of JSON"],
  ["// x\n[]", 0, '"/" stands where a value was expected'],
])("says where and how %j is broken", (content, offset, problem) => {
  expect(findJsonFault(content)).toEqual({ offset, problem });
});

it("looks at one part of a content alone", () => {
  expect(findJsonFault('{}\n{"a":}\n{}', 3, 9)).toEqual({
    offset: 8,
    problem: '"}" stands where a value was expected',
  });
});

it("finds a fault in every document that JSON.parse refuses", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", '"', "\\", "x", "\n"), (json, place, inserted) => {
      const offset = place % (json.length + 1);
      const content = json.slice(0, offset) + inserted + json.slice(offset + 1);
      if (isJson(content)) return;
      expect(findJsonFault(content).offset).toBeLessThanOrEqual(content.length);
    }),
    { numRuns: 500 },
  );
});

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

it("is not troubled by deep nesting", () => {
  expect(findJsonFault("[".repeat(200_000)).offset).toBe(200_000);
});
