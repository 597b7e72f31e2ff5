import { describe, expect, it } from "vitest";
import type { CompiledCard } from "../../../src/magic/effects/index.js";
import { beginHistory, extendHistory, undo } from "../../../src/magic/runtime/replay.js";
import { view } from "../../../src/magic/runtime/view.js";
import { findObject, permanentIds } from "../../../src/magic/runtime/state/objects.js";
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

const cost = (...symbols: readonly string[]) => ({ kind: "cost", costs: [{ kind: "mana", symbols }] }) as const;
const gain = { kind: "gainLife", ...named("g"), player: you, amount: n(2) } as const;
const onTurning = triggered({ kind: "turnedFaceUp", object: self, detail }, [gain]);

const hidden = (word: string, ...symbols: readonly string[]): CompiledCard =>
  bear("Hidden Beast", {
    manaCost: ["{9}"],
    power: "5",
    toughness: "5",
    abilities: [keyword(word, cost(...symbols)), onTurning],
  });

/** Casts the card face down and lets it resolve; the permanent that it becomes is given back. */
function castDown(table: TestTable, made: CompiledCard, down: string): number {
  const object = table.put(made, "hand");
  table.input({ kind: "giveMana", player: "you", mana: ["{C}", "{C}", "{C}"] });
  table.input({ kind: "act", action: { kind: "cast", object, face: 0, down } });
  table.resolve();
  return permanentIds(table.state).at(-1) ?? 0;
}

/** Turns it face up with so much mana. */
function turnUp(table: TestTable, object: number, by: string, ...symbols: readonly string[]): void {
  table.input({ kind: "giveMana", player: "you", mana: symbols });
  table.input({ kind: "act", action: { kind: "special", action: "turnFaceUp", object, by } });
  table.resolve();
}

