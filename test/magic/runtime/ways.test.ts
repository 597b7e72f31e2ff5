import { describe, expect, it } from "vitest";
import type { CompiledCard, Cost } from "../../../src/magic/effects/index.js";
import { findObject } from "../../../src/magic/runtime/state/objects.js";
import type { Request } from "../../../src/magic/runtime/index.js";
import { bear, card, creature, keyword, n, named, spell, you } from "./builders.js";
import { TestTable } from "./table.js";

const mana = (...symbols: readonly string[]): Cost => ({ kind: "mana", symbols });
const cost = (...symbols: readonly string[]) => ({ kind: "cost", costs: [mana(...symbols)] }) as const;
const gain = { kind: "gainLife", ...named("g"), player: you, amount: n(2) } as const;

/** Casts a card with so much mana, saying yes to every alternative cost and choosing the first of what is offered. */
function cast(table: TestTable, object: number, symbols: readonly string[], answer: "yes" | "no" = "yes"): void {
  table.input({ kind: "giveMana", player: "you", mana: symbols });
  let request: Request | null = table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
  while (request !== null && request.purpose !== "act") {
    const isMay = request.options[0]?.kind === "yes";
    request = isMay ? table.answer(answer === "yes" ? 0 : 1) : table.answer(0);
  }
}

/** A table at which both players have cards to draw. */
function stocked(): TestTable {
  const table = new TestTable();
  for (const owner of ["you", "opponent"])
    for (let count = 0; count < 5; count += 1) table.put(card("Leaf", { types: ["land"] }), "library", owner);
  return table;
}

function isCast(table: TestTable): boolean {
  return table.state.stack.length > 0;
}

const elk = (word: string, ...symbols: readonly string[]): CompiledCard =>
  bear("Elk", { manaCost: ["{9}"], abilities: [keyword(word, cost(...symbols))] });

