import { expect, it } from "vitest";
import { counted, oneOf } from "../../src/diagnostics/wording.js";

it.each([
  [[], ""],
  [["a number"], "a number"],
  [["a", "b"], "a or b"],
  [["a", "b", "c"], "a, b, or c"],
])("joins %j", (things, phrase) => {
  expect(oneOf(things)).toBe(phrase);
});

it("counts things", () => {
  expect([counted(0, "error"), counted(1, "error"), counted(2, "error")]).toEqual(["0 errors", "1 error", "2 errors"]);
});
