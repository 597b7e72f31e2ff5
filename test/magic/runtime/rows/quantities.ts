import { expect } from "vitest";
import type { Quantity } from "../../../../src/magic/effects/index.js";
import { numberOf } from "../../../../src/magic/runtime/read/quantity.js";
import type { Scope } from "../../../../src/magic/runtime/state/scope.js";
import { withPlayer } from "../../../../src/magic/runtime/state/objects.js";
import {
  create,
  creature,
  detail,
  each,
  group,
  n,
  one,
  opponents,
  permanents,
  saproling,
  source,
  you,
  yours,
} from "../builders.js";
import type { TestTable } from "../table.js";
import { type Put, put, reading, type Row, tableWithSource } from "./row.js";

interface Set {
  readonly source?: Put;
  readonly add?: (table: TestTable) => void;
  readonly scope?: Partial<Scope>;
}

/** What a quantity comes to; the source is a 2/2 creature of yours where nothing else is said. */
function comesTo(rule: string, quantity: Quantity, value: number, set: Set = {}): Row {
  return {
    name: `quantity ${quantity.kind} is ${value} (${rule})`,
    check: () => {
      const table = tableWithSource(set.source);
      set.add?.(table);
      const [sight, scope] = reading(table, set.scope);
      expect(numberOf(sight, scope, quantity)).toBe(value);
    },
  };
}

const done = { objects: [], players: [], amount: 3, done: "yes" } as const;
const cast = { by: "you", from: "hand", x: 4, manaSpent: ["{W}", "{W}", "{U}"], paid: ["kicker", "kicker"] } as const;
const wasCast: Put = { parts: { casting: cast } };
const part = { kind: "card", card: null, faces: [], face: 0, position: "faceUp" } as const;
const votes = [
  { player: "you", word: "grace" },
  { player: "opponent", word: "grace" },
  { player: "you", word: "death" },
] as const;
const adventurers = (table: TestTable): void => {
  put(table, "First", { card: { subtypes: ["Rogue"] } });
  put(table, "Second", { card: { subtypes: ["Rogue"] } });
  put(table, "Third", { card: { subtypes: ["Wizard"] } });
};
const created = {
  kind: "createsTokens",
  player: { kind: "player", reference: you },
  tokens: each(permanents()),
  detail,
} as const;

/** Every quantity. */
export const quantityRows: readonly Row[] = [
  comesTo("107.1", n(7), 7),
  comesTo("107.3m", { kind: "x" }, 4, { source: wasCast }),
  comesTo("107.3a", { kind: "x" }, 2, { scope: { x: 2 } }),
  comesTo("109.2", { kind: "count", of: permanents(creature, yours) }, 4, { add: adventurers }),
  comesTo("109.2", { kind: "size", of: { kind: "matching", filter: permanents(creature) } }, 4, { add: adventurers }),
  comesTo("102.1", { kind: "playerCount", of: { kind: "eachPlayer" } }, 2),
  comesTo("208.1", { kind: "characteristic", characteristic: "toughness", of: source }, 5, {
    source: { card: { toughness: "5" } },
  }),
  comesTo("208.1", { kind: "extreme", which: "greatest", characteristic: "power", among: permanents() }, 6, {
    add: (table) => put(table, "Large", { card: { power: "6" } }),
  }),
  comesTo("706.2", { kind: "rolls", slot: "s", which: "odd" }, 3, {
    scope: { slots: { s: { ...done, results: [1, 3, 3, 4] } } },
  }),
  comesTo("706.2", { kind: "rolls", slot: "s", which: "even" }, 1, {
    scope: { slots: { s: { ...done, results: [1, 3, 3, 4] } } },
  }),
  comesTo("706.2", { kind: "rolls", slot: "s", which: "different" }, 3, {
    scope: { slots: { s: { ...done, results: [1, 3, 3, 4] } } },
  }),
  comesTo("705.2", { kind: "flips", slot: "s", outcome: "won" }, 2, {
    scope: { slots: { s: { ...done, results: [1, 0, 1] } } },
  }),
  comesTo("105.1", { kind: "colorCount", of: source }, 2, { source: { card: { colors: ["red", "white"] } } }),
  comesTo("122.1", { kind: "counters", counter: "oil", on: source }, 3, {
    source: { parts: { counters: { oil: 3, "+1/+1": 1 } } },
  }),
  comesTo("608.2c", { kind: "result", slot: "s" }, 3, { scope: { slots: { s: done } } }),
  comesTo("119.1", { kind: "lifeTotal", of: you }, 20),
  comesTo("119.1", { kind: "extremeLifeTotal", which: "greatest", among: { kind: "eachPlayer" } }, 23, {
    add: (table) => (table.state = withPlayer(table.state, "opponent", { life: 23 })),
  }),
  comesTo("103.4", { kind: "startingLifeTotal" }, 20, {
    add: (table) => (table.state = withPlayer(table.state, "you", { life: 3 })),
  }),
  comesTo("700.5", { kind: "devotion", of: you, colors: ["green"] }, 3, {
    source: { card: { manaCost: ["{G}", "{G/W}", "{2}", "{G}", "{R}"] } },
  }),
  comesTo("601.2h", { kind: "manaSpent", on: source }, 3, { source: wasCast }),
  comesTo("601.2h", { kind: "manaSpent", on: source, of: "white" }, 2, { source: wasCast }),
  comesTo("702.33c", { kind: "timesPaid", cost: "kicker" }, 2, { source: wasCast }),
  comesTo("700.8a", { kind: "partySize", of: you }, 2, { add: adventurers }),
  comesTo("701.38", { kind: "votes", slot: "s", option: "grace" }, 2, {
    scope: { slots: { s: { ...done, words: votes } } },
  }),
  comesTo("105.1", { kind: "colorsSpent", on: source }, 2, { source: wasCast }),
  comesTo("702.33d", { kind: "timesKicked", of: source }, 2, { source: wasCast }),
  comesTo("702.140d", { kind: "timesMutated", of: source }, 2, {
    source: { parts: { components: [part, part, part] } },
  }),
  comesTo("120.10", { kind: "excessDamage", slot: "s" }, 1, { scope: { slots: { s: { ...done, excess: 1 } } } }),
  comesTo("701.7a", { kind: "events", measure: "objects", event: created, within: "thisTurn" }, 2, {
    add: (table) => table.arrange([create([group(saproling, n(2))])]),
  }),
  comesTo("107.1", { kind: "sum", terms: [n(4), n(5)] }, 9),
  comesTo("107.1b", { kind: "difference", from: n(4), subtract: n(5) }, -1),
  comesTo("107.1", { kind: "product", factors: [n(4), n(5)] }, 20),
  comesTo("107.1a", { kind: "half", of: n(5), round: "up" }, 3),
  comesTo("107.1a", { kind: "half", of: n(5), round: "down" }, 2),
  comesTo("607.2d", { kind: "chosenNumber" }, 5, { source: { parts: { choices: { number: 5 } } } }),
  comesTo("107.1c", { kind: "anyNumber" }, Number.MAX_SAFE_INTEGER),
  comesTo("102.2", { kind: "playerCount", of: opponents }, 1),
  comesTo("608.2c", { kind: "sum", terms: [one, { kind: "result", slot: "s" }] }, 4, { scope: { slots: { s: done } } }),
];
