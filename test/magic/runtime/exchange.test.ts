import { expect, it } from "vitest";
import type { Exchanged, Instruction } from "../../../src/magic/effects/index.js";
import { bear, creature, matching, named, n, opponents, you } from "./builders.js";
import { TestTable } from "./table.js";

const exchange = (what: Exchanged): Instruction => ({ kind: "exchange", ...named("x"), what });
const both = matching(creature);

/** A table with creatures of these players. */
function withBears(...owners: readonly string[]): { readonly table: TestTable; readonly ids: readonly number[] } {
  const card = bear("Traded Bear");
  const table = new TestTable(card);
  return { table, ids: owners.map((owner) => table.put(card, "battlefield", owner)) };
}

it.each<[string, readonly string[], readonly string[]]>([
  ["each gets the other's (701.12b)", ["you", "opponent"], ["opponent", "you"]],
  ["nothing happens where one player has both (701.12b)", ["you", "you"], ["you", "you"]],
  ["nothing happens where there is one (701.12a)", ["opponent"], ["opponent"]],
  ["nothing happens where there are three (701.12a)", ["you", "opponent", "you"], ["you", "opponent", "you"]],
])("exchanges control: %s", (_what, owners, controllers) => {
  const { table, ids } = withBears(...owners);
  table.arrange([exchange({ kind: "control", of: both })]);
  expect(ids.map((id) => table.looks(id).controller)).toEqual(controllers);
  expect(table.unable()).toEqual([]);
});

const lives = ({ state }: TestTable) => state.players.map(({ life }) => life);
const all = { kind: "eachOf", players: [you, opponents] } as const;

it("exchanges life totals by gaining and losing life (701.12c)", () => {
  const table = new TestTable();
  table.arrange([{ kind: "loseLife", ...named("loss"), player: opponents, amount: n(7) }]);
  table.arrange([exchange({ kind: "lifeTotals", of: all })]);
  expect(lives(table)).toEqual([13, 20]);
  expect(table.events.flatMap((event) => (event.kind === "lifeGained" ? [event.amount] : []))).toEqual([7]);
});

it("leaves life totals where one player can't gain life (119.7, 701.12a)", () => {
  const table = new TestTable();
  table.arrange([
    { kind: "loseLife", ...named("loss"), player: opponents, amount: n(7) },
    {
      kind: "modify",
      ...named("ban"),
      objects: opponents,
      changes: [{ kind: "prohibit", prohibition: { kind: "gainLife" } }],
      duration: { kind: "thisTurn" },
      membership: "lockedIn",
    },
  ]);
  table.arrange([exchange({ kind: "lifeTotals", of: all })]);
  expect(lives(table)).toEqual([20, 13]);
});

it("exchanges a life total and a power (701.12g, 613.4b)", () => {
  const { table, ids } = withBears("you");
  table.arrange([exchange({ kind: "lifeTotal", of: you, with: "power", object: both })]);
  expect(lives(table)).toEqual([2, 20]);
  expect(ids.map((id) => [table.looks(id).power, table.looks(id).toughness])).toEqual([[20, 2]]);
});

it("exchanges two zones, though one of them is empty (701.12f)", () => {
  const card = bear("Traded Bear");
  const table = new TestTable(card);
  for (let put = 0; put < 3; put += 1) table.put(card, "graveyard");
  table.arrange([exchange({ kind: "zones", of: you, first: "hand", second: "graveyard" })]);
  const [me] = table.state.players;
  expect([me?.hand.length, me?.graveyard.length]).toEqual([3, 0]);
  expect(table.events.map(({ kind }) => kind)).not.toContain("drawn");
});
