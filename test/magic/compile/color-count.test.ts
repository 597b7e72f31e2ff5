import { expect, it } from "vitest";
import { elf, faultsOf, instructionsOf, readOn } from "./kit.js";

const spell = { kind: "triggering", role: "spell" };

it("counts the colors that a spell is (105.2, 107.3i)", () => {
  const text = "Whenever you cast a spell, draw X cards, where X is the number of colors that spell is.";
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "drawCards", amount: { kind: "colorCount", of: spell } }]);
});

it.each([
  ["what a spell is of another kind", "Whenever you cast a spell, draw X cards, where X is the number of cards that spell is."],
  ["colors of nothing", "Draw X cards, where X is the number of colors that spell is."],
])("refuses %s (105.2)", (_what, text) => {
  expect(faultsOf(readOn(text, elf))).toHaveLength(1);
}); // prettier-ignore
