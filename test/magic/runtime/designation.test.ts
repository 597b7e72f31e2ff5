import { expect, it } from "vitest";
import type { Condition, EventPattern, Instruction } from "../../../src/magic/effects/index.js";
import { bear, create, group, named, saproling, triggered, detail, you, opponents } from "./builders.js";
import { TestTable } from "./table.js";

const becomes = (designation: string, player: typeof you | null = null): Instruction => ({
  kind: "becomeDesignation",
  ...named(`become:${designation}`),
  player,
  object: null,
  designation,
});

const makes = create([group(saproling)]);

/** A table with a creature that makes a token at such an event. */
function watching(event: EventPattern): TestTable {
  const table = new TestTable();
  table.put(bear("Watcher", { abilities: [triggered(event, [makes])] }));
  return table;
}

it.each<[readonly string[], number]>([
  [["night"], 0],
  [["day", "night"], 1],
  [["night", "night"], 0],
  [["day", "night", "day", "night"], 2],
])("sees day become night, and not the first designation (731.1, 731.1a): %j", (words, count) => {
  const table = watching({ kind: "dayBecomesNight", detail });
  for (const word of words) table.arrange([becomes(word)]);
  table.resolve();
  expect(table.tokens()).toHaveLength(count);
});

it("becomes night after a turn without a spell, and nothing where it is neither (731.2a, 731.2c)", () => {
  const table = new TestTable();
  for (const owner of ["you", "opponent", "you", "opponent"]) table.put(bear("Page"), "library", owner);
  table.advance("upkeep");
  expect(table.state.daytime).toBeNull();
  table.arrange([becomes("day")]);
  table.advance("endStep");
  table.advance("upkeep");
  expect(table.state.daytime).toBe("night");
  table.advance("endStep");
  table.advance("upkeep");
  expect(table.state.daytime).toBe("night");
});

it.each([
  ["day", 1],
  ["night", 0],
])("asks what the game is (731.1): %s", (word, count) => {
  const table = new TestTable();
  const condition: Condition = { kind: "designation", player: null, designation: word };
  table.arrange([becomes("day"), { kind: "conditional", ...named("if"), condition, then: [makes], otherwise: [] }]);
  expect(table.tokens()).toHaveLength(count);
});

it("sees a player become the monarch, one at a time (725.1, 725.3)", () => {
  const table = watching({ kind: "becomes", object: { kind: "player", reference: you }, what: "monarch", detail });
  table.arrange([becomes("monarch", opponents)]);
  table.resolve();
  expect(table.tokens()).toHaveLength(0);
  table.arrange([becomes("monarch", you)]);
  table.resolve();
  expect(table.tokens()).toHaveLength(1);
  expect(table.state.players.map(({ designations }) => designations)).toEqual([["monarch"], []]);
});
