import { describe, expect, it } from "vitest";
import type { Cost, Instruction, ObjectReference, Quantity } from "../../../src/magic/effects/index.js";
import { findObject } from "../../../src/magic/runtime/state/objects.js";
import {
  activated,
  bear,
  card,
  creature,
  detail,
  each,
  keyword,
  matching,
  n,
  named,
  one,
  permanents,
  self,
  source,
  spell,
  triggered,
  you,
} from "./builders.js";
import { TestTable } from "./table.js";

/** A keyword action of yours. */
function action(word: string, amount: Quantity | null = null, objects: ObjectReference | null = null): Instruction {
  return { kind: "keywordAction", ...named("k"), action: word, player: you, objects, amount, word: null };
}

const gain = { kind: "gainLife", ...named("g"), player: you, amount: n(2) } as const;

/** "You may [do it]. If you do, you gain 2 life." */
function mayDo(doing: Instruction): readonly Instruction[] {
  const then = { kind: "conditional", ...named("if"), condition: { kind: "done", slot: "may" } } as const;
  return [
    { kind: "optional", ...named("may"), player: you, instructions: [doing] },
    { ...then, then: [gain], otherwise: [] },
  ];
}

describe("blight, collect evidence and forage (701.68, 701.59, 701.61)", () => {
  it("blight N puts N -1/-1 counters on a creature of the player's (701.68a)", () => {
    const table = new TestTable();
    const id = table.put(bear("Victim", { toughness: "4" }));
    table.arrange([action("blight", n(2))]);
    expect(table.looks(id)).toMatchObject({ power: 0, toughness: 2 });
  });

  it.each<[string, Quantity | null, string]>([
    ["blight", one, "701.68b"],
    ["collect evidence", n(4), "701.59b"],
    ["forage", null, "701.61a"],
  ])("%s is not offered where it cannot be done", (word, amount, rule) => {
    const table = new TestTable();
    expect(table.arrange(mayDo(action(word, amount)))?.purpose, rule).toBe("act");
    expect(table.state.players[0]?.life).toBe(20);
  });

  it("collect evidence N exiles cards with total mana value N or greater (701.59a)", () => {
    const table = new TestTable();
    table.put(card("Small", { manaCost: ["{1}"] }), "graveyard");
    table.put(card("Great", { manaCost: ["{3}"] }), "graveyard");
    table.arrange([action("collect evidence", n(4))]);
    table.answer(0);
    expect(table.state.exile).toHaveLength(0);
    table.answer(0, 1);
    expect(table.state.exile).toHaveLength(2);
  });

  it.each([
    ["three cards of the graveyard", 3, 0, 3],
    ["or a Food", 0, 1, 0],
  ])("forage: %s (701.61a)", (_, cards, foods, exiled) => {
    const table = new TestTable();
    for (let count = 0; count < cards; count += 1) table.put(card("Leaf", {}), "graveyard");
    for (let count = 0; count < foods; count += 1) table.put(card("Pie", { types: ["artifact"], subtypes: ["Food"] }));
    table.arrange([action("forage")]);
    expect(table.state.exile).toHaveLength(exiled);
    expect(table.find("Pie")).toHaveLength(0);
  });

  it.each<[string, Cost]>([
    ["forage", { kind: "instruction", instruction: action("forage") }],
    ["blight", { kind: "keywordAction", action: "blight", amount: one, mana: null, what: null }],
  ])("a cost of %s cannot be paid where it cannot be done (118.3)", (_, cost) => {
    const table = new TestTable();
    const object = table.put(card("Altar", { types: ["artifact"], abilities: [activated([cost], [gain])] }));
    table.input({ kind: "act", action: { kind: "activate", object, ability: "act" } });
    expect(table.state.stack).toHaveLength(0);
  });
});

it("behold: a card is revealed from the hand, or a permanent chosen (701.4a)", () => {
  const elf = { what: "object", constraints: [{ kind: "subtype", subtype: "Elf" }] } as const;
  const cost: Cost = { kind: "keywordAction", action: "behold", amount: null, mana: null, what: elf };
  for (const [zone, subtype, possible] of [
    ["hand", "Elf", true],
    ["battlefield", "Elf", true],
    ["hand", "Bear", false],
  ] as const) {
    const table = new TestTable();
    const object = table.put(card("Grove", { types: ["artifact"], abilities: [activated([cost], [gain])] }));
    table.put(bear("Shown", { subtypes: [subtype] }), zone);
    table.input({ kind: "act", action: { kind: "activate", object, ability: "act" } });
    expect(table.state.stack).toHaveLength(possible ? 1 : 0);
    expect(table.events.some(({ kind }) => kind === "revealed")).toBe(possible && zone === "hand");
  }
});

