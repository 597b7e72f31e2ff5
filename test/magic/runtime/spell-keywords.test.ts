import { describe, expect, it } from "vitest";
import type { Ability, CompiledCard, Instruction, Prohibition } from "../../../src/magic/effects/index.js";
import type { Request } from "../../../src/magic/runtime/index.js";
import { findObject, permanentIds } from "../../../src/magic/runtime/state/objects.js";
import { bear, card, creature, fixed, keyword, matching, n, named, source, spell, you } from "./builders.js";
import { TestTable } from "./table.js";

const cost = (...symbols: readonly string[]) => ({ kind: "cost", costs: [{ kind: "mana", symbols }] }) as const;
const amount = (value: number) => ({ kind: "amount", amount: n(value) }) as const;
const gain = (id: string, value: number): Instruction => {
  return { kind: "gainLife", ...named(id), player: you, amount: n(value) };
};

/** An instant that gains 2 life, with a keyword. */
const song = (...abilities: readonly Ability[]): CompiledCard =>
  card(abilities.length === 0 ? "Hum" : "Song", {
    types: ["instant"],
    manaCost: [],
    abilities: [...abilities, spell([gain("g", 2)])],
  });

/** Casts a card, saying yes to each cost that may be paid, or no, and taking the first of what else is asked. */
function cast(table: TestTable, object: number, symbols: readonly string[], answer: "yes" | "no" = "yes"): void {
  table.input({ kind: "giveMana", player: "you", mana: symbols });
  let request: Request | null = table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
  while (request !== null && request.purpose !== "act") {
    const isMay = request.options[0]?.kind === "yes";
    const first = request.kind === "number" ? [request.most] : [0, 1].slice(0, Math.max(1, request.least));
    request = isMay ? table.answer(answer === "yes" ? 0 : 1) : table.answer(...first);
  }
}

const life = (table: TestTable): number => table.state.players[0]?.life ?? 0;

describe("copies as a spell is cast (707.10)", () => {
  it("storm: one for each other spell that was cast before it this turn, and for none after it (702.40a)", () => {
    const table = new TestTable();
    for (const id of [table.put(song(), "hand"), table.put(song(), "hand")]) {
      cast(table, id, []);
      table.resolve();
    }
    expect(life(table)).toBe(24);
    const later = table.put(song(), "hand");
    cast(table, table.put(song(keyword("storm")), "hand"), []);
    cast(table, later, []);
    table.resolve();
  });

  it("replicate: one for each time that its cost was paid (702.56a)", () => {
    const table = new TestTable();
    cast(table, table.put(song(keyword("replicate", cost("{1}"))), "hand"), ["{C}", "{C}"]);
    table.resolve();
    expect(life(table)).toBe(26);
  });

  it.each([
    ["a creature with power N or greater", "3", 24, 0],
    ["but none with less power", "2", 22, 1],
  ])("casualty 3: %s is sacrificed for a copy (702.153a)", (_, power, expected, left) => {
    const table = new TestTable();
    table.put(bear("Recruit", { power }));
    cast(table, table.put(song(keyword("casualty", amount(3))), "hand"), []);
    table.resolve();
    expect(life(table)).toBe(expected);
    expect(table.find("Recruit")).toHaveLength(left);
  });

  it("conspire: two creatures that share a color with the spell are tapped for a copy (702.78a)", () => {
    const table = new TestTable();
    table.put(bear("Stranger", { colors: ["red"] }));
    for (const name of ["First", "Second"]) table.put(bear(name, { colors: ["blue"] }));
    const made = song(keyword("conspire"));
    const blue = { ...made, faces: made.faces.map((face) => ({ ...face, colors: ["blue"] as const })) };
    cast(table, table.put(blue, "hand"), []);
    table.resolve();
    expect(life(table)).toBe(24);
    expect(table.find("Stranger")).toMatchObject([{ tapped: false }]);
  });
});

describe("modal spells (700.2)", () => {
  const modes = [gain("a", 2), gain("b", 5)].map((one) => ({ name: null, cost: [], targets: [], instructions: [one] }));
  const choose = (most: number): Instruction => ({
    kind: "chooseModes",
    ...named("modes"),
    player: you,
    least: n(1),
    most: n(most),
    sameAgain: "no",
    manner: "chosen",
    unless: { kind: "none" },
    modes,
  });
  const modal = (word: string, most: number): CompiledCard =>
    card("Choice", {
      types: ["instant"],
      manaCost: [],
      abilities: [keyword(word, cost("{1}")), spell([choose(most)])],
    });

  it.each([
    ["all modes where its cost is paid", "yes", 27],
    ["else as many as the spell says", "no", 22],
  ] as const)("entwine: %s (702.42a)", (_, answer, expected) => {
    const table = new TestTable();
    cast(table, table.put(modal("entwine", 1), "hand"), ["{C}"], answer);
    table.resolve();
    expect(life(table)).toBe(expected);
  });

  it.each([
    [[0], [], true],
    [[0, 1], [], false],
    [[0, 1], ["{C}"], true],
  ])("escalate: each mode beyond the first costs it once more: modes %j with %j (702.120a)", (chosen, symbols, can) => {
    const table = new TestTable();
    const object = table.put(modal("escalate", 2), "hand");
    table.input({ kind: "giveMana", player: "you", mana: symbols });
    table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
    table.answer(...chosen);
    expect(table.state.stack).toHaveLength(can ? 1 : 0);
  });
});

