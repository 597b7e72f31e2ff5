import { expect, it } from "vitest";
import type { Instruction } from "../../../src/magic/effects/index.js";
import { bear, card, creature, fixed, matching, named, you } from "./builders.js";
import { TestTable } from "./table.js";

const untap: Instruction = { kind: "untap", ...named("untap"), actor: you, objects: matching(creature) };

/** A tapped bear that can't become untapped, where the frost is there. */
function tableWith(...frosts: readonly string[]): { readonly table: TestTable; readonly bear: number } {
  const table = new TestTable();
  for (const name of frosts) {
    const changes = [{ kind: "prohibit", prohibition: { kind: "becomeUntapped" } }] as const;
    table.put(card(name, { abilities: [fixed({ kind: "continuous", affected: matching(creature), changes })] }));
  }
  return { table, bear: table.put(bear("Bear"), "battlefield", "you", { tapped: true }) };
}

it.each([
  [[], false],
  [["Frost"], true],
])("701.26b: untaps nothing that can't become untapped: %j", (frosts, tapped) => {
  const { table, bear: id } = tableWith(...frosts);
  table.arrange([untap]);
  expect(table.find("Bear").find((one) => one.id === id)?.tapped).toBe(tapped);
});

it("502.3: nor in the untap step", () => {
  const { table } = tableWith("Frost");
  table.advance("upkeep");
  table.advance("endStep");
  table.advance("upkeep");
  table.advance("endStep");
  table.advance("upkeep");
  expect(table.find("Bear")[0]?.tapped).toBe(true);
});