it("suspect: menace, and it can't block, until it leaves the battlefield; not twice (701.60a, c, d)", () => {
  const table = new TestTable();
  const id = table.put(bear("Rogue"));
  table.arrange([action("suspect", null, matching(creature)), action("suspect", null, matching(creature))]);
  expect(findObject(table.state, id)?.designations).toEqual(["suspected"]);
  expect(table.looks(id).abilities.map(({ ability }) => ability)).toContainEqual(
    expect.objectContaining({ keyword: "menace" }),
  );
  expect(table.looks(id).rules.map(({ rule }) => rule)).toContainEqual({
    kind: "prohibit",
    prohibition: { kind: "block", whom: null, manner: "any" },
  });
});

it("airbend: it is exiled, and its owner may cast it for {2} (701.65a)", () => {
  const table = new TestTable();
  table.put(bear("Drifter", { manaCost: ["{7}"] }));
  table.arrange([action("airbend", null, matching(creature))]);
  const [exiled] = table.find("Drifter", "exile");
  table.input({ kind: "giveMana", player: "you", mana: ["{C}", "{C}"] });
  table.input({ kind: "act", action: { kind: "cast", object: exiled?.id ?? 0, face: 0 } });
  table.resolve();
  expect(table.find("Drifter")).toHaveLength(1);
});

it.each(["destroy", "exile"] as const)("earthbend: a land that comes back tapped when it goes: %s (701.66a)", (how) => {
  const table = new TestTable();
  const id = table.put(card("Plains", { types: ["land"], subtypes: ["Plains"] }));
  const lands = matching({ kind: "cardType", cardType: "land" });
  table.arrange([action("earthbend", n(3), lands)]);
  expect(table.looks(id)).toMatchObject({ types: ["land", "creature"], power: 3, toughness: 3 });
  const rest = { from: null, position: null, order: null, controller: null, enters: [], until: null } as const;
  const exile = { kind: "moveObjects", ...named("x"), actor: you, objects: lands, to: "exile", ...rest } as const;
  table.arrange([how === "destroy" ? { kind: "destroy", ...named("x"), actor: you, objects: lands } : exile]);
  table.resolve();
  expect(table.find("Plains")).toMatchObject([{ tapped: true, counters: {} }]);
});

describe("discover and cascade (701.57, 702.85)", () => {
  const stock = (table: TestTable): void => {
    table.put(card("Below", { types: ["artifact"], manaCost: ["{1}"] }), "library");
    table.put(card("Found", { types: ["artifact"], manaCost: ["{3}"] }), "library");
    table.put(card("Dear", { types: ["artifact"], manaCost: ["{4}"] }), "library");
    table.put(card("Field", { types: ["land"] }), "library");
  };

  it.each([
    ["cast for nothing", 0, "stack"],
    ["or put into the hand", 1, "hand"],
  ] as const)("discover 3: the first nonland card with mana value 3 or less is %s (701.57a)", (_, answer, zone) => {
    const table = new TestTable();
    stock(table);
    table.arrange([action("discover", n(3))]);
    table.answer(answer);
    expect(table.find("Found", zone)).toHaveLength(1);
    expect(table.state.exile).toHaveLength(0);
    expect(table.find("Below", "library").map(({ id }) => table.state.players[0]?.library.at(-1) === id)).toEqual([
      true,
    ]);
  });

  it("cascade: mana value less than the spell's, and what is not cast goes to the bottom (702.85a)", () => {
    const table = new TestTable();
    stock(table);
    const echo = card("Echo", {
      types: ["sorcery"],
      manaCost: ["{3}"],
      abilities: [keyword("cascade"), spell([gain])],
    });
    const object = table.put(echo, "hand");
    table.input({ kind: "giveMana", player: "you", mana: ["{C}", "{C}", "{C}"] });
    table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
    expect(table.resolve()?.options[0]?.kind).toBe("yes");
    table.answer(1);
    expect(table.state.exile).toHaveLength(0);
    expect(table.state.players[0]?.library).toHaveLength(4);
  });
});

