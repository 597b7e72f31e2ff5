import { expect, it } from "vitest";
import type { Instruction } from "../../../src/magic/effects/index.js";
import {
  activated,
  bear,
  card,
  create,
  creature,
  detail,
  doubler,
  each,
  fixed,
  group,
  keyword,
  matching,
  n,
  named,
  one,
  permanents,
  saproling,
  source,
  specified,
  spell,
  target,
  targetOf,
  token,
  treasure,
  triggered,
  you,
  yours,
} from "./builders.js";
import { TestTable } from "./table.js";

it("creates a token with the stated characteristics and no others (111.3, 111.4)", () => {
  const table = new TestTable();
  table.arrange([create([group(saproling)])]);
  const [made] = table.tokens();
  expect(table.tokens()).toHaveLength(1);
  expect(table.looks(made?.id ?? 0)).toMatchObject({
    name: "Saproling Token",
    nameFrom: "derived",
    colors: ["green"],
    types: ["creature"],
    subtypes: ["Saproling"],
    supertypes: [],
    manaCost: null,
    abilities: [],
    power: 1,
    toughness: 1,
  });
});

it("lets one player create a token under another's control (111.2)", () => {
  const table = new TestTable();
  table.arrange([create([group(saproling)], { controller: { kind: "eachOpponent" } })]);
  expect(table.tokens()).toMatchObject([{ owner: "you", controller: "opponent" }]);
});

it("doubles every creation, whatever makes it (614.1, 701.7b)", () => {
  const table = new TestTable();
  const bearId = table.put(bear("Grove Bear"));
  table.put(doubler);
  table.arrange([create([group(saproling)])]);
  expect(table.tokens()).toHaveLength(2);
  const copy = {
    kind: "copy",
    of: { kind: "matching", filter: permanents({ kind: "named", name: "Grove Bear" }) },
    exceptions: [],
  } as const;
  table.arrange([create([group(copy)])]);
  expect(table.find("Grove Bear").map(({ kind }) => kind)).toEqual(["card", "token", "token"]);
  expect(bearId).toBe(1);
});

it("applies each doubler once an event (614.5)", () => {
  const table = new TestTable();
  table.put(doubler);
  table.put(doubler);
  table.arrange([create([group(saproling, n(3))])]);
  expect(table.tokens()).toHaveLength(12);
});

it("lets a token that left the battlefield cease to exist (111.7, 704.5d)", () => {
  const table = new TestTable();
  table.arrange([create([group(saproling)])]);
  table.arrange([{ kind: "destroy", ...named("d"), actor: you, objects: matching(token) }]);
  expect(table.tokens()).toHaveLength(0);
  expect(table.events.map(({ kind }) => kind)).toContain("ceased");
  expect(table.state.players[0]?.graveyard).toEqual([]);
});

it("never moves a token that has left (111.8)", () => {
  const table = new TestTable();
  table.arrange([create([group(saproling)])]);
  const exile: Instruction = {
    kind: "moveObjects",
    ...named("exile"),
    actor: you,
    objects: matching(token),
    from: null,
    to: "exile",
    position: null,
    order: null,
    controller: null,
    enters: [],
    until: null,
  };
  const back: Instruction = {
    ...exile,
    ...named("back"),
    objects: { kind: "result", slot: "exile" },
    to: "battlefield",
  };
  table.arrange([exile, back]);
  expect(table.tokens()).toHaveLength(0);
  expect(table.unable()).toEqual([]);
});

it("lets a 0/0 token that gets counters in the same resolution live (704.3)", () => {
  const table = new TestTable();
  const ooze = specified({ subtypes: ["Ooze"], colors: ["green"], power: n(0), toughness: n(0) });
  const grow: Instruction = {
    kind: "putCounters",
    ...named("grow"),
    actor: you,
    counter: "+1/+1",
    count: n(2),
    on: { kind: "result", slot: "create" },
    division: "each",
  };
  table.arrange([create([group(ooze)]), grow]);
  expect(table.looks(table.tokens()[0]?.id ?? 0)).toMatchObject({ power: 2, toughness: 2 });
  table.arrange([create([group(ooze)])]);
  expect(table.tokens()).toHaveLength(1);
});

it("asks which of two legendary tokens of one name stays (704.5j)", () => {
  const table = new TestTable();
  const boo = specified({
    name: { from: "given", literal: "Boo" },
    supertypes: ["legendary"],
    subtypes: ["Hamster"],
    colors: ["red"],
    power: one,
    toughness: one,
  });
  table.arrange([create([group(boo)])]);
  const request = table.arrange([create([group(boo)])]);
  expect(request).toMatchObject({ purpose: "legendRule", rule: "704.5j", least: 1, most: 1 });
  table.answer(1);
  expect(table.find("Boo")).toHaveLength(1);
});

