import { expect, it } from "vitest";
import type { ManaKind, Quantity } from "../../../src/magic/effects/index.js";
import { bear, create, group, saproling, source, triggered, detail, you } from "./builders.js";
import { TestTable } from "./table.js";

const casting = { by: "you", from: "hand", x: null, manaSpent: ["{W}", "{W}", "{U}", "{C}"], paid: [] } as const;

it.each<[ManaKind, number]>([
  ["white", 2],
  ["blue", 1],
  ["green", 0],
  ["colorless", 1],
  ["colored", 3],
  ["oneColor", 2],
])("counts the mana of a kind that was spent (106.1, 601.2h): %s", (of, count) => {
  const spent: Quantity = { kind: "manaSpent", on: source, of };
  const event = { kind: "gainsLife", player: { kind: "player", reference: you }, object: null, amount: null, detail } as const; // prettier-ignore
  const table = new TestTable();
  table.put(bear("Spender", { abilities: [triggered(event, [create([group(saproling, spent)])])] }), "battlefield", "you", { casting }); // prettier-ignore
  table.arrange([{ kind: "gainLife", id: "g", result: "g", player: you, amount: { kind: "number", value: 1 } }]);
  table.resolve();
  expect(table.tokens()).toHaveLength(count);
});
