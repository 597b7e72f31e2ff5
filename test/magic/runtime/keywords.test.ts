import { expect, it } from "vitest";
import {
  bear,
  card,
  create,
  creature,
  each,
  enters,
  fixed,
  group,
  keyword,
  matching,
  n,
  named,
  permanents,
  self,
  source,
  saproling,
  spell,
  token,
  treasure,
  triggered,
  you,
  detail,
  one,
} from "./builders.js";
import { TestTable } from "./table.js";

it("regenerates instead of being destroyed, once (701.19)", () => {
  const table = new TestTable();
  table.put(bear("Troll"));
  const destroy = { kind: "destroy", ...named("d"), actor: you, objects: matching(creature) } as const;
  table.arrange([{ kind: "regenerate", ...named("r"), actor: you, objects: matching(creature) }, destroy]);
  expect(table.find("Troll")).toMatchObject([{ tapped: true }]);
  table.arrange([destroy]);
  expect(table.find("Troll", "graveyard")).toHaveLength(1);
});

it("casts a card with flashback from the graveyard and exiles it (702.34a)", () => {
  const table = new TestTable();
  const cost = { kind: "cost", costs: [{ kind: "mana", symbols: ["{R}"] }] } as const;
  const gain = { kind: "gainLife", ...named("g"), player: you, amount: n(2) } as const;
  const echo = card("Echoing Cheer", {
    types: ["instant"],
    manaCost: ["{9}"],
    abilities: [spell([gain]), keyword("flashback", cost)],
  });
  const id = table.put(echo, "graveyard");
  table.input({ kind: "giveMana", player: "you", mana: ["{R}"] });
  table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  table.resolve();
  expect(table.state.players[0]?.life).toBe(22);
  expect(table.find("Echoing Cheer", "exile")).toHaveLength(1);
});

it("triggers once when a player attacks with several creatures (508.3c)", () => {
  const table = new TestTable();
  const player = { kind: "player", reference: you } as const;
  const gain = { kind: "gainLife", ...named("g"), player: you, amount: one } as const;
  table.put(card("Drum", { abilities: [triggered({ kind: "attacks", object: player, whom: null, detail }, [gain])] }));
  table.put(bear("First"));
  table.put(bear("Second"));
  table.advance("declareAttackersStep");
  table.answer(0, 1);
  table.resolve();
  expect(table.state.players[0]?.life).toBe(21);
});

it.each<[readonly number[], number]>([
  [[0, 1, 2], 21],
  [[0, 1], 20],
  [[1, 2], 20],
])("triggers on attacking together with at least two others (508.3a): %j", (attackers, life) => {
  const table = new TestTable();
  const gain = { kind: "gainLife", ...named("g"), player: you, amount: one } as const;
  const others = permanents(creature, { kind: "otherThan", object: source }, { kind: "status", status: "attacking" });
  const together = { kind: "exists", what: others, is: { operator: "atLeast", than: n(2) } } as const;
  const event = { kind: "attacks", object: self, whom: null, detail: { ...detail, conditions: [together] } } as const;
  table.put(bear("Leader", { abilities: [triggered(event, [gain])] }));
  table.put(bear("Second"));
  table.put(bear("Third"));
  table.advance("declareAttackersStep");
  table.answer(...attackers);
  table.resolve();
  expect(table.state.players[0]?.life).toBe(life);
});

it("counters a spell whose controller does not pay for ward (702.21a)", () => {
  const table = new TestTable();
  const cost = { kind: "cost", costs: [{ kind: "mana", symbols: ["{2}"] }] } as const;
  table.put(bear("Warded", { abilities: [keyword("ward", cost)] }), "battlefield", "opponent");
  const destroy = { kind: "destroy", ...named("d"), actor: you, objects: { kind: "target", target: "t" } } as const;
  const target = { id: "t", what: permanents(creature), least: one, most: one };
  const hex = table.put(
    card("Hex", { types: ["instant"], manaCost: [], abilities: [spell([destroy], [target])] }),
    "hand",
  );
  table.input({ kind: "act", action: { kind: "cast", object: hex, face: 0 } });
  table.resolve();
  expect(table.find("Warded")).toHaveLength(1);
  expect(table.find("Hex", "graveyard")).toHaveLength(1);
});

it("grows a creature with prowess when its controller casts a noncreature spell (702.108a)", () => {
  const table = new TestTable();
  const monk = table.put(bear("Monk", { abilities: [keyword("prowess")] }));
  const gain = { kind: "gainLife", ...named("g"), player: you, amount: n(1) } as const;
  const cheer = table.put(card("Cheer", { types: ["instant"], manaCost: [], abilities: [spell([gain])] }), "hand");
  table.input({ kind: "act", action: { kind: "cast", object: cheer, face: 0 } });
  table.resolve();
  expect(table.looks(monk)).toMatchObject({ power: 3, toughness: 3 });
});

it("makes a goaded creature attack, even the only player there is to attack (701.15b)", () => {
  const table = new TestTable();
  const goads = fixed({ kind: "continuous", affected: matching(creature), changes: [{ kind: "goaded" }] });
  table.put(card("Taunting Banner", { abilities: [goads] }), "battlefield", "opponent");
  table.put(bear("Grove Bear"));
  table.advance("declareAttackersStep");
  table.answer();
  expect(table.reports.at(-1)).toMatchObject({ kind: "illegal", rule: "508.1d" });
  table.answer(0);
  expect(table.state.turn.part).toBe("declareAttackersStep");
});

it("triggers no more this turn once the action was taken, and takes it once (603.2h)", () => {
  const table = new TestTable();
  const gain = { kind: "gainLife", ...named("g"), player: you, amount: one } as const;
  const offer = {
    kind: "optional",
    ...named("may"),
    player: you,
    instructions: [gain],
    limit: "onceEachTurn",
  } as const;
  const event = { ...enters, object: each(permanents(token)) } as const;
  const once = triggered(event, [offer], { restrictions: [{ kind: "notYetDone", slot: offer.result }] });
  table.put(card("Quiet Choir", { abilities: [once] }));
  table.arrange([create([group(saproling, n(2))])]);
  expect(table.resolve()).toMatchObject({ purpose: "may" });
  table.answer(0);
  table.resolve();
  expect(table.state.players[0]?.life).toBe(21);
  table.arrange([create([group(saproling)])]);
  expect(table.state.stack).toHaveLength(0);
});

it("counts of a creation the tokens that are meant, and not the others it made (701.7a)", () => {
  const table = new TestTable();
  table.arrange([create([group(saproling, n(2)), group(treasure)])]);
  const tokens = each(permanents(creature, token));
  const event = { kind: "createsTokens", player: { kind: "player", reference: you }, tokens, detail } as const;
  const amount = { kind: "events", measure: "objects", event, within: "thisTurn" } as const;
  table.arrange([{ kind: "gainLife", ...named("g"), player: you, amount }]);
  expect(table.state.players[0]?.life).toBe(22);
});

it("holds the name of an object against those of others than itself (201.2a)", () => {
  const table = new TestTable();
  for (const name of ["Twin", "Twin", "Single"]) table.put(bear(name));
  const itself = { kind: "otherThan", object: { kind: "iteration", slot: "it" } } as const;
  const unlike = { kind: "not", constraint: { kind: "sharesName", with: matching(creature, itself) } } as const;
  const amount = { kind: "count", of: permanents(creature, unlike) } as const;
  table.arrange([{ kind: "gainLife", ...named("g"), player: you, amount }]);
  expect(table.state.players[0]?.life).toBe(21);
});
