import { expect } from "vitest";
import type { Instruction, ObjectReference } from "../../../../src/magic/effects/index.js";
import { everyObject, findObject } from "../../../../src/magic/runtime/state/objects.js";
import type { TestTable } from "../table.js";
import { matching, n, named, you } from "../builders.js";
import { finish } from "./furnished.js";
import { put, type Row, sourceId, tableWithSource } from "./row.js";

const it = matching({ kind: "named", name: "Source" });

const top: ObjectReference = { kind: "libraryCards", player: you, end: "top", count: n(1) };

type Action = Extract<Instruction, { readonly kind: "keywordAction" }>["action"];

/** What a keyword action comes to on a table with cards of mana value 1 in your graveyard and library. */
function comesTo(
  rule: string,
  action: Action,
  on: ObjectReference | null,
  value: (table: TestTable) => unknown,
  expected: unknown,
): Row {
  return {
    name: `keyword action ${action} (${rule})`,
    check: () => {
      const table = tableWithSource();
      for (const zone of ["library", "graveyard"] as const)
        for (let count = 0; count < 3; count += 1)
          put(table, zone === "library" ? "Deep" : "Gone", { zone, card: { manaCost: ["{G}"] } });
      const common = { ...named("act"), player: you, amount: n(2), word: null } as const;
      finish(table, table.arrange([{ kind: "keywordAction", ...common, action, objects: on }]));
      expect(table.unable()).toEqual([]);
      expect(value(table)).toEqual(expected);
    },
  };
}

const own = (table: TestTable) => findObject(table.state, sourceId);
const faceDown = ({ state }: TestTable) => everyObject(state).filter(({ position }) => position === "faceDown").length;
const inGraveyard = ({ state }: TestTable) => state.players[0]?.graveyard.length;

/** Keyword actions that later sets brought. */
export const newerDeedRows: readonly Row[] = [
  comesTo("701.60a", "suspect", it, (table) => own(table)?.designations, ["suspected"]),
  comesTo("701.65a", "airbend", it, (table) => table.find("Source", "exile").length, 1),
  comesTo("701.66a", "earthbend", it, (table) => own(table)?.counters, { "+1/+1": 2 }),
  comesTo("701.40a", "manifest", top, faceDown, 1),
  comesTo("701.58a", "cloak", top, faceDown, 1),
  comesTo("701.62a", "manifest dread", null, (table) => [faceDown(table), inGraveyard(table)], [1, 4]),
  comesTo("701.54a", "the Ring tempts you", null, (table) => own(table)?.designations.includes("Ring-bearer"), true),
  comesTo("701.57a", "discover", null, ({ state }) => state.stack.length, 1),
  comesTo("702.85a", "cascade", null, ({ state }) => state.stack.length, 1),
  {
    name: "keyword action collect evidence (701.59a)",
    check: () => {
      const table = tableWithSource();
      for (let count = 0; count < 3; count += 1) put(table, "Gone", { zone: "graveyard", card: { manaCost: ["{G}"] } });
      const common = { ...named("act"), player: you, amount: n(2), word: null, objects: null } as const;
      table.arrange([{ kind: "keywordAction", ...common, action: "collect evidence" }]);
      table.answer(0, 1);
      expect(inGraveyard(table)).toBe(1);
    },
  },
  comesTo("701.61a", "forage", null, inGraveyard, 0),
  comesTo("701.68a", "blight", null, (table) => table.find("Source", "graveyard").length, 1),
];
