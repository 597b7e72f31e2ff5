import { expect, it } from "vitest";
import { characteristics } from "../../../src/magic/runtime/index.js";
import { view } from "../../../src/magic/runtime/view.js";
import { bear, card, keyword, n } from "./builders.js";
import { TestTable } from "./table.js";

/** A table at which one of two cards was hidden away. */
function hidingTable(): TestTable {
  const table = new TestTable();
  for (const name of ["First Bear", "Second Bear"]) table.put(bear(name), "library");
  const amount = { kind: "amount", amount: n(2) } as const;
  const cellar = card("Cellar", { types: ["enchantment"], manaCost: [], abilities: [keyword("hideaway", amount)] });
  const object = table.put(cellar, "hand");
  table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
  table.resolve();
  table.answer(0);
  table.resolve();
  return table;
}

it("a card that is exiled face down has no characteristics (406.3a)", () => {
  const { state } = hidingTable();
  const [hidden] = state.exile;
  expect(hidden).toBeDefined();
  expect(characteristics(state, hidden ?? 0)).toMatchObject({ name: "", types: [], power: null });
});

it.each([
  ["the player who controls the permanent that exiled it may look", "you", true],
  ["nobody else may", "opponent", false],
])("a card that is hidden away: %s (406.3, 702.75a)", (_, player, knows) => {
  const { state } = hidingTable();
  const seen = view(state, player).objects.find(({ zone }) => zone === "exile");
  expect(seen).toMatchObject({ position: "faceDown" });
  expect(seen?.looks === null).toBe(!knows);
  if (knows) expect(seen?.looks?.subtypes).toEqual(["Bear"]);
});
