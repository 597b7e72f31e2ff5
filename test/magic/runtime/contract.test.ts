import { expect, it } from "vitest";
import { shuffled, seeded, drawNumber } from "../../../src/state/random.js";
import {
  activated,
  bear,
  card,
  create,
  creature,
  detail,
  each,
  fixed,
  group,
  keyword,
  matching,
  n,
  named,
  one,
  opponents,
  permanents,
  saproling,
  spell,
  target,
  targetOf,
  token,
  triggered,
  you,
} from "./builders.js";
import { TestTable } from "./table.js";

const pass = { kind: "act", action: { kind: "pass" } } as const;

it("changes nothing on an input that is not allowed, and says the rule", () => {
  const table = new TestTable();
  const before = table.state;
  table.input({ kind: "answer", answer: [99] });
  expect(table.state).toBe(before);
  expect(table.reports).toEqual([
    { kind: "illegal", message: "the answer [99] is not one of those offered", rule: "117.1" },
  ]);
});

it("goes on in the midst of a resolution when an answer comes", () => {
  const table = new TestTable();
  const may = { kind: "optional", ...named("may"), player: you, instructions: [create([group(saproling)])] } as const;
  const request = table.arrange([{ kind: "gainLife", ...named("g"), player: you, amount: one }, may]);
  expect(request).toMatchObject({ purpose: "may", player: "you", rule: "608.2d" });
  expect(table.state.players[0]?.life).toBe(21);
  table.answer(0);
  expect(table.state.players[0]?.life).toBe(21);
  expect(table.tokens()).toHaveLength(1);
  expect(table.events.filter(({ kind }) => kind === "lifeGained")).toHaveLength(1);
});

