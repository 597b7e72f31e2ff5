import { expect, it } from "vitest";
import type { InstructionOf, PlayerReference } from "../../../src/magic/effects/index.js";
import { bear, n, named, opponents, you } from "./builders.js";
import { TestTable } from "./table.js";

type Skip = InstructionOf<"skip">;

const skip = (id: string, part: Skip["part"], count = 1, player: PlayerReference = you): Skip => ({
  kind: "skip",
  ...named(id),
  player,
  part,
  count: n(count),
});

/** A table at which nobody runs out of cards to draw. */
function stocked(): TestTable {
  const stock = bear("Stock Bear");
  const table = new TestTable(stock);
  for (const player of ["you", "opponent"]) for (let put = 0; put < 9; put += 1) table.put(stock, "library", player);
  return table;
}

/** Whose turns begin, and which steps in which players get priority come, while all pass. */
function passing(table: TestTable, passes: number): readonly string[] {
  const seen: string[] = [];
  for (let passed = 0; passed < passes; passed += 1) {
    const before = table.state.turn;
    table.input({ kind: "act", action: { kind: "pass" } });
    const { part, active, number } = table.state.turn;
    if (number !== before.number) seen.push(active);
    if (part !== before.part) seen.push(part);
  }
  return seen;
}

const turns = (table: TestTable, passes: number) =>
  passing(table, passes).filter((one) => one === "you" || one === "opponent");

it.each<[string, readonly Skip[], readonly string[]]>([
  ["none is skipped", [], ["opponent", "you", "opponent"]],
  ["the opponent's next turn", [skip("a", "turn", 1, opponents)], ["you", "opponent", "you"]],
  ["the opponent's next two turns", [skip("a", "turn", 2, opponents)], ["you", "you", "opponent"]],
  ["two effects are satisfied by two turns", [skip("a", "turn", 1, opponents), skip("b", "turn", 1, opponents)], ["you", "you", "opponent"]],
  ["one's own next turn", [skip("a", "turn")], ["opponent", "opponent", "you"]],
])("614.10, 614.10a: %s", (_what, instructions, expected) => {
  const table = stocked();
  table.arrange(instructions);
  expect(table.unable()).toEqual([]);
  expect(turns(table, 80).slice(0, 3)).toEqual(expected);
}); // prettier-ignore

it("614.10: leaves a combat phase out, and that one alone", () => {
  const table = stocked();
  table.arrange([skip("a", "combat")]);
  expect(passing(table, 4).slice(0, 2)).toEqual(["secondMainPhase", "endStep"]);
  expect(passing(table, 40)).toContain("beginningOfCombat");
  expect(table.state.shields).toEqual([]);
});

it("614.10: a phase that has started can no longer be skipped", () => {
  const table = stocked();
  table.advance("declareAttackersStep");
  table.arrange([{ ...skip("a", "combat"), within: "thisTurn" }]);
  expect(passing(table, 4).slice(0, 1)).toEqual(["endOfCombat"]);
  expect(passing(table, 40)).toContain("beginningOfCombat");
});
