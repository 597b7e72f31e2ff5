import { expect } from "vitest";
import type { Ability, Cost, Instruction, ManaProduction, Restriction } from "../../../../src/magic/effects/index.js";
import { type GameObject, type GameState, requestOf } from "../../../../src/magic/runtime/index.js";
import { withObject, withPlayer } from "../../../../src/magic/runtime/state/objects.js";
import { activated, bear, matching, n, named, one, permanents, source, you } from "../builders.js";
import type { TestTable } from "../table.js";
import { put, type Row, sourceId, tableWithSource } from "./row.js";

const gain = { kind: "gainLife", ...named("gain"), player: you, amount: one } as const;

/** A table whose source has an ability. */
function tableWith(ability: Ability, parts: Partial<GameObject> = {}): TestTable {
  return tableWithSource({ card: { abilities: [ability] }, parts });
}

/** Whether a player may activate an ability of the source now. */
function mayActivate(table: TestTable, player = "you"): boolean {
  table.state = { ...table.state, turn: { ...table.state.turn, priority: player } };
  const options = requestOf(table.state)?.options ?? [];
  return options.some((option) => option.kind === "action" && option.action.kind === "activate");
}

/** Activates the ability of the source. */
function activate(table: TestTable): void {
  table.input({ kind: "act", action: { kind: "activate", object: sourceId, ability: "act" } });
}

/** Another turn, or another part of one. */
function turned(table: TestTable, turn: Partial<GameState["turn"]>): void {
  table.state = { ...table.state, turn: { ...table.state.turn, ...turn } };
}

/** When the ability of the source may be activated, and when not any more. */
function limits(
  rule: string,
  restriction: Restriction,
  times: number,
  last: (table: TestTable) => void = () => undefined,
): Row {
  return {
    name: `restriction ${restriction.kind} (${rule})`,
    check: () => {
      const table = tableWith(activated([], [gain], { restrictions: [restriction] }));
      for (let time = 0; time < times; time += 1) {
        expect(mayActivate(table)).toBe(true);
        activate(table);
        table.resolve();
      }
      last(table);
      expect(mayActivate(table)).toBe(false);
    },
  };
}

const mine = you;
const poor = {
  kind: "compare",
  quantity: { kind: "lifeTotal", of: you },
  is: { operator: "atMost", than: n(20) },
} as const;
const toUpkeep = (table: TestTable): void => {
  turned(table, { part: "upkeep" });
};

const restrictions: readonly Row[] = [
  limits("602.5d", { kind: "sorcerySpeed" }, 1, toUpkeep),
  limits("602.5b", { kind: "onceEachTurn" }, 1),
  limits("602.5b", { kind: "twiceEachTurn" }, 2),
  limits("602.5b", { kind: "onceOnly" }, 1, (table) => {
    turned(table, { number: 9 });
  }),
  limits("602.5b", { kind: "timesEachTurn", times: 3 }, 3),
  limits("602.5b", { kind: "during", part: "mainPhase", whose: mine }, 1, toUpkeep),
  limits("602.5b", { kind: "before", part: "declareAttackersStep" }, 1, (table) => {
    turned(table, { part: "declareAttackersStep" });
  }),
  limits("602.5b", { kind: "after", part: "firstMainPhase" }, 1, toUpkeep),
  limits("602.5b", { kind: "onlyIf", condition: poor }, 1),
  {
    name: "restriction instantSpeed (117.1b)",
    check: () => {
      const table = tableWith(activated([], [gain], { restrictions: [{ kind: "instantSpeed" }] }));
      toUpkeep(table);
      expect(mayActivate(table)).toBe(true);
    },
  },
  {
    name: "restriction anyPlayerMay (602.2)",
    check: () => {
      const table = tableWith(activated([], [gain], { restrictions: [{ kind: "anyPlayerMay" }] }));
      expect([mayActivate(table, "you"), mayActivate(table, "opponent")]).toEqual([true, true]);
    },
  },
  {
    name: "restriction onlyOpponents (602.2)",
    check: () => {
      const table = tableWith(activated([], [gain], { restrictions: [{ kind: "onlyOpponents" }] }));
      expect([mayActivate(table, "you"), mayActivate(table, "opponent")]).toEqual([false, true]);
    },
  },
  {
    name: "restriction xNotZero (601.2b)",
    check: () => {
      const cost = [{ kind: "payLife", amount: { kind: "x" } }] as const;
      const table = tableWith(activated(cost, [gain], { restrictions: [{ kind: "xNotZero" }] }));
      activate(table);
      expect(table.state.pending?.request).toMatchObject({ purpose: "x", least: 1 });
    },
  },
];