it("draws fair numbers, the same for the same seed", () => {
  const counts = [0, 0, 0];
  let random = seeded(5);
  for (let draw = 0; draw < 3000; draw += 1) {
    const drawn = drawNumber(random, 3);
    random = drawn.random;
    counts[drawn.value] = (counts[drawn.value] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(900);
  expect(shuffled(seeded(5), [1, 2, 3, 4, 5])).toEqual(shuffled(seeded(5), [1, 2, 3, 4, 5]));
});

it("applies layers in their order, whatever the timestamps (613.1)", () => {
  const table = new TestTable();
  const id = table.put(bear("Grove Bear"));
  const plus = { sign: "plus", amount: n(3) } as const;
  table.put(
    card("Swell", {
      abilities: [
        fixed({
          kind: "continuous",
          affected: matching(creature),
          changes: [{ kind: "changePowerToughness", power: plus, toughness: plus }],
        }),
      ],
    }),
  );
  table.put(
    card("Shrink", {
      abilities: [
        fixed({
          kind: "continuous",
          affected: matching(creature),
          changes: [{ kind: "setBasePowerToughness", power: one, toughness: one }],
        }),
      ],
    }),
  );
  expect(table.looks(id)).toMatchObject({ power: 4, toughness: 4, basePower: 1 });
});

it("applies an effect after those that it depends on (613.8)", () => {
  const table = new TestTable();
  const land = table.put(card("Grove", { types: ["land"] }));
  const grant = fixed({
    kind: "continuous",
    affected: matching(creature),
    changes: [
      { kind: "gainAbilities", abilities: [keyword("flying")] },
      { kind: "addTypes", supertypes: [], types: ["artifact"], subtypes: [] },
    ],
  });
  const animate = fixed({
    kind: "continuous",
    affected: matching({ kind: "cardType", cardType: "land" }),
    changes: [{ kind: "addTypes", supertypes: [], types: ["creature"], subtypes: [] }],
  });
  table.put(card("Gift", { types: ["enchantment"], abilities: [grant] }));
  table.put(card("Awakening", { types: ["enchantment"], abilities: [animate] }));
  expect(table.looks(land).types).toEqual(["land", "creature", "artifact"]);
});

it("lets +1/+1 and -1/-1 counters take each other away (704.5q)", () => {
  const table = new TestTable();
  const id = table.put(bear("Grove Bear"), "battlefield", "you", { counters: { "+1/+1": 3 } });
  table.arrange([
    {
      kind: "putCounters",
      ...named("c"),
      actor: you,
      counter: "-1/-1",
      count: n(2),
      on: matching(creature),
      division: "each",
    },
  ]);
  expect(table.find("Grove Bear")[0]?.counters).toEqual({ "+1/+1": 1 });
  expect(table.looks(id).power).toBe(3);
});

it("destroys what has lethal damage, and what deathtouch has damaged (704.5g, h)", () => {
  const table = new TestTable();
  table.put(bear("Asp", { abilities: [keyword("deathtouch")], power: "1" }));
  table.put(bear("Giant", { power: "5", toughness: "5" }), "battlefield", "opponent");
  const asp = matching({ kind: "named", name: "Asp" });
  table.arrange([
    {
      kind: "dealDamage",
      ...named("d"),
      source: asp,
      amount: one,
      to: [matching({ kind: "named", name: "Giant" })],
      division: "each",
    },
  ]);
  expect(table.find("Giant", "graveyard")).toHaveLength(1);
});

it("ends the game when a player has no life (704.5a, 104.2a)", () => {
  const table = new TestTable();
  const request = table.arrange([{ kind: "loseLife", ...named("l"), player: opponents, amount: n(20) }]);
  expect(request).toBeNull();
  expect(table.state.players.map(({ standing }) => standing)).toEqual(["won", "lost"]);
});

it("looks at a dying creature as it was (603.10a, 608.2h)", () => {
  const table = new TestTable();
  const power = { kind: "characteristic", characteristic: "power", of: { kind: "source" } } as const;
  const die = { kind: "dies", object: { kind: "object", reference: { kind: "source" } }, detail } as const;
  table.put(
    bear("Brood", { power: "4", abilities: [triggered(die, [create([group(saproling, power)])])] }),
    "battlefield",
    "you",
    { counters: { "+1/+1": 1 } },
  );
  table.arrange([{ kind: "destroy", ...named("d"), actor: you, objects: matching(creature) }]);
  table.resolve();
  expect(table.tokens()).toHaveLength(5);
});

it("does nothing when every target has become illegal (608.2b)", () => {
  const table = new TestTable();
  table.put(bear("Grove Bear"));
  const hex = card("Hex", {
    types: ["instant"],
    manaCost: [],
    abilities: [
      spell(
        [
          { kind: "destroy", ...named("d"), actor: you, objects: target("t") },
          { kind: "gainLife", ...named("g"), player: you, amount: n(5) },
        ],
        [targetOf("t", permanents(creature))],
      ),
    ],
  });
  const id = table.put(hex, "hand");
  table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  table.arrange([{ kind: "sacrifice", ...named("s"), player: you, objects: matching(creature) }]);
  table.resolve();
  expect(table.state.players[0]?.life).toBe(20);
  expect(table.events.map(({ kind }) => kind)).toContain("fizzled");
});

it("honours combat keywords (702.9, 702.19, 702.111)", () => {
  const table = new TestTable();
  const giant = table.put(
    bear("Giant", { power: "5", toughness: "5", abilities: [keyword("trample"), keyword("menace")] }),
  );
  table.put(bear("Wall"), "battlefield", "opponent");
  table.put(bear("Fence"), "battlefield", "opponent");
  let request = table.advance("declareAttackersStep");
  expect(request?.options).toEqual([{ kind: "pair", object: giant, with: "opponent" }]);
  table.answer(0);
  request = table.advance("declareBlockersStep");
  expect(request?.purpose).toBe("blockers");
  table.answer(0);
  expect(table.reports.at(-1)).toMatchObject({ kind: "illegal", rule: "702.111b" });
  table.answer(0, 1);
  table.input(pass);
  request = table.input(pass);
  expect(request).toMatchObject({ kind: "assign", purpose: "division", rule: "510.1c", most: 5 });
  table.answer(1, 2, 2);
  expect(table.reports.at(-1)).toMatchObject({ kind: "illegal", rule: "702.19b" });
  table.answer(2, 2, 1);
  expect(table.state.players[1]?.life).toBe(19);
  expect(table.find("Wall", "graveyard")).toHaveLength(1);
});

it("asks in which order replacement effects apply (616.1e)", () => {
  const table = new TestTable();
  const gains = {
    kind: "gainsLife",
    player: { kind: "player", reference: you },
    object: null,
    amount: null,
    detail,
  } as const;
  table.put(
    card("Double", {
      abilities: [fixed({ kind: "replacement", event: gains, replacement: { kind: "multiply", by: 2 } })],
    }),
  );
  table.put(
    card("Plus", {
      abilities: [fixed({ kind: "replacement", event: gains, replacement: { kind: "add", amount: one } })],
    }),
  );
  const request = table.arrange([{ kind: "gainLife", ...named("g"), player: you, amount: n(3) }]);
  expect(request).toMatchObject({ purpose: "replacement", rule: "616.1e", player: "you" });
  table.answer(1);
  expect(table.state.players[0]?.life).toBe(28);
});

it("lets what cannot happen not happen (614.17)", () => {
  const table = new TestTable();
  const no = fixed({
    kind: "playerContinuous",
    affected: { kind: "eachPlayer" },
    changes: [{ kind: "prohibit", prohibition: { kind: "createTokens" } }],
  });
  table.put(card("Barren", { abilities: [no] }));
  table.arrange([create([group(saproling)])]);
  expect(table.tokens()).toHaveLength(0);
  expect(table.events.map(({ kind }) => kind)).toContain("notCreated");
});

it("brings back what was exiled until something left (610.3)", () => {
  const table = new TestTable();
  const leaves = {
    kind: "leavesBattlefield",
    object: { kind: "object", reference: { kind: "source" } },
    detail,
  } as const;
  const exile = {
    kind: "moveObjects",
    ...named("e"),
    actor: you,
    objects: matching(creature, { kind: "controlledBy", player: opponents }),
    from: null,
    to: "exile",
    position: null,
    order: null,
    controller: null,
    enters: [],
    until: { kind: "untilEvent", event: leaves },
  } as const;
  const jail = table.put(card("Jail", { abilities: [activated([], [exile])] }));
  table.put(bear("Ridge Bear"), "battlefield", "opponent");
  table.input({ kind: "act", action: { kind: "activate", object: jail, ability: "act" } });
  table.resolve();
  expect(table.find("Ridge Bear", "exile")).toHaveLength(1);
  table.arrange([{ kind: "destroy", ...named("d"), actor: you, objects: matching({ kind: "named", name: "Jail" }) }]);
  expect(table.find("Ridge Bear")).toMatchObject([{ controller: "opponent" }]);
});

it("triggers at the next end step, once (603.7b)", () => {
  const table = new TestTable();
  const delayed = {
    kind: "delayedTrigger",
    ...named("later"),
    event: { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" },
    times: "once",
    expires: null,
    targets: [],
    instructions: [{ kind: "sacrifice", ...named("s"), player: you, objects: { kind: "result", slot: "create" } }],
  } as const;
  table.arrange([create([group(saproling)]), delayed]);
  table.advance("endStep");
  expect(table.tokens()).toHaveLength(1);
  table.resolve();
  expect(table.tokens()).toHaveLength(0);
  expect(table.state.delayed).toEqual([]);
});

it("makes a token of a copy of a permanent spell without creating it (111.13, 608.3f)", () => {
  const table = new TestTable();
  const created = {
    kind: "createsTokens",
    player: null,
    tokens: { kind: "filter", filter: permanents(), grouping: "oneOrMore" },
    detail,
  } as const;
  table.put(
    card("Watcher", {
      abilities: [triggered(created, [{ kind: "gainLife", ...named("g"), player: you, amount: one }])],
    }),
  );
  const id = table.put(bear("Grove Bear", { manaCost: [] }), "hand");
  table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  table.arrange([
    {
      kind: "copySpell",
      ...named("copy"),
      object: { kind: "matching", filter: { what: "spell", constraints: [] } },
      count: one,
      newTargets: "no",
      exceptions: [],
    },
  ]);
  table.resolve();
  expect(
    table
      .find("Grove Bear")
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(["card", "token"]);
  expect(table.events.map(({ kind }) => kind)).toContain("becameToken");
  expect(table.state.players[0]?.life).toBe(20);
});

it("adds tokens to a creation, entering as the others do (616, 506.3a)", () => {
  const table = new TestTable();
  const filter = each(permanents(token));
  const event = {
    kind: "createsTokens",
    player: { kind: "player", reference: you },
    tokens: { ...filter, filter: permanents(), grouping: "oneOrMore" },
    detail,
  } as const;
  table.put(
    card("Larder", {
      abilities: [
        fixed({
          kind: "replacement",
          event,
          replacement: { kind: "addTokens", id: "more", groups: [group(saproling)] },
        }),
      ],
    }),
  );
  table.arrange([create([{ count: n(2), token: saproling, enters: [{ kind: "tapped" }] }])]);
  expect(table.tokens().map(({ tapped }) => tapped)).toEqual([true, true, true]);
});
