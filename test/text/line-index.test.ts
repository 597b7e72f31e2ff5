import { expect, it } from "vitest";
import { LineIndex, lineIndexOf } from "../../src/text/line-index.js";

const lines = new LineIndex("ab\ncd\r\n\re");

it.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 2, 3],
  [7, 3, 1],
  [8, 4, 1],
  [9, 4, 2],
  [99, 4, 2],
  [-1, 1, 1],
])("finds offset %i in line %i, column %i", (offset, line, column) => {
  expect(lines.position(offset)).toEqual({ line, column });
});

it("gives lines without their ends", () => {
  expect([1, 2, 3, 4, 5].map((line) => lines.line(line))).toEqual(["ab", "cd", "", "e", ""]);
});

it("counts lines", () => {
  expect([lines.count, new LineIndex("").count, new LineIndex("a\n").count]).toEqual([4, 1, 2]);
  expect([lines.countWithText, new LineIndex("").countWithText, new LineIndex("a\n").countWithText]).toEqual([4, 0, 1]);
});

it("keeps the index of the content asked for last", () => {
  expect(lineIndexOf("x\ny")).toBe(lineIndexOf("x\ny"));
  expect(lineIndexOf("z").position(1)).toEqual({ line: 1, column: 2 });
});
