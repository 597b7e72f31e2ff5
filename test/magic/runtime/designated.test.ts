import { describe, expect, it } from "vitest";
import type { CompiledCard, Instruction } from "../../../src/magic/effects/index.js";
import { findObject } from "../../../src/magic/runtime/state/objects.js";
import {
  bear,
  card,
  creature,
  detail,
  keyword,
  matching,
  n,
  named,
  self,
  source,
  spell,
  triggered,
  you,
} from "./builders.js";
import { TestTable } from "./table.js";

const gain = (value: number): Instruction => {
  return { kind: "gainLife", ...named(`g${value}`), player: you, amount: n(value) };
};
const become = (designation: string): Instruction => {
  return { kind: "becomeDesignation", ...named("b"), player: null, object: matching(creature), designation };
};

/** A card with a second face. */
const withBack = (front: CompiledCard, back: CompiledCard, layout: string): CompiledCard => {
  return { ...front, layout, faces: [...front.faces, ...back.faces] };
};

describe("prepared permanents (722.3)", () => {
  const lesson = card("Lesson", { types: ["sorcery"], manaCost: ["{R}"], abilities: [spell([gain(3)])] });
  const teacher = withBack(bear("Teacher"), lesson, "prepare");

  it("a copy of the prepare spell is in exile, which may be cast once; the permanent is prepared no longer (722.3c)", () => {
    const table = new TestTable();
    const id = table.put(teacher);
    table.arrange([become("prepared")]);
    const [copy] = table.find("Lesson", "exile");
    table.input({ kind: "giveMana", player: "you", mana: ["{R}"] });
    table.input({ kind: "act", action: { kind: "cast", object: copy?.id ?? 0, face: 0 } });
    table.resolve();
    expect(table.state.players[0]?.life).toBe(23);
    expect(findObject(table.state, id)?.designations).toEqual([]);
    expect(table.state.exile).toEqual([]);
  });

  it.each([
    ["it becomes unprepared", become("unprepared")],
    ["it leaves the battlefield", { kind: "destroy", ...named("d"), actor: you, objects: matching(creature) }],
  ] as const)("the copy ceases to exist where %s (722.3b, c; 704.5e)", (_, instruction) => {
    const table = new TestTable();
    table.put(teacher);
    table.arrange([become("prepared")]);
    table.arrange([instruction]);
    expect(table.state.exile).toEqual([]);
  });

  it("a permanent without a prepare spell, or that is prepared already, does not become it (722.3a)", () => {
    const table = new TestTable();
    const plain = table.put(bear("Plain"));
    table.put(teacher);
    table.arrange([become("prepared"), become("prepared")]);
    expect(findObject(table.state, plain)?.designations).toEqual([]);
    expect(table.state.exile).toHaveLength(1);
  });

  it("it enters prepared where its text says so (722.3a)", () => {
    const table = new TestTable();
    const enters = { kind: "entersWith", object: source, entry: [{ kind: "prepared" }], unless: null } as const;
    const ready = bear("Teacher", { abilities: [{ kind: "static", id: "e", condition: null, effects: [enters] }] });
    const object = table.put(withBack(ready, lesson, "prepare"), "hand");
    table.input({ kind: "giveMana", player: "you", mana: ["{C}", "{C}"] });
    table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
    table.resolve();
    expect(table.find("Lesson", "exile")).toHaveLength(1);
  });
});

describe("daybound and nightbound (702.145)", () => {
  const wolf = withBack(
    bear("Villager", { abilities: [keyword("daybound")] }),
    bear("Wolf", { power: "5", abilities: [keyword("nightbound")] }),
    "transform",
  );
  const night: Instruction = {
    kind: "becomeDesignation",
    ...named("n"),
    player: null,
    object: null,
    designation: "night",
  };

  it("it becomes day where it is neither, and by night the permanent transforms at once (702.145c, d)", () => {
    const table = new TestTable();
    const id = table.put(wolf);
    table.arrange([]);
    expect(table.state.daytime).toBe("day");
    table.arrange([night]);
    expect(table.looks(id).name).toBe("Wolf");
    table.arrange([{ ...night, designation: "day" }]);
    expect(table.looks(id).name).toBe("Villager");
  });

  it("it enters transformed by night (702.145b)", () => {
    const table = new TestTable();
    table.put(wolf);
    table.arrange([night]);
    const object = table.put(wolf, "hand");
    table.input({ kind: "giveMana", player: "you", mana: ["{C}", "{C}"] });
    table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
    table.resolve();
    expect(table.find("Wolf")).toHaveLength(2);
    expect(table.events.filter(({ kind }) => kind === "transformed")).toHaveLength(1);
  });

  it("no other effect transforms it (702.145b, e)", () => {
    const table = new TestTable();
    const id = table.put(wolf);
    table.arrange([{ kind: "transform", ...named("t"), actor: you, objects: matching(creature) }]);
    expect(table.looks(id).name).toBe("Villager");
  });
});