describe("alternative costs of keywords (118.9, 601.2b)", () => {
  it("evoke: the permanent is sacrificed as it enters, and not where its mana cost was paid (702.74a)", () => {
    for (const [answer, symbols, stays] of [
      ["yes", ["{R}"], 0],
      ["no", Array.from({ length: 9 }, () => "{R}"), 1],
    ] as const) {
      const table = new TestTable();
      cast(table, table.put(elk("evoke", "{R}"), "hand"), symbols, answer);
      table.resolve();
      expect(table.find("Elk")).toHaveLength(stays);
    }
  });

  it("dash: it has haste and returns to its owner's hand at the beginning of the next end step (702.109a)", () => {
    const table = new TestTable();
    cast(table, table.put(elk("dash", "{R}"), "hand"), ["{R}"]);
    table.resolve();
    const [dashed] = table.find("Elk");
    expect(table.looks(dashed?.id ?? 0).abilities.map(({ ability }) => ability)).toContainEqual(
      expect.objectContaining({ keyword: "haste" }),
    );
    table.advance("declareAttackersStep");
    table.answer();
    table.advance("endStep");
    table.resolve();
    expect(table.find("Elk", "hand")).toHaveLength(1);
  });

  it("warp: it is exiled at the next end step, and its owner may cast it on a later turn alone (702.185a)", () => {
    const table = stocked();
    cast(table, table.put(elk("warp", "{R}"), "hand"), ["{R}"]);
    table.resolve();
    table.advance("endStep");
    table.resolve();
    const [exiled] = table.find("Elk", "exile");
    expect(exiled?.designations).toEqual(["warped"]);
    for (const part of ["upkeep", "endStep", "upkeep", "firstMainPhase"] as const) table.advance(part);
    cast(
      table,
      exiled?.id ?? 0,
      Array.from({ length: 9 }, () => "{R}"),
    );
    expect(isCast(table)).toBe(true);
  });

  it("warp works from the hand alone (702.185a)", () => {
    const table = new TestTable();
    cast(table, table.put(elk("warp", "{R}"), "graveyard"), ["{R}"]);
    expect(isCast(table)).toBe(false);
  });

  it("emerge: the cost is less by the mana value of the creature sacrificed (702.119a)", () => {
    const table = new TestTable();
    table.put(bear("Meal", { manaCost: ["{3}"] }));
    cast(table, table.put(elk("emerge", "{5}", "{U}"), "hand"), ["{U}", "{C}", "{C}"]);
    expect(isCast(table)).toBe(true);
    expect(table.find("Meal", "graveyard")).toHaveLength(1);
  });

  it("web-slinging: a tapped creature returns to its owner's hand (702.188a)", () => {
    const table = new TestTable();
    table.put(bear("Rested"));
    const tired = table.put(bear("Tired"), "battlefield", "you", { tapped: true });
    cast(table, table.put(elk("web-slinging", "{W}"), "hand"), ["{W}"]);
    expect(isCast(table)).toBe(true);
    expect(findObject(table.state, tired)).toBeNull();
    expect(table.find("Tired", "hand")).toHaveLength(1);
    expect(table.find("Rested")).toHaveLength(1);
  });

  it.each([
    ["an opponent lost life this turn", "opponent", true],
    ["only its player lost life this turn", "you", false],
  ])("spectacle: %s (702.137a)", (_, player, possible) => {
    const table = new TestTable();
    const whose = player === "you" ? you : ({ kind: "eachOpponent" } as const);
    table.arrange([{ kind: "loseLife", ...named("l"), player: whose, amount: n(1) }]);
    cast(table, table.put(elk("spectacle", "{B}"), "hand"), ["{B}"]);
    expect(isCast(table)).toBe(possible);
  });

  it("sneak: in the declare blockers step, for an unblocked creature, and it enters tapped and attacking (702.190a, b)", () => {
    const table = new TestTable();
    const scout = table.put(bear("Scout"));
    const hidden = table.put(elk("sneak", "{B}"), "hand");
    cast(table, hidden, ["{B}"]);
    expect(isCast(table)).toBe(false);
    table.advance("declareAttackersStep");
    table.answer(0);
    table.advance("declareBlockersStep");
    cast(table, hidden, ["{B}"]);
    table.resolve();
    expect(findObject(table.state, scout)).toBeNull();
    expect(table.find("Elk")).toMatchObject([{ tapped: true, attacking: "opponent" }]);
  });

  it("harmonize: from the graveyard, for less by the power of a creature tapped, and then it is exiled (702.180a)", () => {
    const table = new TestTable();
    const helper = table.put(bear("Helper", { power: "3" }));
    const song = card("Song", {
      types: ["sorcery"],
      manaCost: ["{1}"],
      abilities: [keyword("harmonize", cost("{4}", "{G}")), spell([gain])],
    });
    const id = table.put(song, "graveyard");
    table.input({ kind: "giveMana", player: "you", mana: ["{G}", "{C}"] });
    table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
    table.answer(0);
    table.resolve();
    expect(findObject(table.state, helper)?.tapped).toBe(true);
    expect(table.state.players[0]?.life).toBe(22);
    expect(table.find("Song", "exile")).toHaveLength(1);
  });

  it.each([
    ["discarded this turn", true],
    ["in the graveyard since before", false],
  ])("mayhem: a card %s (702.187b)", (_, possible) => {
    const table = new TestTable();
    const id = table.put(elk("mayhem", "{R}"), possible ? "hand" : "graveyard");
    const discard = { kind: "discard", ...named("d"), player: you, what: null, amount: n(1), manner: "hand" } as const;
    if (possible) table.arrange([discard]);
    const now = possible ? (table.find("Elk", "graveyard")[0]?.id ?? 0) : id;
    cast(table, now, ["{R}"]);
    expect(isCast(table)).toBe(possible);
  });

  it("plot: exiled as a special action, and cast for nothing on a later turn, in a main phase (702.170a, d)", () => {
    const table = stocked();
    const object = table.put(elk("plot", "{R}"), "hand");
    table.input({ kind: "giveMana", player: "you", mana: ["{R}"] });
    table.input({ kind: "act", action: { kind: "special", action: "plot", object, by: "plot" } });
    const [plotted] = table.find("Elk", "exile");
    expect(plotted?.designations).toEqual(["plotted"]);
    cast(table, plotted?.id ?? 0, []);
    expect(isCast(table)).toBe(false);
    for (const part of ["upkeep", "endStep", "upkeep"] as const) table.advance(part);
    cast(table, plotted?.id ?? 0, []);
    expect(isCast(table)).toBe(false);
    table.advance("firstMainPhase");
    cast(table, plotted?.id ?? 0, []);
    expect(isCast(table)).toBe(true);
  });
});

it("exiles a spell with flashback that is countered, for it leaves the stack (702.34a)", () => {
  const table = new TestTable();
  const echo = card("Echo", { types: ["instant"], abilities: [spell([gain]), keyword("flashback", cost("{R}"))] });
  cast(table, table.put(echo, "graveyard"), ["{R}"]);
  const objects = { kind: "matching", filter: { what: "spell", constraints: [] } } as const;
  table.arrange([{ kind: "counterSpell", ...named("c"), objects, instead: null }]);
  expect(table.find("Echo", "exile")).toHaveLength(1);
});

it("counts a spell as cast by its player while it is being cast, for what makes it cost more (601.2f)", () => {
  const table = new TestTable();
  const constraints = [creature, { kind: "castBy", player: you } as const];
  const tax = {
    kind: "costChange",
    what: { what: "spell", constraints },
    of: "spells",
    direction: "more",
    amount: ["{2}"],
    times: n(1),
  } as const;
  table.put(card("Toll", { abilities: [{ kind: "static", id: "toll", condition: null, effects: [tax] }] }));
  const cub = table.put(bear("Cub", { manaCost: ["{1}"] }), "hand");
  cast(table, cub, ["{C}", "{C}"]);
  expect(isCast(table)).toBe(false);
  cast(table, cub, ["{C}"]);
  expect(isCast(table)).toBe(true);
});
