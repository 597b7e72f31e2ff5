import { expect, it } from "vitest";
import { createDiagnostic } from "../../src/diagnostics/catalogue.js";
import { fingerprints } from "../../src/diagnostics/fingerprint.js";
import { countSeverities, createReport, locateDiagnostic } from "../../src/diagnostics/report.js";
import { readCards } from "../../src/readers/read-cards.js";
import { located, sample } from "./samples.js";

const place = (start: number, file: string) =>
  located(createDiagnostic("magic/unclosed-quote", {}, { start, end: start + 1 }), null, file);

it("puts a diagnostic of a card's text in its file", () => {
  const content = '[{"object":"card","name":"A","oracle_text":"Draw.\\n\\"Dwraf\\""}]';
  const [card] = readCards(content, "a.json").cards;
  if (card === undefined) throw new Error("the card was not read");
  const diagnostic = createDiagnostic("magic/unknown-word", { word: "Dwraf" }, { start: 7, end: 12 });
  expect(locateDiagnostic(diagnostic, card, card.faces[0].text)).toEqual({
    diagnostic,
    file: "a.json",
    card: "A",
    start: { line: 1, column: content.indexOf("Dwraf") + 1 },
    end: { line: 1, column: content.indexOf("Dwraf") + 6 },
    content,
  });
});

it("orders findings by place within each file", () => {
  const report = createReport([place(30, "b"), place(25, "a"), place(5, "b"), place(1, "a")]);
  expect(report.diagnostics.map(({ file, start }) => `${file}:${start.line}:${start.column}`)).toEqual([
    ...["b:1:6", "b:2:11", "a:1:2", "a:2:6"],
  ]);
});

it("counts severities", () => {
  expect(countSeverities(sample)).toEqual({ error: 1, warning: 0, info: 1 });
});

it("marks findings alike when lines move, and apart when they are equal", () => {
  const [first] = sample.diagnostics.filter(({ card }) => card !== null);
  if (first === undefined) throw new Error("the sample has no finding");
  const { start, end, content } = first;
  const moved = {
    ...first,
    start: { ...start, line: start.line + 2 },
    end: { ...end, line: end.line + 2 },
    content: `\n\n${content}`,
  };
  const [one, two, three] = [fingerprints([first]), fingerprints([moved]), fingerprints([first, first])];
  expect(two).toEqual(one);
  expect(three[0]).toBe(one[0]);
  expect(three[1]).toBe(one[0]?.replace(/:1$/, ":2"));
});
