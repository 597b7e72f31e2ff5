import { expect } from "vitest";
import type { Condition } from "../../../../src/magic/effects/index.js";
import { holds } from "../../../../src/magic/runtime/read/condition.js";
import type { Scope, SlotValue } from "../../../../src/magic/runtime/state/scope.js";
import { withPlayer } from "../../../../src/magic/runtime/state/objects.js";
import { withItem } from "../../../../src/magic/runtime/state/paged.js";
import { creature, each, detail, n, named, opponents, permanents, source, you } from "../builders.js";
import type { TestTable } from "../table.js";
import { type Put, put, reading, type Row, sourceId, tableWithSource } from "./row.js";

interface Set {
  readonly source?: Put;
  readonly add?: (table: TestTable) => void;
  readonly scope?: Partial<Scope>;
}

/** That a condition holds on the one table and not on the other. */
function holdsWhere(rule: string, condition: Condition, where: Set, elsewhere: Set = {}): Row {
  const on = ({ source: put, add, scope: more }: Set): boolean => {
    const table = tableWithSource(put);
    add?.(table);
    const [sight, scope] = reading(table, more);
    return holds(sight, scope, condition);
  };
  return {
    name: `condition ${condition.kind} (${rule})`,
    check: () => {
      expect([on(where), on(elsewhere)]).toEqual([true, false]);
    },
  };
}

const slotOf = (more: Partial<SlotValue>): Set => ({
  scope: { slots: { s: { objects: [], players: [], amount: 0, done: "no", ...more } } },
});
const casting = { by: "you", from: "graveyard", x: null, manaSpent: [], paid: ["kicker"] } as const;
const wasCast: Put = { parts: { casting } };
const two = { operator: "atLeast", than: n(2) } as const;
const twoCreatures: Condition = { kind: "exists", what: permanents(creature), is: two };
const another = (table: TestTable): void => void put(table, "Another");
const small: Condition = {
  kind: "compare",
  quantity: { kind: "lifeTotal", of: you },
  is: { operator: "less", than: n(20) },
};
const life =
  (amount: number) =>
  (table: TestTable): void => {
    table.state = withPlayer(table.state, "you", { life: amount });
  };
const both: Set = {
  add: (table) => {
    another(table);
    life(19)(table);
  },
};
const resolved = { kind: "resolved", object: sourceId, ability: "a", rule: "608.2", cause: null } as const;
const oneCreature: Set = { add: another };

/** Every condition, each with a table on which it holds and one on which it does not. */
export const conditionRows: readonly Row[] = [
  holdsWhere("109.2", { kind: "not", condition: twoCreatures }, {}, oneCreature),
  holdsWhere("109.2", { kind: "allOf", conditions: [twoCreatures, small] }, both, oneCreature),
  holdsWhere("109.2", { kind: "anyOf", conditions: [twoCreatures, small] }, oneCreature),
  holdsWhere("109.2", twoCreatures, oneCreature),
  holdsWhere(
    "109.2",
    { kind: "matches", object: source, filter: permanents({ kind: "token" }) },
    {
      source: { parts: { kind: "token" } },
    },
  ),
  holdsWhere(
    "725.1",
    {
      kind: "playerMatches",
      player: you,
      filter: { what: "player", constraints: [{ kind: "playerStatus", status: "monarch" }] },
    },
    { add: (table) => (table.state = withPlayer(table.state, "you", { designations: ["monarch"] })) },
  ),
  holdsWhere("119.1", small, { add: life(1) }),
  holdsWhere(
    "603.4",
    { kind: "happened", event: { kind: "becomesTapped", object: each(permanents()), detail }, within: "thisTurn" },
    {
      add: (table) =>
        table.arrange([
          { kind: "tap", ...named("tap"), actor: you, objects: { kind: "matching", filter: permanents() } },
        ]),
    },
  ),
  holdsWhere("608.2c", { kind: "done", slot: "s" }, slotOf({ done: "yes" }), slotOf({})),
  holdsWhere(
    "701.23a",
    { kind: "searched", slot: "s", zone: "library" },
    slotOf({ searched: ["library"] }),
    slotOf({}),
  ),
  holdsWhere(
    "505.1",
    { kind: "turn", of: you, part: "mainPhase" },
    {},
    { add: (table) => (table.state = { ...table.state, turn: { ...table.state.turn, part: "endStep" } }) },
  ),
  holdsWhere("702.33d", { kind: "paid", cost: "kicker" }, { source: wasCast }),
  holdsWhere("601.2a", { kind: "cast", object: source, how: "fromGraveyard" }, { source: wasCast }),
  holdsWhere(
    "702.131c",
    { kind: "designation", player: you, designation: "city's blessing" },
    { add: (table) => (table.state = withPlayer(table.state, "you", { designations: ["city's blessing"] })) },
  ),
  holdsWhere(
    "608.2",
    { kind: "timesResolved", times: 1 },
    {
      scope: { ability: "a" },
      add: (table) => {
        const event = { number: 0, turn: table.state.turn.number, happening: resolved };
        table.state = { ...table.state, history: withItem(table.state.history, 0, event) };
      },
    },
    { scope: { ability: "a" } },
  ),
  {
    name: "condition able (101.3)",
    check: () => {
      const [sight, scope] = reading(tableWithSource());
      expect(holds(sight, scope, { kind: "able" })).toBe(true);
    },
  },
  holdsWhere("701.30d", { kind: "wonClash", slot: "s" }, slotOf({ amount: 1 }), slotOf({})),
  holdsWhere("705.2", { kind: "coin", slot: "s", result: "won" }, slotOf({ amount: 1 }), slotOf({})),
  holdsWhere(
    "102.2",
    {
      kind: "exists",
      what: { what: "player", constraints: [{ kind: "lifeTotal", is: { operator: "less", than: n(20) } }] },
      is: { operator: "atLeast", than: n(1) },
    },
    {
      add: (table) => table.arrange([{ kind: "loseLife", ...named("lose"), player: opponents, amount: n(1) }]),
    },
  ),
];