it.each([
  ["paid", "yes", "hand"],
  ["not paid", "no", "graveyard"],
] as const)("buyback that was %s: the spell goes there as it resolves (702.27a)", (_, answer, zone) => {
  const table = new TestTable();
  cast(table, table.put(song(keyword("buyback", cost("{1}"))), "hand"), ["{C}"], answer);
  table.resolve();
  expect(table.find("Song", zone)).toHaveLength(1);
});

it("buyback brings nothing back that is countered (702.27a)", () => {
  const table = new TestTable();
  cast(table, table.put(song(keyword("buyback", cost("{1}"))), "hand"), ["{C}"]);
  const objects = { kind: "matching", filter: { what: "spell", constraints: [] } } as const;
  table.arrange([{ kind: "counterSpell", ...named("c"), objects, instead: null }]);
  expect(table.find("Song", "graveyard")).toHaveLength(1);
});

it("rebound: exiled as it resolves, and cast for nothing at the beginning of its player's next upkeep (702.88a)", () => {
  const table = new TestTable();
  for (const owner of ["you", "opponent"]) for (const name of ["A", "B"]) table.put(card(name, {}), "library", owner);
  cast(table, table.put(song(keyword("rebound")), "hand"), []);
  table.resolve();
  expect(table.find("Song", "exile")).toHaveLength(1);
  for (const part of ["upkeep", "endStep", "upkeep"] as const) table.advance(part);
  table.resolve();
  table.answer(0);
  table.resolve();
  expect(life(table)).toBe(24);
  expect(table.find("Song", "graveyard")).toHaveLength(1);
});

it("teamwork N: creatures with total power N or greater are tapped, which is an additional cost (702.194a)", () => {
  for (const [power, paid] of [
    ["3", true],
    ["2", false],
  ] as const) {
    const table = new TestTable();
    const helper = table.put(bear("Helper", { power }));
    const then = { kind: "conditional", ...named("if"), condition: { kind: "paid", cost: "teamwork" } } as const;
    const more: Instruction = { ...then, then: [gain("m", 3)], otherwise: [] };
    const abilities = [keyword("teamwork", amount(3)), spell([more])];
    cast(table, table.put(card("Push", { types: ["instant"], manaCost: [], abilities }), "hand"), []);
    table.resolve();
    expect(findObject(table.state, helper)?.tapped).toBe(paid);
    expect(life(table)).toBe(paid ? 23 : 20);
  }
});

