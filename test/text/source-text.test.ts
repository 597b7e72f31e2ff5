import { expect, it } from "vitest";
import { createSourceText, SourceFile, sourceTextOf } from "../../src/text/source-text.js";

it("places a text that stands alone in itself", () => {
  const text = sourceTextOf("Scry 1.\r\n\r\n\u201cDraw\u201d");
  expect(text.text).toBe('Scry 1.\n"Draw"');
  expect(text.position(8)).toEqual({ line: 3, column: 1 });
  expect(text.position(text.text.length)).toEqual({ line: 3, column: 7 });
});

it("asks for a place in the file only when one is wanted", () => {
  let asked = 0;
  const text = createSourceText("ab", new SourceFile("f", "xx\nab"), (offset) => {
    asked++;
    return offset + 3;
  });
  expect(asked).toBe(0);
  expect(text.position(1)).toEqual({ line: 2, column: 2 });
  expect(asked).toBe(1);
});