it("activates an ability for mana and resolves it", () => {
  const table = new TestTable();
  const mage = bear("Sproutcaller", {
    abilities: [activated([{ kind: "mana", symbols: ["{2}", "{G}"] }], [create([group(saproling)])])],
  });
  const id = table.put(mage);
  table.input({ kind: "act", action: { kind: "activate", object: id, ability: "act" } });
  expect(table.reports).toMatchObject([{ kind: "illegal", rule: "601.2h" }]);
  table.input({ kind: "giveMana", player: "you", mana: ["{C}", "{R}", "{G}"] });
  table.input({ kind: "act", action: { kind: "activate", object: id, ability: "act" } });
  expect(table.tokens()).toHaveLength(0);
  table.resolve();
  expect(table.tokens()).toHaveLength(1);
});

it("casts a spell with a target and rechecks it (608.2b)", () => {
  const table = new TestTable();
  const victim = table.put(bear("Grove Bear"));
  const second = table.put(bear("Ridge Bear"), "battlefield", "opponent");
  const bolt = card("Spark", {
    types: ["instant"],
    manaCost: ["{R}"],
    abilities: [
      spell(
        [{ kind: "dealDamage", ...named("dmg"), source, amount: n(3), to: [target("t1")], division: "each" }],
        [targetOf("t1", permanents(creature))],
      ),
    ],
  });
  const spark = table.put(bolt, "hand");
  table.input({ kind: "giveMana", player: "you", mana: ["{R}"] });
  const request = table.input({ kind: "act", action: { kind: "cast", object: spark, face: 0 } });
  expect(request?.options).toEqual([
    { kind: "object", object: victim },
    { kind: "object", object: second },
  ]);
  table.answer(1);
  table.resolve();
  expect(table.find("Ridge Bear")).toHaveLength(0);
  expect(table.find("Ridge Bear", "graveyard")).toHaveLength(1);
  expect(table.find("Spark", "graveyard")).toHaveLength(1);
});

it("triggers once for each token entering, and once for one or more created", () => {
  const table = new TestTable();
  const gain = { kind: "gainLife", ...named("gain"), player: you, amount: one } as const;
  const entering = {
    kind: "zoneChange",
    object: each(permanents(token, yours)),
    from: null,
    to: "battlefield",
    player: null,
    detail,
  } as const;
  const created = {
    kind: "createsTokens",
    player: { kind: "player", reference: you },
    tokens: { kind: "filter", filter: permanents(), grouping: "oneOrMore" },
    detail,
  } as const;
  table.put(
    card("Watcher", {
      abilities: [triggered(entering, [gain]), triggered(created, [{ ...gain, amount: n(10) }], { id: "created" })],
    }),
  );
  const request = table.arrange([create([group(saproling, n(3))])]);
  expect(request?.purpose).toBe("triggerOrder");
  table.answer(...(request?.options ?? []).map((_, index) => index));
  table.resolve();
  expect(table.state.players[0]?.life).toBe(33);
});

it("gives tokens what static abilities say (613)", () => {
  const table = new TestTable();
  const plus = { sign: "plus", amount: one } as const;
  const anthem = fixed({
    kind: "continuous",
    affected: matching(creature, yours),
    changes: [
      { kind: "changePowerToughness", power: plus, toughness: plus },
      { kind: "gainAbilities", abilities: [keyword("flying")] },
    ],
  });
  table.put(card("Banner", { abilities: [anthem] }));
  table.arrange([create([group(saproling)])]);
  const [made] = table.tokens();
  expect(table.looks(made?.id ?? 0)).toMatchObject({ power: 2, toughness: 2 });
});

it("pays with a Treasure", () => {
  const table = new TestTable();
  table.arrange([create([group(treasure)])]);
  const [made] = table.tokens();
  table.input({ kind: "act", action: { kind: "activate", object: made?.id ?? 0, ability: "act" } });
  table.answer(4);
  expect(table.state.players[0]?.mana).toEqual([{ symbol: "{G}", restrictions: [] }]);
  expect(table.tokens()).toHaveLength(0);
});

it("notes which tokens it created, for its linked abilities (607.2c)", () => {
  const table = new TestTable();
  table.arrange([create([group(saproling)])]);
  const linked = { kind: "linked", how: "created" } as const;
  const again = { kind: "destroy", ...named("d"), actor: you, objects: linked } as const;
  const nest = card("Nest", { abilities: [activated([], [create([group(saproling, n(2))]), again])] });
  table.input({ kind: "act", action: { kind: "activate", object: table.put(nest), ability: "act" } });
  table.resolve();
  expect(table.tokens()).toHaveLength(1);
});