const theSource = { kind: "named", name: "Source" } as const;

/** That a cost can be paid on the one table and not on the other, and what paying it makes. */
function costs(
  rule: string,
  cost: Cost,
  enough: (table: TestTable) => void,
  parts: Partial<GameObject>,
  paid: (table: TestTable) => unknown,
  value: unknown,
): Row {
  return {
    name: `cost ${cost.kind} (${rule})`,
    check: () => {
      const table = tableWith(activated([cost], [gain]), parts);
      activate(table);
      expect(table.state.players[0]?.life).toBe(20);
      expect(table.reports.map(({ kind }) => kind)).toContain("illegal");
      enough(table);
      activate(table);
      expect(paid(table)).toEqual(value);
      table.resolve();
      expect(table.state.stack).toEqual([]);
    },
  };
}

const own = (table: TestTable): GameObject | undefined => table.find("Source")[0];
const change =
  (parts: Partial<GameObject>) =>
  (table: TestTable): void => {
    table.state = withObject(table.state, sourceId, parts);
  };
const mana =
  (...symbols: readonly string[]) =>
  (table: TestTable): void => {
    table.input({ kind: "giveMana", player: "you", mana: symbols });
  };
const other =
  (zone: "battlefield" | "hand" | "library" | "graveyard", parts: Partial<GameObject> = {}) =>
  (table: TestTable): void => {
    put(table, "Spare", { zone, parts });
  };
const spare = permanents({ kind: "named", name: "Spare" });
const chosen = { kind: "choice", chooser: you, filter: spare, least: one, most: one, manner: "chosen" } as const;
const cards = (zone: "hand" | "graveyard") =>
  ({ ...chosen, filter: { what: "card", constraints: [{ kind: "inZone", zone, of: you }] } }) as const;
const spareIn = (zone: "hand" | "graveyard" | "exile") => (table: TestTable) => table.find("Spare", zone).length;
const tapped = (table: TestTable) => table.find("Spare")[0]?.tapped;
const counted = (counter: string) => (table: TestTable) => own(table)?.counters[counter] ?? 0;
const energy = (count: number) => (table: TestTable) => {
  table.state = withPlayer(table.state, "you", { counters: { energy: count } });
};

const payments: readonly Row[] = [
  costs(
    "601.2h",
    { kind: "mana", symbols: ["{1}", "{G}"] },
    mana("{G}", "{G}"),
    {},
    ({ state }) => state.players[0]?.mana,
    [],
  ),
  costs("107.5", { kind: "tapSelf" }, change({ tapped: false }), { tapped: true }, (table) => own(table)?.tapped, true),
  costs("107.6", { kind: "untapSelf" }, change({ tapped: true }), {}, (table) => own(table)?.tapped, false),
  costs(
    "606.4",
    { kind: "loyalty", sign: "minus", amount: n(2) },
    change({ counters: { loyalty: 3 } }),
    {},
    counted("loyalty"),
    1,
  ),
  costs("701.26a", { kind: "tap", what: chosen, from: null }, other("battlefield"), {}, tapped, true),
  costs(
    "701.26b",
    { kind: "untap", what: chosen, from: null },
    other("battlefield", { tapped: true }),
    {},
    tapped,
    false,
  ),
  costs("701.21a", { kind: "sacrifice", what: chosen, from: null }, other("battlefield"), {}, spareIn("graveyard"), 1),
  costs(
    "701.20a",
    { kind: "reveal", what: cards("hand"), from: "hand" },
    other("hand"),
    {},
    ({ events }) => events.some(({ kind }) => kind === "revealed"),
    true,
  ),
  costs("601.2h", { kind: "return", what: chosen, from: null }, other("battlefield"), {}, spareIn("hand"), 1),
  costs(
    "601.2h",
    { kind: "exile", what: cards("graveyard"), from: "graveyard" },
    other("graveyard"),
    {},
    spareIn("exile"),
    1,
  ),
  costs(
    "701.9a",
    { kind: "discard", what: null, count: one, manner: "chosen" },
    other("hand"),
    {},
    spareIn("graveyard"),
    1,
  ),
  costs(
    "107.14",
    { kind: "payEnergy", amount: n(2) },
    energy(3),
    {},
    ({ state }) => state.players[0]?.counters["energy"],
    1,
  ),
  costs("106.1b", { kind: "payMana", amount: n(2) }, mana("{R}", "{C}"), {}, ({ state }) => state.players[0]?.mana, []),
  costs(
    "122.1",
    { kind: "removeCounters", counter: "oil", count: n(2), from: source },
    change({ counters: { oil: 3 } }),
    {},
    counted("oil"),
    1,
  ),
  costs("701.17b", { kind: "mill", count: one }, other("library"), {}, spareIn("graveyard"), 1),
  costs(
    "118.8",
    { kind: "either", alternatives: [[{ kind: "mana", symbols: ["{G}"] }], [{ kind: "payEnergy", amount: one }]] },
    energy(1),
    {},
    ({ state }) => state.players[0]?.counters["energy"] ?? 0,
    0,
  ),
];

