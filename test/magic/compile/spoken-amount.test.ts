import { expect, it } from "vitest";
import { elf, instructionsOf, type Printed, readOn, resolutionOf, sorcery } from "./kit.js";

it.each<[string, Printed]>([
  ["Discard a card. You gain that much life.", sorcery],
  ["Discard a card. Test of Text deals that much damage to any target.", sorcery],
  ["Exile the top card of your library. You lose that much life.", sorcery],
  ["Exile target creature. You gain that much life.", sorcery],
  ["Sacrifice a creature. Create that many Treasure tokens.", sorcery],
  ["Destroy target creature. Draw that many cards.", sorcery],
  ["Whenever you discard a card, you gain that much life.", elf],
  ["Whenever you sacrifice a permanent, create that many Treasure tokens.", elf],
])("refuses an amount that nothing says (608.2c): %s", (text, printed) => {
  expect(readOn(text, printed).compiled).toBeNull();
});

it.each<[string, Printed, string]>([
  ["Discard any number of cards, then draw that many cards.", sorcery, "r1"],
  ["Discard your hand, then draw that many cards.", sorcery, "r1"],
  ["Each player sacrifices a creature. Draw that many cards.", sorcery, "r1"],
  ["Whenever you discard one or more cards, draw that many cards.", elf, "event"],
  ["Whenever this creature is dealt damage, sacrifice a creature. Draw that many cards.", elf, "event"],
])("finds the amount that something says (608.2c): %s", (text, printed, slot) => {
  expect(resolutionOf(text, printed).instructions.at(-1)).toMatchObject({ amount: { kind: "result", slot } });
});

it.each([
  "Exile the top card of your library. You may play that card this turn. If you don't, draw a card.",
  "Exile the top card of your library. Until end of turn, you may cast that card. If you don't, draw a card.",
  "Exile the top card of your library. You may play that card this turn. When you do, draw a card.",
])("refuses to take a permission for what it permits (608.2c): %s", (text) => {
  expect(readOn(text).compiled).toBeNull();
});

it("knows whether a card was cast that may be cast at once (608.2g)", () => {
  const text = "Exile the top card of your library. You may cast it. If you don't, draw a card.";
  expect(instructionsOf(text).map(({ kind }) => kind)).toEqual(["moveObjects", "optional", "conditional"]);
});
