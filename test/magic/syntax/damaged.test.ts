import { expect, it } from "vitest";
import { read } from "./support.js";

it.each([
  "Draw a card. create a Food token.",
  "Scry 1. each opponent loses 1 life.",
  "create a Food token.",
  "{T}: create a Food token.",
  "sacrifice a creature: Draw a card.",
  'Create a colorless artifact token named Boon. It has "sacrifice this artifact: Draw a card."',
  "Raid (of old) — At the beginning of your end step, if you attacked this turn, draw a card.",
  "Create a Black Zorb token.",
])("gives a damaged text back as it stands: %s", (text) => {
  const { printed, diagnostics } = read(text, "Zorbo");
  expect(diagnostics).toEqual([]);
  expect(printed).toBe(text);
});

it("reads the same tree but for the small letter", () => {
  const [small] = read("Scry 1. draw a card.").nodes;
  const [capital] = read("Scry 1. Draw a card.").nodes;
  expect(JSON.stringify(small).replace(',"opening":"lower"', "")).toBe(JSON.stringify(capital));
});