/** A cost that can always be paid, with what paying it makes. */
function always(rule: string, cost: Cost, paid: (table: TestTable) => unknown, value: unknown): Row {
  return {
    name: `cost ${cost.kind} (${rule})`,
    check: () => {
      const table = tableWith(activated([cost], [gain]));
      activate(table);
      expect(paid(table)).toEqual(value);
    },
  };
}

const lose: Instruction = { kind: "loseLife", ...named("lose"), player: you, amount: n(4) };
const poorer: readonly Row[] = [
  always("118.3b", { kind: "payLife", amount: n(3) }, ({ state }) => state.players[0]?.life, 17),
  always("118.1", { kind: "putCounters", counter: "oil", count: n(2), on: source }, counted("oil"), 2),
  always("118.1", { kind: "instruction", instruction: lose }, ({ state }) => state.players[0]?.life, 16),
];

/** What mana an effect adds. */
function adds(rule: string, production: ManaProduction, symbols: readonly string[], answer: number | null = null): Row {
  return {
    name: `mana production ${production.kind} (${rule})`,
    check: () => {
      const ability = activated(
        [],
        [{ kind: "addMana", ...named("add"), player: you, mana: production, restriction: [] }],
      );
      const table = tableWithSource({
        card: { colors: ["red", "green"], abilities: [ability] },
        parts: { choices: { color: "blue" } },
      });
      activate(table);
      table.resolve();
      if (answer !== null) table.answer(answer);
      expect(table.state.players[0]?.mana.map(({ symbol }) => symbol)).toEqual(symbols);
    },
  };
}

const productions: readonly Row[] = [
  adds("106.3", { kind: "symbols", symbols: ["{G}"], times: n(2) }, ["{G}", "{G}"]),
  adds("106.1b", { kind: "choice", options: [["{R}"], ["{G}"]], times: one }, ["{G}"], 1),
  adds("106.1a", { kind: "anyColor", count: one, spread: "oneColor", among: [] }, ["{U}"], 1),
  adds("106.5", { kind: "chosenColor", count: n(2) }, ["{U}", "{U}"]),
  adds("106.5", { kind: "anyColorAmong", count: one, among: permanents(theSource) }, ["{G}"], 1),
  adds("106.5", { kind: "colorsOf", count: one, of: matching(theSource) }, ["{G}"], 1),
];

/** Crew and saddle (702.122a, 702.171a): creatures are tapped, and it becomes what the keyword says. */
function crews(rule: string, word: string, value: Partial<GameObject>, types: readonly string[]): Row {
  return {
    name: `keyword ${word} (${rule})`,
    check: () => {
      const parameters = [{ kind: "amount", amount: n(2) }] as const;
      const ability = { kind: "keyword", id: `kw:${word}`, keyword: word, parameters } as const;
      const table = tableWithSource({ card: { types: ["artifact"], abilities: [ability] } });
      const pilot = table.put(bear("Pilot"));
      table.input({ kind: "act", action: { kind: "activate", object: sourceId, ability: `kw:${word}:${word}` } });
      table.answer(0);
      table.resolve();
      expect(table.looks(sourceId).types).toEqual(types);
      expect(own(table)).toMatchObject(value);
      expect(
        table
          .find("Pilot")
          .filter(({ tapped: isTapped }) => isTapped)
          .map(({ id }) => id),
      ).toEqual([pilot]);
    },
  };
}

/** Every restriction, cost and mana production, and the keywords that are activated. */
export const activatingRows: readonly Row[] = [
  ...restrictions,
  ...payments,
  ...poorer,
  ...productions,
  crews("702.122a", "crew", { designations: ["crewed"] }, ["artifact", "creature"]),
  crews("702.171a", "saddle", { designations: ["saddled"] }, ["artifact"]),
];