describe("keywords of permanents", () => {
  it("changeling: every creature type, in every zone (702.73a, 604.3)", () => {
    const table = new TestTable();
    const shape = bear("Shape", { abilities: [keyword("changeling")] });
    for (const zone of ["battlefield", "hand", "graveyard"] as const) {
      const { subtypes } = table.looks(table.put(shape, zone));
      expect(subtypes).toEqual(expect.arrayContaining(["Bear", "Elf", "Goblin", "Zombie"]));
      expect(subtypes).not.toContain("Equipment");
    }
  });

  it("changeling: it keeps the types though it loses its abilities, for layer 4 comes before layer 6 (613.1)", () => {
    const table = new TestTable();
    const id = table.put(bear("Shape", { abilities: [keyword("changeling")] }));
    const changes = [{ kind: "loseAllAbilities" }] as const;
    table.put(card("Hush", { abilities: [fixed({ kind: "continuous", affected: matching(creature), changes })] }));
    expect(table.looks(id).subtypes).toContain("Elf");
  });

  it("vanishing N: N time counters, one less each upkeep, and it is sacrificed with the last (702.63a)", () => {
    const table = new TestTable();
    for (const owner of ["you", "opponent"]) for (const name of ["A", "B"]) table.put(card(name, {}), "library", owner);
    cast(table, table.put(bear("Hermit", { manaCost: [], abilities: [keyword("vanishing", amount(1))] }), "hand"), []);
    table.resolve();
    expect(table.find("Hermit")).toMatchObject([{ counters: { time: 1 } }]);
    for (const part of ["upkeep", "endStep", "upkeep"] as const) {
      expect(table.find("Hermit")).toHaveLength(1);
      table.advance(part);
    }
    table.resolve();
    expect(table.find("Hermit", "graveyard")).toHaveLength(1);
  });

  it.each([
    ["yes", { time: 2 }, ["enchantment"]],
    ["no", {}, ["enchantment", "creature"]],
  ] as const)(
    "impending: time counters, and no creature while there are some, where its cost was paid: %s (702.176a)",
    (answer, counters, types) => {
      const table = new TestTable();
      const abilities = [keyword("impending", amount(2), cost("{1}"))];
      const lord = bear("Overlord", { types: ["enchantment", "creature"], manaCost: ["{2}"], abilities });
      cast(table, table.put(lord, "hand"), ["{C}", "{C}"], answer);
      table.resolve();
      const [object] = table.find("Overlord");
      expect(object?.counters).toEqual(counters);
      expect(table.looks(object?.id ?? 0).types).toEqual(types);
    },
  );

  it.each([
    [["{C}", "{C}", "{C}"], 3],
    [["{C}", "{C}"], 2],
  ])("increment: more mana spent than the creature has power or toughness: %j (702.191a)", (symbols, power) => {
    const table = new TestTable();
    const id = table.put(bear("Scholar", { abilities: [keyword("increment")] }));
    const made = card("Song", {
      types: ["instant"],
      manaCost: [`{${symbols.length}}`],
      abilities: [spell([gain("g", 2)])],
    });
    cast(table, table.put(made, "hand"), symbols);
    table.resolve();
    expect(table.looks(id).power).toBe(power);
  });

  it.each([
    [1, 2],
    [3, 6],
  ])("rampage 2: +2/+2 for each creature blocking it beyond the first: %i block it (702.23a)", (blockers, power) => {
    const table = new TestTable();
    const id = table.put(bear("Giant", { abilities: [keyword("rampage", amount(2))] }));
    for (let count = 0; count < blockers; count += 1) table.put(bear("Guard"), "battlefield", "opponent");
    table.advance("declareAttackersStep");
    table.answer(0);
    table.advance("declareBlockersStep");
    table.answer(...Array.from({ length: blockers }, (__, index) => index));
    table.resolve();
    expect(table.looks(id).power).toBe(power);
  });

  it("provoke: the creature untaps and must block this one (702.39a)", () => {
    const table = new TestTable();
    const attacker = table.put(bear("Taunter", { abilities: [keyword("provoke")] }));
    const guard = table.put(bear("Guard"), "battlefield", "opponent", { tapped: true });
    table.advance("declareAttackersStep");
    table.answer(0);
    table.resolve();
    table.answer(0);
    expect(findObject(table.state, guard)?.tapped).toBe(false);
    table.advance("declareBlockersStep");
    table.answer();
    expect(table.reports.at(-1)?.kind).toBe("illegal");
    table.answer(0);
    expect(findObject(table.state, guard)?.blocking).toEqual([attacker]);
  });

  it("start your engines!: speed 1, and one more once each turn in which an opponent loses life, up to 4 (702.179a, d)", () => {
    const table = new TestTable();
    table.put(card("Racer", { abilities: [keyword("start your engines!")] }));
    const lose: Instruction = { kind: "loseLife", ...named("l"), player: { kind: "eachOpponent" }, amount: n(1) };
    const speed = (): number | undefined => table.state.players[0]?.speed;
    table.arrange([]);
    expect(speed()).toBe(1);
    table.arrange([lose]);
    table.arrange([lose]);
    table.resolve();
    expect(speed()).toBe(2);
    table.state = { ...table.state, players: table.state.players.map((each) => ({ ...each, speed: 4 })) };
    table.arrange([lose]);
    table.resolve();
    expect(speed()).toBe(4);
    expect(table.state.players[1]?.speed).toBe(4);
  });
});

describe("what creatures can't do (101.2)", () => {
  const banned = (prohibition: Prohibition): Ability =>
    fixed({ kind: "continuous", affected: source, changes: [{ kind: "prohibit", prohibition }] });

  it.each([
    ["attack", [0], false],
    ["attack", [0, 1], true],
  ] as const)("can't %s alone: with %j declared (508.1c)", (kind, chosen, can) => {
    const table = new TestTable();
    table.put(bear("Shy", { abilities: [banned({ kind, whom: null, manner: "alone" })] }));
    table.put(bear("Friend"));
    table.advance("declareAttackersStep");
    table.answer(...chosen);
    expect(permanentIds(table.state).some((id) => findObject(table.state, id)?.attacking !== null)).toBe(can);
  });

  it.each([
    ["its controller's", { kind: "you" }, true],
    ["another player's", { kind: "eachOpponent" }, false],
  ] as const)("doesn't untap during %s untap step (502.3)", (_, whose, stays) => {
    const table = new TestTable();
    for (const owner of ["you", "opponent"]) for (const name of ["A", "B"]) table.put(card(name, {}), "library", owner);
    const made = bear("Sleeper", { abilities: [banned({ kind: "untapDuringUntapStep", whose })] });
    const id = table.put(made, "battlefield", "you", { tapped: true });
    for (const part of ["upkeep", "endStep", "upkeep"] as const) table.advance(part);
    expect(findObject(table.state, id)?.tapped).toBe(stays);
  });
});
