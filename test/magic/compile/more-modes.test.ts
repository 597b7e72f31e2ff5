import { expect, it } from "vitest";
import { n } from "../runtime/builders.js";
import { instructionsOf, readOn } from "./kit.js";

const any = { kind: "anyNumber" };
const modes = "\n• Draw a card.\n• You gain 2 life.";

it.each<[string, object, object, object]>([
  ["this spell was kicked, choose both instead", { kind: "paid", cost: "kicker" }, n(2), n(2)],
  ["this spell was kicked, choose any number instead", { kind: "paid", cost: "kicker" }, n(0), any],
  ["you control a commander as you cast this spell, you may choose both", { kind: "exists" }, n(1), n(2)],
  ["you descended this turn, choose one or more instead", { kind: "happened" }, n(1), any],
  ["this spell was cast using teamwork, choose both instead", { kind: "paid", cost: "teamwork" }, n(2), n(2)],
  ["this spell's additional cost was paid, choose both instead", { kind: "paid", cost: "additional" }, n(2), n(2)],
])("chooses more modes where a condition holds (601.2b, 700.2): %s", (words, condition, least, most) => {
  expect(instructionsOf(`Choose one. If ${words}.${modes}`)).toMatchObject([
    { kind: "chooseModes", least: n(1), most: n(1), unless: { kind: "moreIf", condition, least, most } },
  ]);
});

it.each([
  "Choose two. If this spell was kicked, choose both instead.",
  "Draw a card. Choose one. If this spell was kicked, choose both instead.",
  "Choose one. If this spell was kicked, choose both.",
  "Choose one. If this spell was kicked, an opponent chooses both instead.",
])("refuses other choices of more modes (700.2): %s", (header) => {
  expect(readOn(header + modes).compiled).toBeNull();
});
