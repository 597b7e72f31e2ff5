import { expect } from "vitest";
import type { Exchanged } from "../../../../src/magic/effects/index.js";
import { bear, creature, matching, named, n, opponents, you } from "../builders.js";
import { TestTable } from "../table.js";
import type { Row } from "./row.js";

/** What the game comes to by an exchange: you have a 2/2 creature and 20 life, the opponent another and 13 life. */
function comesTo(rule: string, what: Exchanged, value: (table: TestTable) => unknown, expected: unknown): Row {
  return {
    name: `exchange of ${what.kind} (${rule})`,
    check: () => {
      const card = bear("Traded Bear");
      const table = new TestTable(card);
      for (const owner of ["you", "opponent"]) table.put(card, "battlefield", owner);
      table.put(card, "graveyard");
      table.arrange([{ kind: "loseLife", ...named("loss"), player: opponents, amount: n(7) }]);
      table.arrange([{ kind: "exchange", ...named("exchange"), what }]);
      expect(value(table)).toEqual(expected);
      expect(table.unable()).toEqual([]);
    },
  };
}

const lives = ({ state }: TestTable) => state.players.map(({ life }) => life);
const both = { kind: "eachOf", players: [you, opponents] } as const;
const mine = matching(creature, { kind: "controlledBy", player: you });
const controllers = (table: TestTable) => table.find("Traded Bear").map(({ id }) => table.looks(id).controller);

/** Every kind of exchange. */
export const exchangingRows: readonly Row[] = [
  comesTo("701.12b", { kind: "control", of: matching(creature) }, controllers, ["opponent", "you"]),
  comesTo("701.12c", { kind: "lifeTotals", of: both }, lives, [13, 20]),
  comesTo("701.12g", { kind: "lifeTotal", of: you, with: "toughness", object: mine }, lives, [2, 13]),
  comesTo(
    "701.12f",
    { kind: "zones", of: you, first: "hand", second: "graveyard" },
    ({ state }) => state.players[0]?.hand.length,
    1,
  ),
];
