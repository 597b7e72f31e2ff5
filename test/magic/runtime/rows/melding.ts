import { expect } from "vitest";
import type { Instruction, ObjectReference } from "../../../../src/magic/effects/index.js";
import { permanentIds } from "../../../../src/magic/runtime/state/objects.js";
import { matching, named, spell, you } from "../builders.js";
import type { TestTable } from "../table.js";
import { put, type Row, sourceId, tableWithSource } from "./row.js";

/** The objects of those names, in that order. */
const both = (...names: readonly string[]): ObjectReference => ({
  kind: "all",
  of: names.map((name) => matching({ kind: "named", name })),
});

const meld = (objects: ObjectReference): Instruction => ({
  ...{ kind: "meld", ...named("meld"), player: you, objects },
  ...{ counterpart: "Other", into: "Whole", enters: [] },
});

/** A table with a source that melds with the other into what a card shows, and a third that is of no pair. */
function tableWithPair(): TestTable {
  const table = tableWithSource({ card: { manaCost: ["{2}"], abilities: [spell([meld(both("Source", "Other"))])] } });
  put(table, "Other", { card: { manaCost: ["{3}"] } });
  put(table, "Third");
  put(table, "Whole", { zone: "library", card: { power: "7", toughness: "7" } });
  return table;
}

const count = (table: TestTable): number => permanentIds(table.state).length;

/** What the instruction of meld brings about (701.42). */
export const meldRows: readonly Row[] = [
  {
    name: "instruction meld (701.42a)",
    check: () => {
      const table = tableWithPair();
      table.arrange([meld(both("Source", "Other"))]);
      table.resolve();
      expect(count(table)).toBe(2);
      const whole = permanentIds(table.state).at(-1) ?? sourceId;
      expect(table.looks(whole)).toMatchObject({ name: "Whole", power: 7, frontCost: ["{2}", "{3}"] });
    },
  },
  {
    name: "instruction meld of what is no pair (701.42c)",
    check: () => {
      const table = tableWithPair();
      table.arrange([meld(both("Source", "Third")), meld(both("Other", "Third")), meld(both("Source"))]);
      table.resolve();
      expect(count(table)).toBe(3);
      expect(table.looks(sourceId)).toMatchObject({ name: "Source" });
    },
  },
];