describe("the Ring tempts you (701.54)", () => {
  const tempt = action("the Ring tempts you");

  it("a creature becomes the Ring-bearer, which is legendary, until another does (701.54a, c)", () => {
    const table = new TestTable();
    const [first, second] = [table.put(bear("First")), table.put(bear("Second"))];
    table.arrange([tempt]);
    table.answer(0);
    expect(table.looks(first).supertypes).toEqual(["legendary"]);
    table.arrange([tempt]);
    table.answer(1);
    expect([first, second].map((id) => table.looks(id).supertypes)).toEqual([[], ["legendary"]]);
  });

  it("no creature with greater power can block it (701.54c)", () => {
    const table = new TestTable();
    const bearer = table.put(bear("Bearer"));
    table.put(bear("Giant", { power: "3" }), "battlefield", "opponent");
    const peer = table.put(bear("Peer"), "battlefield", "opponent");
    table.arrange([tempt]);
    table.advance("declareAttackersStep");
    table.answer(0);
    const request = table.advance("declareBlockersStep");
    expect(request?.options).toEqual([{ kind: "pair", object: peer, with: bearer }]);
  });

  it("the fourth time, combat damage to a player costs each opponent 3 life (701.54c)", () => {
    const table = new TestTable();
    table.put(bear("Bearer"));
    table.put(card("Drawn", {}), "library");
    table.arrange([tempt, tempt, tempt, tempt]);
    table.advance("declareAttackersStep");
    table.answer(0);
    table.advance("endOfCombat");
    expect(table.state.players[1]?.life).toBe(15);
    expect(table.unable()).toEqual([]);
  });

  it("another player who gains control of it has no Ring-bearer in it (701.54a, e)", () => {
    const table = new TestTable();
    const id = table.put(bear("Bearer"));
    table.arrange([tempt]);
    const control = { kind: "control", controller: { kind: "anyOpponent" } } as const;
    const taken = { duration: { kind: "endOfTurn" }, membership: "lockedIn" } as const;
    table.arrange([{ kind: "modify", ...named("c"), objects: matching(creature), changes: [control], ...taken }]);
    expect(findObject(table.state, id)?.designations).toEqual([]);
  });

  it("the player is tempted though they control no creature (701.54d)", () => {
    const table = new TestTable();
    table.arrange([tempt]);
    expect(table.events).toContainEqual(expect.objectContaining({ action: "the Ring tempts you", object: null }));
  });
});

describe("abilities that trigger on what a keyword does", () => {
  const word = (kind: string, object: "self" | "any") =>
    triggered(
      {
        kind: "keywordAction",
        action: kind,
        player: object === "self" ? self : each(permanents(creature)),
        object: each(permanents(creature)),
        detail,
      },
      [gain],
      { id: `on ${kind}` },
    );

  it("a creature exploits what is sacrificed as its exploit ability resolves, and nothing else (702.110b)", () => {
    const table = new TestTable();
    table.put(bear("Watcher", { abilities: [word("exploit", "any")] }));
    table.put(bear("Victim"));
    table.arrange([
      { kind: "sacrifice", ...named("s"), player: you, objects: matching({ kind: "named", name: "Victim" }) },
    ]);
    table.resolve();
    expect(table.state.players[0]?.life).toBe(20);
    const id = table.put(
      bear("Exploiter", { manaCost: [], abilities: [keyword("exploit"), word("exploit", "self")] }),
      "hand",
    );
    table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
    table.resolve();
    table.answer(0);
    table.answer(1);
    table.answer(0, 1);
    table.resolve();
    expect(table.state.players[0]?.life).toBe(24);
  });

  it.each([
    ["the card that is cycled triggers where it winds up", source, 22],
    ["a card that is discarded is not cycled", null, 20],
  ])("%s (702.29c)", (_, cycled, life) => {
    const table = new TestTable();
    table.put(card("Drawn", {}), "library");
    const cost = { kind: "cost", costs: [{ kind: "mana", symbols: [] }] } as const;
    const player = { kind: "player", reference: you } as const;
    const event = { kind: "keywordAction", action: "cycle", player, object: self, detail } as const;
    const slide = card("Slide", {
      types: ["instant"],
      abilities: [keyword("cycling", cost), triggered(event, [gain], { functionsFrom: "graveyard" })],
    });
    const object = table.put(slide, "hand");
    const discard = { kind: "discard", ...named("d"), player: you, what: null, amount: one, manner: "hand" } as const;
    if (cycled === null) table.arrange([discard]);
    else table.input({ kind: "act", action: { kind: "activate", object, ability: "kw:cycling.m1" } });
    table.resolve();
    expect(table.state.players[0]?.life).toBe(life);
  });
});
