import { expect, it } from "vitest";
import { codeFrame } from "../../src/text/code-frame.js";
import { displayWidth, shownText } from "../../src/text/display.js";

function frame(content: string, start: [number, number], end: [number, number]): string {
  return codeFrame(content, { line: start[0], column: start[1] }, { line: end[0], column: end[1] });
}

it("shows the line, its neighbours and carets", () => {
  expect(frame("one\ntwo three\nfour\nfive", [2, 5], [2, 10])).toBe(
    ["1 | one", "2 | two three", "  |     ^^^^^", "3 | four"].join("\n"),
  );
});

it("sets carets under tabs and wide characters", () => {
  expect(frame("\t\tab", [1, 3], [1, 4])).toBe("1 |     ab\n  |     ^");
  expect(frame("\u5361\u7247x", [1, 2], [1, 4])).toBe("1 | \u5361\u7247x\n  |   ^^^");
});

it("marks one place even where nothing is", () => {
  expect(frame("", [1, 1], [1, 1])).toBe("1 |\n  | ^");
  expect(frame("ab\n", [1, 3], [1, 3])).toBe("1 | ab\n  |   ^");
});

it("marks each line of a long range, three at most", () => {
  expect(frame("ab\n  cd\nef\ngh\nij", [1, 2], [5, 2])).toBe(
    ["1 | ab", "  |  ^", "2 |   cd", "  |   ^^", "3 | ef", "  | ^^", "4 | gh"].join("\n"),
  );
});

it("marks nothing on a last line that the range only touches", () => {
  expect(frame("ab\ncd", [1, 1], [2, 1])).toBe("1 | ab\n  | ^^\n2 | cd");
});

it("cuts long lines around the start and keeps characters whole", () => {
  const content = `${"\u{1f600}".repeat(100)}needle${"y".repeat(5000)}`;
  const [line, carets] = frame(content, [1, 201], [1, 207]).split("\n");
  expect(line?.indexOf("needle")).toBeGreaterThan(0);
  expect(line).not.toMatch(/\p{Surrogate}/u);
  expect(displayWidth(line?.split("needle")[0] ?? "")).toBe(carets?.indexOf("^"));
  expect(carets?.trim().endsWith("^^^^^^")).toBe(true);
});

it("aligns the numbers of lines", () => {
  expect(frame(Array.from({ length: 12 }, (_, line) => `l${line + 1}`).join("\n"), [9, 1], [9, 3])).toBe(
    [" 8 | l8", " 9 | l9", "   | ^^", "10 | l10"].join("\n"),
  );
});

it("paints the gutter and the mark", () => {
  const paint = { gutter: (text: string) => `<${text}>`, mark: (text: string) => `[${text}]` };
  expect(codeFrame("ab", { line: 1, column: 2 }, { line: 1, column: 3 }, paint)).toBe("<1 |> ab\n<  |>  [^]");
});

it("shows nothing that could steer a terminal", () => {
  expect(shownText("a\u001b[31mb\u202ec\u0000\ud800")).toBe("a\ufffd[31mb\ufffdc\ufffd\ufffd");
});