describe("ascend (702.131)", () => {
  const fill = (table: TestTable, count: number): void => {
    for (let each = 0; each < count; each += 1) table.put(card("Stone", {}));
  };

  it.each([
    [9, true],
    [8, false],
  ])(
    "on a permanent: with ten permanents its player has the city's blessing: %i others (702.131b)",
    (count, blessed) => {
      const table = new TestTable();
      fill(table, count);
      table.put(card("Spire", { abilities: [keyword("ascend")] }));
      table.arrange([]);
      expect(table.state.players[0]?.designations).toEqual(blessed ? ["city's blessing"] : []);
    },
  );

  it.each([
    [10, true],
    [9, false],
  ])("on an instant: as it resolves, with %i permanents (702.131a)", (count, blessed) => {
    const table = new TestTable();
    fill(table, count);
    const abilities = [keyword("ascend"), spell([gain(1)])];
    const object = table.put(card("Climb", { types: ["instant"], manaCost: [], abilities }), "hand");
    table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
    expect(table.state.players[0]?.designations).toEqual([]);
    table.resolve();
    expect(table.state.players[0]?.designations).toEqual(blessed ? ["city's blessing"] : []);
  });
});

it("craft: it and its materials are exiled, and it comes back transformed (702.167a)", () => {
  for (const zone of ["battlefield", "graveyard"] as const) {
    const table = new TestTable();
    const quality = { what: "permanent", constraints: [{ kind: "cardType", cardType: "artifact" }] } as const;
    const abilities = [keyword("craft", { kind: "quality", filter: quality }, { kind: "cost", costs: [] })];
    const kiln = withBack(card("Bricks", { types: ["artifact"], abilities }), card("Kiln", {}), "transform");
    const object = table.put(kiln);
    table.put(card("Clay", { types: ["artifact"] }), zone);
    table.put(card("Verse", { types: ["enchantment"] }), zone);
    table.input({ kind: "act", action: { kind: "activate", object, ability: "kw:craft:craft" } });
    table.resolve();
    expect(table.find("Kiln")).toHaveLength(1);
    expect(table.find("Clay", "exile")).toHaveLength(1);
    expect(table.find("Verse", zone)).toHaveLength(1);
  }
});

it("goad: until its player's next turn, and no longer (701.15a)", () => {
  const table = new TestTable();
  for (const owner of ["you", "opponent"]) for (const name of ["A", "B"]) table.put(card(name, {}), "library", owner);
  const id = table.put(bear("Goaded"), "battlefield", "opponent");
  table.arrange([{ kind: "goad", ...named("g"), actor: you, objects: matching(creature) }]);
  const goaded = (): boolean => table.looks(id).rules.some(({ rule }) => rule.kind === "goaded");
  table.advance("endStep");
  table.advance("declareAttackersStep");
  expect(goaded()).toBe(true);
  table.answer();
  expect(table.reports.at(-1)?.kind).toBe("illegal");
  table.answer(0);
  table.advance("upkeep");
  expect(goaded()).toBe(false);
});

it.each([
  ["notChosenThisTurn", 2],
  ["notChosenBefore", 2],
] as const)("a mode that was chosen is not chosen again (700.2): %s", (kind, times) => {
  const table = new TestTable();
  const modes = [gain(1), gain(3)].map((one) => ({ name: null, cost: [], targets: [], instructions: [one] }));
  const choose: Instruction = {
    kind: "chooseModes",
    ...named("m"),
    player: you,
    least: n(1),
    most: n(1),
    sameAgain: "no",
    manner: "chosen",
    unless: { kind },
    modes,
  };
  table.put(bear("Pirate", { abilities: [triggered({ kind: "becomesTapped", object: self, detail }, [choose])] }));
  const objects = matching(creature);
  for (let time = 0; time < times + 1; time += 1) {
    table.arrange([
      { kind: "untap", ...named("u"), actor: you, objects },
      { kind: "tap", ...named("t"), actor: you, objects },
    ]);
    if (time === 0) table.answer(0);
    table.resolve();
  }
  expect(table.state.players[0]?.life).toBe(24);
});
