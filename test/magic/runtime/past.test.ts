import { expect, it } from "vitest";
import type { Condition, EventPattern, Instruction } from "../../../src/magic/effects/index.js";
import {
  bear,
  create,
  detail,
  each,
  group,
  named,
  n,
  permanents,
  saproling,
  source,
  triggered,
  you,
} from "./builders.js";
import { TestTable } from "./table.js";

const yourself = { kind: "player", reference: you } as const;
const makes = create([group(saproling)]);
const where = (condition: Condition): Instruction => ({ kind: "conditional", ...named("if"), condition, then: [makes], otherwise: [] }); // prettier-ignore

it.each([
  ["you", 1],
  ["opponent", 0],
])("asks who controlled what left the battlefield (603.10a): %s", (owner, count) => {
  const table = new TestTable();
  table.put(bear("Leaver"), "battlefield", owner);
  table.arrange([
    { kind: "destroy", ...named("d"), actor: you, objects: { kind: "matching", filter: permanents() } },
    where({
      kind: "happened",
      event: { kind: "leavesBattlefield", object: each(permanents({ kind: "controlledBy", player: you })), detail },
      within: "thisTurn",
    }),
  ]);
  expect(table.tokens()).toHaveLength(count);
});

it.each([
  [7, 0],
  [8, 1],
])("asks how many cards a graveyard holds (404.1): %i", (cards, count) => {
  const table = new TestTable();
  for (let at = 0; at < cards; at += 1) table.put(bear("Bones"), "graveyard", "opponent");
  const size = { kind: "graveyardSize", is: { operator: "atLeast", than: n(8) } } as const;
  table.arrange([
    where({ kind: "playerMatches", player: { kind: "anyOpponent" }, filter: { what: "player", constraints: [size] } }),
  ]);
  expect(table.tokens()).toHaveLength(count);
});

it.each<[EventPattern, number]>([
  [{ kind: "expends", player: yourself, amount: 4, detail }, 1],
  [{ kind: "expends", player: yourself, amount: 2, detail }, 1],
  [{ kind: "expends", player: yourself, amount: 7, detail }, 0],
])("triggers as the mana spent on spells this turn comes to it (700.14): %o", (event, count) => {
  const table = new TestTable();
  table.put(bear("Spender", { abilities: [triggered(event, [makes])] }));
  const cards = ["First", "Second"].map((name) => table.put(bear(name, { manaCost: ["{3}"] }), "hand"));
  for (const card of cards) {
    table.arrange([
      { kind: "addMana", ...named("m"), player: you, mana: { kind: "symbols", symbols: ["{C}", "{C}", "{C}"], times: n(1) }, restriction: [] },
    ]); // prettier-ignore
    table.input({ kind: "act", action: { kind: "cast", object: card, face: 0 } });
    table.resolve();
  }
  expect(table.tokens()).toHaveLength(count);
});

it.each([
  ["first two, then one", [2, 1], 1],
  ["four at once", [4], 1],
  ["two alone", [2], 0],
  ["three, then another", [3, 1], 1],
])("triggers as there come to be three counters: %s (122.7)", (_, puts, count) => {
  const event: EventPattern = { kind: "countersPut", counter: "charge", object: { kind: "object", reference: source }, player: null, amount: null, nth: 3, detail }; // prettier-ignore
  const table = new TestTable();
  table.put(bear("Schemer", { abilities: [triggered(event, [makes])] }));
  for (const much of puts) {
    const on = { kind: "matching", filter: permanents() } as const;
    table.arrange([
      { kind: "putCounters", ...named("p"), actor: you, counter: "charge", count: n(much), on, division: "each" },
    ]);
    table.resolve();
  }
  expect(table.tokens()).toHaveLength(count);
});