describe("face-down spells and permanents (708)", () => {
  it("morph: a 2/2 creature without a name for {3}, turned face up for its morph cost (702.37a, e)", () => {
    const table = new TestTable();
    const id = castDown(table, hidden("morph", "{G}"), "morph");
    expect(table.looks(id)).toMatchObject({
      name: "",
      power: 2,
      toughness: 2,
      types: ["creature"],
      manaCost: null,
      abilities: [],
    });
    expect(view(table.state, "opponent").objects.find((object) => object.id === id)?.looks).toBeNull();
    turnUp(table, id, "morph");
    expect(table.looks(id).name).toBe("");
    turnUp(table, id, "morph", "{G}");
    expect(table.looks(id)).toMatchObject({ name: "Hidden Beast", power: 5 });
    expect(table.state.players[0]?.life).toBe(22);
  });

  it("megamorph: a +1/+1 counter as it is turned face up (702.37b)", () => {
    const table = new TestTable();
    const id = castDown(table, hidden("megamorph", "{G}"), "megamorph");
    turnUp(table, id, "megamorph", "{G}");
    expect(table.looks(id)).toMatchObject({ power: 6, toughness: 6 });
  });

  it("disguise: it has ward {2} while it is face down, and no longer (702.168a, d)", () => {
    const table = new TestTable();
    const id = castDown(table, hidden("disguise", "{G}"), "disguise");
    const destroy = { kind: "destroy", ...named("d"), actor: you, objects: { kind: "target", target: "t" } } as const;
    const target = { id: "t", what: { what: "permanent", constraints: [creature] }, least: n(1), most: n(1) } as const;
    const hex = table.put(
      card("Hex", { types: ["instant"], manaCost: [], abilities: [spell([destroy], [target])] }),
      "hand",
      "opponent",
    );
    table.input({ kind: "act", action: { kind: "pass" } });
    table.input({ kind: "act", action: { kind: "cast", object: hex, face: 0 } });
    table.resolve();
    expect(findObject(table.state, id)).not.toBeNull();
    turnUp(table, id, "disguise", "{G}");
    expect(table.looks(id).abilities.map(({ ability }) => ability.kind === "keyword" && ability.keyword)).not.toContain(
      "ward",
    );
  });

  it.each([
    ["turned face up", { kind: "act", action: { kind: "special", action: "turnFaceUp", object: "it", by: "morph" } }],
    [
      "put into the graveyard, where it is revealed (708.9)",
      {
        kind: "arrange",
        player: "you",
        instructions: [{ kind: "destroy", ...named("d"), actor: you, objects: matching(creature) }],
      },
    ],
  ] as const)("what was %s cannot be taken back (708.5)", (_, input) => {
    const table = new TestTable();
    const object = castDown(table, hidden("morph", "{G}"), "morph");
    table.input({ kind: "giveMana", player: "you", mana: ["{G}"] });
    const history = beginHistory(table.state);
    const paid = extendHistory(history, { kind: "giveMana", player: "you", mana: ["{G}"] });
    expect(undo(paid)).not.toBe(paid);
    const known = extendHistory(paid, input.kind === "act" ? { ...input, action: { ...input.action, object } } : input);
    expect(known.inputs).toHaveLength(2);
    expect(undo(known)).toBe(known);
  });

  it("the abilities of what is face down do not work as it enters (708.3)", () => {
    const table = new TestTable();
    const entry = [{ kind: "counters", counter: "+1/+1", count: n(3) } as const];
    const grown = { kind: "entersWith", object: source, entry, unless: null } as const;
    const big = bear("Grown", {
      manaCost: ["{9}"],
      abilities: [keyword("morph", cost("{G}")), { kind: "static", id: "grown", condition: null, effects: [grown] }],
    });
    const id = castDown(table, big, "morph");
    expect(findObject(table.state, id)?.counters).toEqual({});
  });

  it("X of a morph cost is the X of the permanent's abilities (702.37f)", () => {
    const table = new TestTable();
    const many = triggered({ kind: "turnedFaceUp", object: self, detail }, [{ ...gain, amount: { kind: "x" } }]);
    const id = castDown(table, bear("Trumpeter", { abilities: [keyword("morph", cost("{X}", "{R}")), many] }), "morph");
    table.input({ kind: "giveMana", player: "you", mana: ["{R}", "{C}", "{C}", "{C}"] });
    table.input({ kind: "act", action: { kind: "special", action: "turnFaceUp", object: id, by: "morph" } });
    table.answer(3);
    table.resolve();
    expect(table.state.players[0]?.life).toBe(23);
  });

  it.each([
    ["a creature card may be turned up for its mana cost", bear("Kept", { manaCost: ["{R}"] }), "Kept"],
    ["a card that is no creature may not", card("Kept", { types: ["artifact"], manaCost: ["{R}"] }), ""],
  ])(
    "manifest dread: one of two cards enters face down, the other goes to the graveyard; %s (701.62a, 701.40b)",
    (_, top, name) => {
      const table = new TestTable();
      table.put(card("Thrown", { types: ["instant"] }), "library");
      table.put(top, "library");
      const common = { player: you, objects: null, amount: null, word: null } as const;
      table.arrange([{ kind: "keywordAction", ...named("m"), action: "manifest dread", ...common }]);
      table.answer(0);
      expect(table.find("Thrown", "graveyard")).toHaveLength(1);
      const [id = 0] = permanentIds(table.state);
      expect(findObject(table.state, id)).toMatchObject({ position: "faceDown", designations: ["manifested"] });
      turnUp(table, id, "manifested", "{R}");
      expect(table.looks(id).name).toBe(name);
    },
  );

  it("an instant card that was manifested is revealed and stays face down (701.40g)", () => {
    const table = new TestTable();
    const id = table.put(card("Bolt", { types: ["instant"] }), "battlefield", "you", { position: "faceDown" });
    table.arrange([{ kind: "turnFaceUp", ...named("u"), actor: you, objects: matching(creature) }]);
    expect(findObject(table.state, id)?.position).toBe("faceDown");
    expect(table.events.map(({ kind }) => kind)).toContain("revealed");
  });

  it("cloak: it has ward {2} (701.58a)", () => {
    const table = new TestTable();
    table.put(bear("Cloaked"), "library");
    const objects = { kind: "libraryCards", player: you, end: "top", count: n(1) } as const;
    const rest = { player: you, objects, amount: null, word: null } as const;
    table.arrange([{ kind: "keywordAction", ...named("c"), action: "cloak", ...rest }]);
    const [id = 0] = permanentIds(table.state);
    expect(table.looks(id).abilities.map(({ ability }) => ability.kind === "keyword" && ability.keyword)).toEqual([
      "ward",
    ]);
  });

  it("a face-up permanent is turned face down, but for one with two faces (708.2a, 712.16)", () => {
    const table = new TestTable();
    const plain = table.put(bear("Plain"));
    const double = table.put({ ...bear("Double"), layout: "transform" });
    table.arrange([{ kind: "turnFaceDown", ...named("u"), actor: you, objects: matching(creature) }]);
    expect([plain, double].map((id) => table.looks(id).name)).toEqual(["", "Double"]);
  });
});
